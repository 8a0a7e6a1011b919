-- What is typed about an offer has a version, and publishing or forgetting it takes the row away. The offer remembers how far its
-- versions had come: a form that was opened before then is older than what stands now, and is told so.
alter table jobs add column edition integer not null default 0 check (edition >= 0);
