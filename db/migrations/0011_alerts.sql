-- A search that somebody wants to hear of: the address of its list, read anew each time it is run.
create table alerts (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  title text not null check (title <> ''),
  search text not null check (search like '/%'),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Offers published before this have been looked at.
  seen_until timestamptz not null default now(),
  next_at timestamptz not null,
  unique (account_id, search)
);
create index alerts_due on alerts (next_at) where active;

-- What an alert has told: nothing is told twice.
create table alert_offers (
  alert_id integer not null references alerts on delete cascade,
  job_id integer not null references jobs on delete cascade,
  primary key (alert_id, job_id)
);
create index alert_offers_job on alert_offers (job_id);

-- Where a mail program, or its reader, ends mails of that kind by one click (RFC 8058).
alter table mails add column unsubscribe text;
