-- Alerts are for candidates. Until now every member could make one, so recruiters and administrators may have some.
delete from alerts using accounts
  where accounts.id = alerts.account_id and accounts.role <> 'candidate';

-- What the reader of an alert's mail said of an offer in it. A reason narrows the mails to come: `value` is what it is about, as a
-- query compares it, `label` what it is called. Both stay as they were when it was said, whatever becomes of the offer.
create table alert_feedback (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  alert_id integer not null references alerts on delete cascade,
  job_id integer references jobs on delete set null,
  function_id integer not null,
  relevant boolean not null,
  reason text check (reason in ('company', 'title', 'place', 'salary')),
  value text,
  label text,
  given_at timestamptz not null default now(),
  unique (alert_id, job_id),
  check (reason is null or not relevant),
  check ((reason is null) = (value is null) and (reason is null) = (label is null))
);
create index alert_feedback_job on alert_feedback (job_id);
create index alert_feedback_account on alert_feedback (account_id);
