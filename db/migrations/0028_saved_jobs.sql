-- Offers that somebody keeps on their account. Those that have closed stay.
create table saved_jobs (
  account_id integer not null references accounts (id) on delete cascade,
  job_id integer not null references jobs (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (account_id, job_id)
);
create index saved_jobs_newest on saved_jobs (account_id, saved_at desc, job_id desc);
create index saved_jobs_of_job on saved_jobs (job_id);
