-- Mails to send, written in the transaction of what they tell. A mail that an SMTP server accepted leaves no row; without
-- an SMTP server the row stays a week for the local mailbox; one that was refused for good stays without its content.
create table mails (
  id integer generated always as identity primary key,
  -- The Message-ID: a mail sent twice because a process died in between can be recognised.
  message_key uuid not null unique default gen_random_uuid(),
  account_id integer,
  recipient text not null check (recipient <> ''),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  subject text not null,
  html text not null,
  text text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  written_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint mails_settled check ((status = 'waiting') = (settled_at is null)),
  constraint mails_failed_are_empty check (status <> 'failed' or (subject = '' and html = '' and text = ''))
);
create index mails_newest on mails (written_at desc, id desc);
create index mails_account on mails (account_id) where account_id is not null;
