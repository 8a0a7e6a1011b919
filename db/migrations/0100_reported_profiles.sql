-- A profile that a decision has hidden. Until it is restored it is kept from everybody but its owner, as that of a suspended account is:
-- `suspended` is true where either is so, and everything that shows members asks for it alone.
alter table members add column hidden_at timestamptz;

create or replace function hide_suspended() returns trigger language plpgsql as $$
begin
  update members set suspended = new.suspended_at is not null or hidden_at is not null where account_id = new.id;
  return null;
end
$$;

create function hide_decided() returns trigger language plpgsql as $$
begin
  update members set suspended = new.hidden_at is not null
    or exists (select from accounts where accounts.id = new.account_id and accounts.suspended_at is not null)
    where id = new.id;
  return null;
end
$$;
create trigger members_hidden after update of hidden_at on members
  for each row when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function hide_decided();
