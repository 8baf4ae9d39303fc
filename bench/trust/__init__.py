"""What the project proves of itself before people trust it; `make trust` runs all of it, the tests a short form."""
