-- What members let others see: two choices about the whole profile are there already, these are about its parts.
alter table members
  add column show_connections boolean not null default true,
  add column show_experience boolean not null default true,
  add column show_education boolean not null default true,
  add column show_skills boolean not null default true,
  add column show_contact_info boolean not null default false,
  add column allow_messages boolean not null default true,
  add column show_activity boolean not null default true,
  -- Counts only once the form of the CV has been saved.
  add column visible_to_recruiters boolean not null default true,
  add column cv_saved_at timestamptz;

-- What the forms of the profile and of the CV ask for, beside what is there already.
alter table members
  add column company_name text not null default '',
  add column sector text not null default '',
  add column education_level text not null default '',
  add column last_course text not null default '',
  add column languages text[] not null default '{}',
  add column wanted_sector text not null default '',
  -- One more with each change of what the forms hold: who changes what has changed meanwhile is told.
  add column version integer not null default 1;

-- Companies whose recruiters never find somebody.
create table blocked_companies (
  account_id integer not null references accounts (id) on delete cascade,
  company_id integer not null references companies (id) on delete cascade,
  blocked_at timestamptz not null default now(),
  primary key (account_id, company_id)
);
create index blocked_companies_of_company on blocked_companies (company_id);
-- Who blocks a company leaves what everybody is shown alike.
create function write_outbox_of_blocked() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, entity_id)
    select 'member', id from members where account_id = coalesce(new.account_id, old.account_id);
  return null;
end
$$;
create trigger blocked_companies_outbox after insert or delete on blocked_companies
  for each row execute function write_outbox_of_blocked();

-- The page of a member shows nearly all of it.
drop trigger members_outbox on members;
create trigger members_outbox after insert or delete or update of
  first_name, last_name, title, company_id, company_name, school_name, country_id, city_id, location, verified, profile_visible,
  public_profile, suspended, presentation, skills, languages, experience_years, experience, education, education_level, last_course,
  sector, photo_file, show_experience, show_education, show_skills
  on members for each row execute function write_outbox('member');
