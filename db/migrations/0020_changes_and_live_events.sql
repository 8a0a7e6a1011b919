-- What open pages of one account are told, in the same order as everything else. It holds what it is about, no texts.
-- `entity_id` is 0 where it is about nothing in particular.
alter table outbox add column account_id integer references accounts on delete cascade;
create index outbox_account on outbox (account_id, tx, id) where account_id is not null;

-- Readers that listen hear of a change when it commits; the others find it when they look.
create function announce_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end
$$;

create trigger outbox_announced after insert on outbox
  for each statement execute function announce_outbox();

-- Pages show more of a company than its name.
drop trigger companies_outbox on companies;
create trigger companies_outbox after insert or update or delete on companies
  for each row execute function write_outbox('company');

-- What pages show of a member. When somebody was last seen is written all the time, and shown by nobody's name.
create trigger members_outbox after insert or delete or update of
  first_name, last_name, title, company_id, school_name, country_id, city_id, location, verified, profile_visible, public_profile
  on members for each row execute function write_outbox('member');

-- What somebody may do has changed, or a session has ended: whoever keeps a connection open for the account asks again.
create function write_outbox_of_session() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, entity_id) values ('account', old.account_id);
  return null;
end
$$;

create trigger sessions_outbox after delete on sessions
  for each row execute function write_outbox_of_session();
create trigger accounts_outbox after delete or update of role, company_id, suspended_at on accounts
  for each row execute function write_outbox('account');
