-- Who published or forgot the last changes of an offer, and when: whoever had the older version open is told.
alter table jobs add column edition_by integer references accounts (id) on delete set null;
alter table jobs add column edition_at timestamptz;
create index jobs_edition_by on jobs (edition_by) where edition_by is not null;
