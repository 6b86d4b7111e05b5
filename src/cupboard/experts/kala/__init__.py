"""Everything that plays and analyses Kala well."""
