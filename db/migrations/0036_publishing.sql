-- Offers that companies write themselves: who wrote it, how it ended, what was said when it was refused.
alter table jobs add column account_id integer references accounts (id) on delete set null;
alter table jobs add column salary_text text not null default '' check (char_length(salary_text) <= 100);
alter table jobs add column deleted_at timestamptz;
alter table jobs add column filled_at timestamptz;
-- When the free thirty days were taken; null while they are not.
alter table jobs add column extended_at timestamptz;
alter table jobs add column refusal_reason text not null default '' check (char_length(refusal_reason) <= 2000);
-- How another system of the company calls it.
alter table jobs add column reference text check (char_length(reference) between 1 and 100);
-- What tells offers that say the same.
alter table jobs add column fingerprint text;
alter table jobs add check (deleted_at is null or status <> 'active');
alter table jobs add check (filled_at is null or status = 'pourvue');
create unique index jobs_reference on jobs (company_id, reference) where reference is not null and deleted_at is null;
create index jobs_fingerprint on jobs (split_part(fingerprint, '.', 1)) where fingerprint is not null and status in ('active', 'en attente');
create index jobs_of_company on jobs (company_id, created_at desc, id desc) where deleted_at is null;
create index jobs_waiting on jobs (created_at, id) where status = 'en attente' and deleted_at is null;
create index jobs_author on jobs (account_id) where account_id is not null;

-- What was typed and is not published: the whole of a draft, or changes to an offer that stays as it is meanwhile.
create table job_forms (
  job_id integer primary key references jobs (id) on delete cascade,
  fields jsonb not null,
  version integer not null default 1,
  account_id integer references accounts (id) on delete set null,
  saved_at timestamptz not null default now()
);
create index job_forms_account on job_forms (account_id) where account_id is not null;

-- Applications that a company has not answered yet.
create index applications_waiting on applications (company_id) where stage in ('nouveau', 'vu') and withdrawn_at is null and sent_at is not null;
