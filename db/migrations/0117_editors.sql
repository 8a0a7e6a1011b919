-- An editor is a member who may write and publish the articles of the site.
alter table accounts add column editor boolean not null default false;

drop trigger accounts_outbox on accounts;
create trigger accounts_outbox after delete or update of role, company_id, suspended_at, moderator, editor on accounts
  for each row execute function write_outbox('account');
