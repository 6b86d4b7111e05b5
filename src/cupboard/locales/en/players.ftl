limit-not-positive = A limit of thinking must be more than nothing.
level-unknown = There is no level “{ $level }”. There are: { $known }.
