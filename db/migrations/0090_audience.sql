-- How often each offer was read, by day (Europe/Paris) and by where its readers came from. Nothing says who they were.
create table job_views (
  job_id integer not null references jobs (id) on delete cascade,
  day date not null,
  source text not null check (source in ('recherche', 'accueil', 'entreprise', 'alerte', 'partage', 'moteur', 'direct', 'autre')),
  views integer not null default 0 check (views >= 0),
  -- How many of them opened the form to apply.
  forms integer not null default 0 check (forms >= 0),
  primary key (job_id, day, source)
);
create index job_views_by_day on job_views (day);

-- How many applications reached the employer, by offer and day: figures cost as many rows as there are days.
create table application_days (
  job_id integer not null references jobs (id) on delete cascade,
  day date not null,
  sent integer not null check (sent >= 0),
  primary key (job_id, day)
);
create function paris_day(moment timestamptz) returns date language sql immutable as $$
  select (moment at time zone 'Europe/Paris')::date
$$;
create function count_sent_application() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.sent_at is not null then
    update application_days set sent = sent - 1 where job_id = old.job_id and day = paris_day(old.sent_at);
  end if;
  if tg_op <> 'DELETE' and new.sent_at is not null then
    insert into application_days (job_id, day, sent) values (new.job_id, paris_day(new.sent_at), 1)
      on conflict (job_id, day) do update set sent = application_days.sent + 1;
  end if;
  return null;
end $$;
create trigger applications_count_sent after insert or delete or update of sent_at, job_id on applications
  for each row execute function count_sent_application();
insert into application_days (job_id, day, sent)
  select job_id, paris_day(sent_at), count(*) from applications where sent_at is not null group by 1, 2;

-- What became of the applications to an offer, counted from the index alone.
create index applications_by_stage on applications (job_id, stage) where sent_at is not null;
