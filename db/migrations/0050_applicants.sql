-- Where the employer is with an application. A move is told ten seconds after it was made, so that it can be taken back: until then
-- `next_stage` says where it leads, and what the candidate sees stays as it was.
alter table applications
  add column next_stage text check (next_stage in ('nouveau', 'vu', 'contacté', 'entretien', 'refusé', 'embauché')),
  -- When the employer first answered: a word, an interview, a yes or a no. Looking at it is no answer.
  add column first_answer_at timestamptz,
  -- The days that an answer was to take; ten where the offer announced none.
  add column promised_days integer not null
    generated always as (coalesce((details ->> 'delayDays')::integer, 10)) stored,
  add column employer_stage text generated always as (coalesce(next_stage, stage)) stored,
  add check (next_stage is null or (job_id is not null and withdrawn_at is null));
update applications set first_answer_at = (
  select min(happened_at) from application_events
  where application_id = applications.id and author = 'employer' and kind in ('contacté', 'entretien', 'refusé', 'embauché'));
create index applications_of_company on applications (company_id, sent_at desc, id desc) include (employer_stage) where sent_at is not null;
-- What the answer rate and the median delay are read from: the last ones of a company, or of an offer.
create index applications_answered on applications (company_id, sent_at desc)
  include (first_answer_at, withdrawn_at, promised_days) where sent_at is not null;
create index applications_answered_of_job on applications (job_id, sent_at desc)
  include (first_answer_at, withdrawn_at, promised_days) where sent_at is not null;

-- Who of the employer's side did it, and what was written to the candidate.
alter table application_events
  add column account_id integer references accounts (id) on delete set null,
  add column body text not null default '' check (char_length(body) <= 5000);
create index application_events_by on application_events (account_id) where account_id is not null;

-- A move that is not told yet: one of an application at a time. Told, or taken back, the row is gone.
create table application_moves (
  id integer primary key generated always as identity,
  application_id integer not null unique references applications (id) on delete cascade,
  account_id integer not null references accounts (id) on delete cascade,
  stage text not null check (stage in ('nouveau', 'vu', 'contacté', 'entretien', 'refusé', 'embauché')),
  body text not null default '' check (char_length(body) <= 5000),
  -- Of an interview that is proposed (several moments to choose from) or fixed (one).
  slots jsonb not null default '[]',
  interview_at timestamptz,
  place text not null default '' check (char_length(place) <= 300),
  due_at timestamptz not null
);
create index application_moves_by on application_moves (account_id);

-- Moments that an employer proposed for an interview. Who recruits can be met by one candidate at a time: the index holds it.
create table application_proposals (
  id integer primary key generated always as identity,
  application_id integer not null references applications (id) on delete cascade,
  account_id integer references accounts (id) on delete set null,
  slots jsonb not null,
  place text not null default '' check (char_length(place) <= 300),
  proposed_at timestamptz not null default now(),
  answered_at timestamptz,
  picked timestamptz,
  check (picked is null or answered_at is not null)
);
create unique index application_proposals_open on application_proposals (application_id) where answered_at is null;
create unique index application_proposals_picked on application_proposals (account_id, picked) where picked is not null;
create index application_proposals_of on application_proposals (application_id, id desc);

-- What a team says of an applicant, to itself alone.
create table application_notes (
  id integer primary key generated always as identity,
  application_id integer not null references applications (id) on delete cascade,
  account_id integer not null references accounts (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 2000),
  written_at timestamptz not null default now()
);
create index application_notes_of on application_notes (application_id, written_at, id);
create index application_notes_by on application_notes (account_id);
create table application_ratings (
  application_id integer not null references applications (id) on delete cascade,
  account_id integer not null references accounts (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  rated_at timestamptz not null default now(),
  primary key (application_id, account_id)
);
create index application_ratings_by on application_ratings (account_id);
