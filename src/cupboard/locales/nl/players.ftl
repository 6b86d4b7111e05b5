limit-not-positive = Een grens voor het nadenken moet groter zijn dan nul.
level-unknown = Het niveau ‘{ $level }’ bestaat niet. Er is: { $known }.
