-- What employers publish is called a job everywhere: some tables, indexes and stored words said offer.
alter table alert_offers rename to alert_jobs;
alter table feed_offers rename to feed_jobs;
alter table offer_questions rename to job_questions;
alter table offer_submissions rename to job_submissions;
alter table newsletter_issues rename column offer_ids to job_ids;

do $$
declare one record;
begin
  for one in
    select conname as name, conrelid::regclass as place from pg_constraint
    where conname like '%offer%' and connamespace = 'public'::regnamespace
  loop
    execute format('alter table %s rename constraint %I to %I', one.place, one.name, replace(one.name, 'offer', 'job'));
  end loop;
  for one in
    select relname as name, case relkind when 'S' then 'sequence' else 'index' end as kind from pg_class
    where relname like '%offer%' and relkind in ('i', 'S') and relnamespace = 'public'::regnamespace
  loop
    execute format('alter %s %I rename to %I', one.kind, one.name, replace(one.name, 'offer', 'job'));
  end loop;
  for one in
    select tgname as name, tgrelid::regclass as place from pg_trigger where tgname like '%offer%' and not tgisinternal
  loop
    execute format('alter trigger %I on %s rename to %I', one.name, one.place, replace(one.name, 'offer', 'job'));
  end loop;
end
$$;

create or replace function write_outbox_of_former_company() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, entity_id) values ('company_jobs', old.company_id);
  return null;
end
$$;

create or replace function write_outbox_of_all_companies() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, entity_id) select distinct 'company_jobs', company_id from jobs;
  return null;
end
$$;

update outbox set topic = 'company_jobs' where topic = 'company_offers';

alter table company_keys drop constraint company_keys_scopes_check;
update company_keys set scopes = array(select replace(scope, 'offers:', 'jobs:') from unnest(scopes) as scope);
alter table company_keys add constraint company_keys_scopes_check
  check (scopes <@ array['jobs:write', 'jobs:read'] and cardinality(scopes) > 0);

update notifications set event = replace(event, 'offer', 'job') where event like '%offer%';
update notification_choices set event = replace(event, 'offer', 'job') where event like '%offer%';
update mails set kind = replace(kind, 'offer', 'job') where kind like '%offer%';
