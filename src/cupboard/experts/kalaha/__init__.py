"""Everything that plays and analyses Kalaha well."""
