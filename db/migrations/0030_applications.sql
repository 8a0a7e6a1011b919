-- CVs that candidates keep, and those that visitors send with an application (without an account). One that was removed from the
-- list stays for as long as an application shows it.
create table cvs (
  id integer primary key generated always as identity,
  account_id integer references accounts (id) on delete cascade,
  file text not null unique references files (id),
  name text not null check (char_length(name) between 1 and 200),
  kind text not null,
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null default now(),
  is_default boolean not null default false,
  removed_at timestamptz,
  check (not is_default or removed_at is null)
);
create unique index cvs_default on cvs (account_id) where is_default;
create index cvs_of_account on cvs (account_id, created_at desc, id desc) where removed_at is null;
create trigger cvs_release_file after update of file or delete on cvs
  for each row execute function release_file('file');

-- One application of a person to an offer, or one made elsewhere and noted by hand (without an offer). What the offer said on
-- that day is kept, since offers are edited.
create table applications (
  id integer primary key generated always as identity,
  job_id integer references jobs (id),
  company_id integer references companies (id),
  account_id integer references accounts (id) on delete set null,
  -- Of a visitor's browser: enough to recognise its cookie.
  visitor bytea,
  title text not null check (char_length(title) between 1 and 200),
  company_name text not null check (char_length(company_name) between 1 and 200),
  place text not null default '' check (char_length(place) <= 200),
  salary text not null default '' check (char_length(salary) <= 100),
  contract_type text not null default '' check (char_length(contract_type) <= 100),
  link text not null default '' check (char_length(link) <= 500),
  details jsonb not null default '{}',
  civility text check (civility in ('Mlle', 'Mme', 'M')),
  first_name text,
  last_name text,
  email text,
  phone text,
  message text not null default '' check (char_length(message) <= 5000),
  cv_id integer references cvs (id) on delete set null,
  letter_file text unique references files (id),
  letter_name text check (char_length(letter_name) <= 200),
  -- What the candidate sees, and where the employer is with it.
  status text not null default 'En cours' check (status in ('En cours', 'Entretien programmé', 'Acceptée', 'Refusée')),
  stage text check (stage in ('nouveau', 'vu', 'contacté', 'entretien', 'refusé', 'embauché')),
  notes text not null default '' check (char_length(notes) <= 2000),
  notes_at timestamptz,
  interview_at timestamptz,
  interview_place text not null default '' check (char_length(interview_place) <= 300),
  created_at timestamptz not null default now(),
  -- Since when the employer has it. Until the address is confirmed, the link in the receipt is waited for.
  sent_at timestamptz,
  confirm_hash bytea unique,
  confirm_until timestamptz,
  answered_at timestamptz,
  reminded_at timestamptz,
  closed_told_at timestamptz,
  withdrawn_at timestamptz,
  withdrawal_reason text not null default '' check (char_length(withdrawal_reason) <= 300),
  check ((job_id is null) = (stage is null) and (job_id is null) = (company_id is null)),
  check (job_id is not null or sent_at is null),
  -- The employer of a withdrawn one keeps the line, and nothing to reach the person by.
  check (withdrawn_at is null or (cv_id is null and letter_file is null and email is null and phone is null))
);
create unique index applications_of_account on applications (account_id, job_id) where withdrawn_at is null;
create unique index applications_of_address on applications (job_id, email) where withdrawn_at is null and sent_at is not null;
create unique index applications_of_visitor on applications (visitor, job_id, email)
  where account_id is null and withdrawn_at is null and sent_at is null;
create index applications_by_account on applications (account_id, created_at desc, id desc);
create index applications_by_job on applications (job_id, sent_at desc, id desc);
create index applications_by_cv on applications (cv_id);
create index applications_unclaimed on applications (email) where account_id is null and sent_at is not null;
create index applications_unsent on applications (confirm_until) where sent_at is null and confirm_until is not null;
create index applications_untold on applications (job_id) where closed_told_at is null and withdrawn_at is null and sent_at is not null;
create trigger applications_release_letter after update of letter_file or delete on applications
  for each row execute function release_file('letter_file');

-- What happened to an application, by whom.
create table application_events (
  id integer primary key generated always as identity,
  application_id integer not null references applications (id) on delete cascade,
  happened_at timestamptz not null default now(),
  author text not null check (author in ('candidate', 'employer', 'site')),
  kind text not null,
  detail text not null default '' check (char_length(detail) <= 500)
);
create index application_events_of on application_events (application_id, happened_at desc, id desc);

-- A CV that its owner removed, and that no application shows any more, is gone.
create function drop_unused_cv() returns trigger language plpgsql as $$
begin
  if old.cv_id is not null and (tg_op = 'DELETE' or new.cv_id is distinct from old.cv_id) then
    delete from cvs where id = old.cv_id and (removed_at is not null or account_id is null)
      and not exists (select from applications where cv_id = old.cv_id);
  end if;
  return null;
end $$;
create trigger applications_drop_cv after update of cv_id or delete on applications
  for each row execute function drop_unused_cv();
create function drop_removed_cv() returns trigger language plpgsql as $$
begin
  delete from cvs where id = new.id and not exists (select from applications where cv_id = new.id);
  return null;
end $$;
create trigger cvs_drop_removed after update of removed_at on cvs
  for each row when (new.removed_at is not null) execute function drop_removed_cv();
