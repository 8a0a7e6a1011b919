-- What the authors of offers are asked by mail: whether an offer is still open, and whether it should go on. `due_at` says which
-- thirty days, or which end, it is about: each is asked once, whichever instance asks. Nobody is asked where nobody recruits.
create table offer_questions (
  id integer primary key generated always as identity,
  job_id integer not null references jobs (id) on delete cascade,
  account_id integer references accounts (id) on delete cascade,
  kind text not null check (kind in ('ouverte', 'fin')),
  due_at timestamptz not null,
  asked_at timestamptz not null default now(),
  reminded_at timestamptz,
  answered_at timestamptz,
  answer text check (answer in ('ouverte', 'pourvue', 'fermer', 'prolonger')),
  check ((answered_at is null) = (answer is null)),
  unique (job_id, kind, due_at)
);
create index offer_questions_of_account on offer_questions (account_id) where account_id is not null;
create index offer_questions_open on offer_questions (asked_at) where kind = 'ouverte' and reminded_at is null and answered_at is null;
