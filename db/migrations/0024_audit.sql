-- Who did what to which thing, and why. Rows are added, never changed and never taken away.
create table acts (
  id bigint generated always as identity primary key,
  done_at timestamptz not null default now(),
  -- None: a visitor, Florin itself, or an account that was deleted since; actor_role tells them apart.
  actor_id integer references accounts on delete set null,
  actor_role text not null check (actor_role in ('visitor', 'candidate', 'recruiter', 'administrator', 'florin')),
  act text not null check (act <> ''),
  object_kind text not null check (object_kind <> ''),
  object_id bigint not null,
  -- Whose thing it is, if it is a member's. What was written about them goes with their account.
  account_id integer references accounts on delete set null,
  before jsonb,
  after jsonb,
  reason text not null default ''
);
create index acts_object on acts (object_kind, object_id, id);
create index acts_actor on acts (actor_id) where actor_id is not null;
create index acts_account on acts (account_id) where account_id is not null;

-- The deletion of an account takes its number away, and the texts about it; nothing and nobody else changes a row.
create function keep_acts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.done_at, new.actor_role, new.act, new.object_kind, new.object_id)
      is not distinct from (old.id, old.done_at, old.actor_role, old.act, old.object_kind, old.object_id)
    and (new.before, new.after, new.reason) is not distinct from (old.before, old.after, old.reason)
    and (new.actor_id is not distinct from old.actor_id
      or (new.actor_id is null and not exists (select from accounts where accounts.id = old.actor_id)))
    and (new.account_id is not distinct from old.account_id
      or (new.account_id is null and not exists (select from accounts where accounts.id = old.account_id)))
  then
    if old.account_id is not null and new.account_id is null then
      new.before := null;
      new.after := null;
      new.reason := '';
    end if;
    return new;
  end if;
  raise exception 'acts are kept as they were recorded';
end
$$;
create trigger acts_kept before update or delete on acts for each row execute function keep_acts();
create trigger acts_never_emptied before truncate on acts for each statement execute function keep_acts();
