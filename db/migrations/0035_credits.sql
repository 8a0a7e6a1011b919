-- What a company may publish and open in a month: one ledger for each company and month of Paris, which is only ever added to.
create table credit_entries (
  id integer primary key generated always as identity,
  company_id integer not null references companies (id),
  -- The first of the month, by the clock of Paris.
  month date not null,
  -- Its place in the ledger of that month, and what is left after it.
  position integer not null check (position > 0),
  balance integer not null check (balance >= 0),
  amount integer not null check (amount <> 0),
  kind text not null check (kind in ('monthly', 'added', 'publish', 'unlock', 'extend', 'refund')),
  -- The offer or the profile that it is about.
  subject_id integer,
  -- What it was about, as it was called.
  label text not null default '' check (char_length(label) <= 200),
  account_id integer references accounts (id) on delete set null,
  -- The entry that is given back, once.
  refunds integer unique references credit_entries (id),
  created_at timestamptz not null default now(),
  check ((amount < 0) = (kind in ('publish', 'unlock', 'extend'))),
  check ((refunds is not null) = (kind = 'refund')),
  unique (company_id, month, position)
);
create unique index credit_entries_monthly on credit_entries (company_id, month) where kind = 'monthly';
create index credit_entries_newest on credit_entries (company_id, id desc);
create index credit_entries_subject on credit_entries (subject_id) where subject_id is not null;
create index credit_entries_account on credit_entries (account_id) where account_id is not null;

-- Month, place and balance are found here, one entry of a company after the other: no caller can get them wrong, and a balance
-- below zero is refused by the table.
create function write_credit_entry() returns trigger language plpgsql as $$
declare
  last_position integer;
  last_balance integer;
begin
  perform pg_advisory_xact_lock(hashtext('credits'), new.company_id);
  new.month := date_trunc('month', new.created_at at time zone 'Europe/Paris')::date;
  select position, balance into last_position, last_balance from credit_entries
    where company_id = new.company_id and month = new.month order by position desc limit 1;
  new.position := coalesce(last_position, 0) + 1;
  new.balance := coalesce(last_balance, 0) + new.amount;
  return new;
end $$;
create trigger credit_entries_write before insert on credit_entries for each row execute function write_credit_entry();

-- What was answered to a call that named itself: the same call again gets the same answer.
create table idempotent_calls (
  key bytea primary key,
  body bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now()
);
create index idempotent_calls_by_age on idempotent_calls (created_at);
