"""Developer tools: the launcher, the checks, lock files, page builds and pictures.

The modules behind `./cupboard` (launch, lock, pages, check) use only the standard library.
"""
