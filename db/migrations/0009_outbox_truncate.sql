-- `truncate` fires no trigger of rows: without this, offers emptied by it would stay findable.
create function write_outbox_of_all() returns trigger language plpgsql as $$
begin
  execute format('insert into outbox (topic, entity_id) select %L, id from %I.%I', tg_argv[0], tg_table_schema, tg_table_name);
  return null;
end
$$;

create trigger jobs_outbox_truncate before truncate on jobs
  for each statement execute function write_outbox_of_all('job');
