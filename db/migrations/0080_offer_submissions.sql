-- Offers that visitors send from /publier-offre. The address of the contact is confirmed by a link; then an administrator accepts
-- it, and company, account and offer are made, or refuses it.
create table offer_submissions (
  id integer primary key generated always as identity,
  -- Of the browser that sent it: enough to recognise its cookie.
  visitor bytea,
  -- Of what was sent: the same form sent twice is one.
  digest bytea not null,
  title text not null check (char_length(title) between 1 and 150),
  company_name text not null check (char_length(company_name) between 1 and 120),
  contact_name text not null check (char_length(contact_name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null default '' check (char_length(phone) <= 30),
  -- Everything else that was typed, as the form names it.
  fields jsonb not null check (octet_length(fields::text) <= 100000),
  -- The city that the typed place means, where it means one.
  city_id integer references cities (id),
  country_id smallint not null references countries (id),
  logo_file text unique references files (id),
  terms_version date not null,
  created_at timestamptz not null default now(),
  confirm_hash bytea unique,
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  decided_at timestamptz,
  outcome text check (outcome in ('accepted', 'refused')),
  reason text not null default '' check (char_length(reason) <= 1000),
  company_id integer references companies (id) on delete set null,
  job_id integer references jobs (id) on delete set null,
  account_id integer references accounts (id) on delete cascade,
  check ((decided_at is null) = (outcome is null)),
  -- Nothing is decided about what nobody confirmed.
  check (outcome is null or confirmed_at is not null),
  -- What was decided shows no logo of its own.
  check (outcome is null or logo_file is null),
  check (outcome = 'accepted' or (company_id is null and job_id is null and account_id is null))
);
create unique index offer_submissions_digest on offer_submissions (digest) where decided_at is null;
create index offer_submissions_queue on offer_submissions (confirmed_at, id) where confirmed_at is not null and decided_at is null;
create index offer_submissions_unconfirmed on offer_submissions (confirm_until) where confirmed_at is null;
create index offer_submissions_decided on offer_submissions (decided_at) where decided_at is not null;
create index offer_submissions_visitor on offer_submissions (visitor, id desc) where visitor is not null;
create index offer_submissions_account on offer_submissions (account_id) where account_id is not null;
-- A logo goes with what it was sent for, unless the company that is made of it takes it over.
create trigger offer_submissions_release_logo after update of logo_file on offer_submissions
  for each row when (new.outcome is distinct from 'accepted') execute function release_file('logo_file');
create trigger offer_submissions_release_logo_deleted after delete on offer_submissions
  for each row execute function release_file('logo_file');
