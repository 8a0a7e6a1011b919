-- Offers that somebody has read while signed in; kept for twelve months.
create table seen_jobs (
  account_id integer not null references accounts (id) on delete cascade,
  job_id integer not null references jobs (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (account_id, job_id)
);
create index seen_jobs_by_age on seen_jobs (seen_at);
