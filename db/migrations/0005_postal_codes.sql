-- The postal code of a city that has exactly one; the places are read again to fill it.
alter table cities add column postal_code text;
