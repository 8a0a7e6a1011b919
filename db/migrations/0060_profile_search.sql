-- What recruiters see of those who let themselves be found, beside what the pages of members show. A topic of its own: kept pages
-- show nothing of it.
create trigger members_sought_outbox after update of
  visible_to_recruiters, cv_saved_at, availability, wanted_title, wanted_location, wanted_salary, wanted_contract, wanted_sector
  on members for each row execute function write_outbox('sought');

-- What the default CV of those who let recruiters find them says, without how to reach them. Kept for the search alone.
create table profile_texts (
  account_id integer primary key references accounts (id) on delete cascade,
  cv_id integer not null references cvs (id) on delete cascade,
  -- Empty where the CV cannot be read: nobody tries again.
  text text not null check (char_length(text) <= 40000),
  read_at timestamptz not null default now()
);
create index profile_texts_of_cv on profile_texts (cv_id);
create function write_outbox_of_profile_text() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, entity_id)
    select 'sought', id from members where account_id = coalesce(new.account_id, old.account_id);
  return null;
end
$$;
create trigger profile_texts_outbox after insert or update or delete on profile_texts
  for each row execute function write_outbox_of_profile_text();

-- Whoever takes consent back, or is suspended, takes the text along.
create function forget_profile_text() returns trigger language plpgsql as $$
begin
  delete from profile_texts where account_id = new.account_id;
  return null;
end
$$;
create trigger members_forget_text after update of visible_to_recruiters, cv_saved_at, suspended on members
  for each row when (not new.visible_to_recruiters or new.cv_saved_at is null or new.suspended)
  execute function forget_profile_text();
-- So does the CV, removed or no longer the one to show.
create function forget_text_of_cv() returns trigger language plpgsql as $$
begin
  delete from profile_texts where cv_id = new.id;
  return null;
end
$$;
create trigger cvs_forget_text after update of is_default, removed_at on cvs
  for each row when (not new.is_default or new.removed_at is not null)
  execute function forget_text_of_cv();

-- Profiles that a company has paid to see by name, for ninety days each time.
create table unlocked_profiles (
  id integer primary key generated always as identity,
  company_id integer not null references companies (id) on delete cascade,
  member_id integer not null references members (id) on delete cascade,
  account_id integer references accounts (id) on delete set null,
  unlocked_at timestamptz not null default now(),
  until timestamptz not null check (until > unlocked_at)
);
create index unlocked_profiles_of_company on unlocked_profiles (company_id, member_id, until desc);
create index unlocked_profiles_of_member on unlocked_profiles (member_id, unlocked_at desc);
create index unlocked_profiles_by_account on unlocked_profiles (account_id);

-- Lists of profiles that a company keeps.
create table profile_lists (
  id integer primary key generated always as identity,
  company_id integer not null references companies (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  created_at timestamptz not null default now()
);
create unique index profile_lists_of_company on profile_lists (company_id, lower(name));
create table profile_list_entries (
  list_id integer not null references profile_lists (id) on delete cascade,
  member_id integer not null references members (id) on delete cascade,
  note text not null default '' check (char_length(note) <= 2000),
  added_at timestamptz not null default now(),
  primary key (list_id, member_id)
);
create index profile_list_entries_of_member on profile_list_entries (member_id);

-- Searches that a company keeps, as the address of a list.
create table profile_searches (
  id integer primary key generated always as identity,
  company_id integer not null references companies (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  search text not null check (char_length(search) <= 2000),
  created_at timestamptz not null default now()
);
create index profile_searches_of_company on profile_searches (company_id, id desc);
