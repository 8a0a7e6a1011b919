-- A city is looked up by its name without accents, by any of its postal codes, and by what lies around it. The places are read
-- again at the next start to fill these.
alter table cities
  drop column postal_code,
  add column postal_codes text[] not null default '{}',
  add column folded text not null default '',
  add column locality text not null default '',
  add column latitude real,
  add column longitude real;
create index cities_folded on cities (folded text_pattern_ops);
create index cities_locality on cities (locality);
create index cities_postal_codes on cities using gin (postal_codes);
create index cities_department on cities (department_code);
create index cities_region on cities (region_id);
