-- Keys by which a program of a company publishes offers. Only a hash is kept: a key is shown once.
create table company_keys (
  id integer primary key generated always as identity,
  company_id integer not null references companies (id) on delete cascade,
  -- Who made it: it acts in their name, and ends with their account.
  account_id integer not null references accounts (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  hash bytea not null unique,
  -- The last signs of it, so that two can be told apart.
  hint text not null check (char_length(hint) = 4),
  scopes text[] not null check (scopes <@ array['offers:write', 'offers:read'] and cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index company_keys_of_company on company_keys (company_id, id desc);
create index company_keys_account on company_keys (account_id);

-- A feed that was sent: its offers wait in feed_items and are published in batches.
create table feed_imports (
  id integer primary key generated always as identity,
  company_id integer not null references companies (id) on delete cascade,
  account_id integer references accounts (id) on delete set null,
  format text not null check (format in ('json', 'xml')),
  -- Whether offers that are not in it any more are closed.
  whole boolean not null,
  state text not null check (state in ('receiving', 'waiting', 'done')),
  closed integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index feed_imports_of_company on feed_imports (company_id, id desc);
create index feed_imports_account on feed_imports (account_id) where account_id is not null;
create index feed_imports_open on feed_imports (created_at) where state <> 'done';

create table feed_items (
  import_id integer not null references feed_imports (id) on delete cascade,
  position integer not null,
  reference text not null default '' check (char_length(reference) <= 100),
  title text not null default '' check (char_length(title) <= 200),
  -- What is to be published; gone once that was tried.
  fields jsonb,
  hash bytea,
  outcome text check (outcome in ('créée', 'modifiée', 'inchangée', 'refusée')),
  reason text not null default '' check (char_length(reason) <= 1000),
  job_id integer references jobs (id) on delete set null,
  primary key (import_id, position)
);
create index feed_items_waiting on feed_items (import_id, position) where outcome is null;
create index feed_items_job on feed_items (job_id) where job_id is not null;

-- The offers of a company by its own reference, and what they said when they came last.
create table feed_offers (
  company_id integer not null references companies (id) on delete cascade,
  reference text not null check (char_length(reference) between 1 and 100),
  job_id integer not null references jobs (id) on delete cascade,
  hash bytea not null,
  -- Since when it is closed because a whole feed did not have it.
  closed_at timestamptz,
  primary key (company_id, reference)
);
create index feed_offers_job on feed_offers (job_id);
