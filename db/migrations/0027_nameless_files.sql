-- What its owner called a file goes with the file, or with the owner, and not only once it is swept.
create function forget_file_name() returns trigger language plpgsql as $$
begin
  new.name := null;
  return new;
end $$;
create trigger files_nameless before update on files
  for each row when (new.name is not null and (new.state = 'gone' or new.account_id is null))
  execute function forget_file_name();
update files set name = null where name is not null and (state = 'gone' or account_id is null);
