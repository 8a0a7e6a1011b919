-- What changed, written by the database itself in the transaction that changes it, so that no writer can forget.
-- Readers keep a position (tx, id) and read only transactions older than every one still running: a plain
-- "id greater than the last" would skip transactions that commit late.
create table outbox (
  id bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  topic text not null,
  entity_id integer not null,
  written_at timestamptz not null default now()
);
create index outbox_position on outbox (tx, id);

create function write_outbox() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into outbox (topic, entity_id) values (tg_argv[0], old.id);
  else
    insert into outbox (topic, entity_id) values (tg_argv[0], new.id);
  end if;
  return null;
end
$$;

create trigger jobs_outbox after insert or update or delete on jobs
  for each row execute function write_outbox('job');

-- A company's name and structure are part of each of its offers as search sees them.
create trigger companies_outbox after update of name, structure_id on companies
  for each row execute function write_outbox('company');

-- Offers begin and end by the clock, without anybody changing them.
create index jobs_valid_through on jobs (valid_through) where status = 'active';
