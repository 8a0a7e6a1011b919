-- A reader that keeps what it read outside the database (the search index, on disk) leaves a mark here first. Found again,
-- the mark proves that the history of this database includes everything the reader had seen: a database restored to an
-- earlier moment, or another one, does not have it. `tx` tells a mark from one that a dump carried into another server.
create table outbox_marks (
  id uuid primary key default gen_random_uuid(),
  tx xid8 not null default pg_current_xact_id(),
  made_at timestamptz not null default now()
);

-- The last entry that was pruned: a reader that had not come so far has missed something.
create table outbox_horizon (
  one boolean primary key default true check (one),
  tx xid8 not null,
  id bigint not null
);
insert into outbox_horizon (tx, id) values ('0', 0);
