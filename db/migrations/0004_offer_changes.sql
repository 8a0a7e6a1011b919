-- When an offer last changed, written by the database itself: feeds and maps tell their readers what to read again.
alter table jobs add column updated_at timestamptz not null default now();
update jobs set updated_at = coalesce(published_at, created_at);

create function touch_job() returns trigger language plpgsql as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create trigger jobs_touch before update on jobs
  for each row when (old.* is distinct from new.*) execute function touch_job();

create index jobs_updated on jobs (updated_at);

-- What is live and when it changed is told from this index alone, without reading the offers.
drop index jobs_published;
create index jobs_published on jobs (published_at desc, id desc) include (valid_through, updated_at)
  where status = 'active';
