-- Which version of the terms of use somebody accepted, and when: proof that belongs to the account, and goes with it.
create table accepted_terms (
  account_id integer not null references accounts on delete cascade,
  -- The day the version began to count, which is its name.
  version date not null,
  accepted_at timestamptz not null default now(),
  primary key (account_id, version)
);

-- The version that a sign-up under way has shown. Those begun before end within the hour; none of them is known to have shown one.
alter table signup_drafts add column terms_version date;
