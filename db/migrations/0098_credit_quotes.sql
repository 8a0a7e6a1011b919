-- More credits than those of the month: a company asks for a quote, an administrator adds what was agreed.
create table credit_quotes (
  id integer primary key generated always as identity,
  company_id integer not null references companies (id),
  -- Who asked; the request is the company's, and stays when they leave.
  account_id integer references accounts (id) on delete set null,
  credits integer not null check (credits between 1 and 1000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  outcome text check (outcome in ('added', 'declined')),
  check ((settled_at is null) = (outcome is null))
);
-- One at a time: whoever asks again waits for the answer to the first.
create unique index credit_quotes_open on credit_quotes (company_id) where settled_at is null;
create index credit_quotes_account on credit_quotes (account_id) where account_id is not null;

-- The reference of a quote is the label of its entry: the same quote is added to a company once, whoever sends it again.
create unique index credit_entries_quote on credit_entries (company_id, lower(label)) where kind = 'added' and label <> '';
create index credit_entries_added on credit_entries (id desc) where kind = 'added';
