-- Another address for an account counts once the link mailed to it is opened, and waits here until then. The address before
-- it gets a link to take the account back.
alter table account_links add column email text check (email = lower(email) and email <> '');
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose
  check (purpose in ('verification', 'reset', 'email', 'email-undo'));
alter table account_links add constraint account_links_of_email
  check ((purpose in ('email', 'email-undo')) = (email is not null));
