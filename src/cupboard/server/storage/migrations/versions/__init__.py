"""The revisions of the schema, one module each. Their ids are numbers that count up."""
