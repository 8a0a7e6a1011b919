-- However many members there are, nobody reads them all: those of a company, those on a page of the list, which is by name, and
-- those whose card holds a word are found by an index.
create index members_company on members (company_id) where company_id is not null;
create index members_name on members (last_name, first_name, id);
alter table members add column words tsvector not null generated always as (
  words_of(first_name || ' ' || last_name || ' ' || title || ' ' || coalesce(school_name, '') || ' ' || company_name)
) stored;
create index members_words on members using gin (words);

-- How many members there are of each kind, by the day when they were last seen in Paris. Every change adds a line, so that nobody
-- waits for anybody else; lines of one kind are summed up from time to time.
create table member_counts (
  country_id smallint not null,
  suspended boolean not null,
  profile_visible boolean not null,
  public_profile boolean not null,
  visible_to_recruiters boolean not null,
  cv_saved boolean not null,
  seen_on date not null,
  change integer not null
);

create function count_written_members() returns trigger language plpgsql as $$
begin
  insert into member_counts
    select country_id, suspended, profile_visible, public_profile, visible_to_recruiters, cv_saved_at is not null,
      (last_seen_at at time zone 'Europe/Paris')::date, count(*)
    from written group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end
$$;
create trigger members_written after insert on members
  referencing new table as written for each statement execute function count_written_members();

create function count_gone_members() returns trigger language plpgsql as $$
begin
  insert into member_counts
    select country_id, suspended, profile_visible, public_profile, visible_to_recruiters, cv_saved_at is not null,
      (last_seen_at at time zone 'Europe/Paris')::date, -count(*)
    from gone group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end
$$;
create trigger members_gone after delete on members
  referencing old table as gone for each statement execute function count_gone_members();

-- Row by row: most changes of a profile change none of this, and are told by the condition.
create function count_changed_member() returns trigger language plpgsql as $$
begin
  insert into member_counts values
    (old.country_id, old.suspended, old.profile_visible, old.public_profile, old.visible_to_recruiters, old.cv_saved_at is not null,
      (old.last_seen_at at time zone 'Europe/Paris')::date, -1),
    (new.country_id, new.suspended, new.profile_visible, new.public_profile, new.visible_to_recruiters, new.cv_saved_at is not null,
      (new.last_seen_at at time zone 'Europe/Paris')::date, 1);
  return null;
end
$$;
create trigger members_changed after update on members for each row when (
  (old.country_id, old.suspended, old.profile_visible, old.public_profile, old.visible_to_recruiters, old.cv_saved_at is null,
    (old.last_seen_at at time zone 'Europe/Paris')::date)
  is distinct from
  (new.country_id, new.suspended, new.profile_visible, new.public_profile, new.visible_to_recruiters, new.cv_saved_at is null,
    (new.last_seen_at at time zone 'Europe/Paris')::date)
) execute function count_changed_member();

create function forget_member_counts() returns trigger language plpgsql as $$
begin
  delete from member_counts;
  return null;
end
$$;
create trigger members_uncounted after truncate on members for each statement execute function forget_member_counts();

insert into member_counts
  select country_id, suspended, profile_visible, public_profile, visible_to_recruiters, cv_saved_at is not null,
    (last_seen_at at time zone 'Europe/Paris')::date, count(*)
  from members group by 1, 2, 3, 4, 5, 6, 7;

-- Whether any company has changed is asked every other second.
create index outbox_companies on outbox (id) where topic = 'company';
