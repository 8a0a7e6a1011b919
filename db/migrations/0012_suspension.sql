-- Suspension ends every session and every sign-in under way, whoever suspends: lifting it later brings none back to life.
create function end_suspended() returns trigger language plpgsql as $$
begin
  delete from sessions where account_id = new.id;
  delete from sign_in_challenges where account_id = new.id;
  return null;
end
$$;

create trigger accounts_suspended after update of suspended_at on accounts
  for each row when (old.suspended_at is null and new.suspended_at is not null) execute function end_suspended();
