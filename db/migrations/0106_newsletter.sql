-- Who asked for the letter. Somebody gets it once they have confirmed, until they end it or their mailbox refuses it.
create table newsletter_subscribers (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  -- Of a member who asked while signed in; others are known by their address alone.
  account_id integer references accounts (id) on delete cascade,
  -- What was asked for last and waits for the link of the mail, of which a hash is kept until it was used.
  confirm_hash bytea unique check (octet_length(confirm_hash) = 32),
  confirm_until timestamptz,
  asked_at timestamptz not null default now(),
  asked_from text not null check (asked_from in ('newsletter', 'news', 'article', 'api')),
  asked_text date not null,
  -- The proof: when, from which form, to which version of the text somebody agreed, and how that was confirmed.
  consented_at timestamptz,
  consent_from text,
  consent_text date,
  confirmed_at timestamptz,
  confirmed_by text check (confirmed_by in ('mail', 'session')),
  unsubscribed_at timestamptz,
  bounced_at timestamptz,
  bounce_reason text not null default '' check (char_length(bounce_reason) <= 100),
  check ((confirm_hash is null) = (confirm_until is null)),
  check (num_nulls(consented_at, consent_from, consent_text, confirmed_at, confirmed_by) in (0, 5)),
  check (confirmed_at is not null or (unsubscribed_at is null and bounced_at is null)),
  check (confirmed_at is not null or confirm_hash is not null)
);
create index newsletter_subscribers_account on newsletter_subscribers (account_id) where account_id is not null;
create index newsletter_subscribers_active on newsletter_subscribers (id)
  where confirmed_at is not null and unsubscribed_at is null and bounced_at is null;

create table newsletter_issues (
  id integer generated always as identity primary key,
  -- The Monday of the week that the clock prepared it for: one for each, however often its job runs.
  week date unique check (extract(isodow from week) = 1),
  subject text not null check (char_length(subject) between 1 and 120),
  introduction text not null default '' check (char_length(introduction) <= 3000),
  article_ids integer[] not null default '{}' check (cardinality(article_ids) <= 12),
  offer_ids integer[] not null default '{}' check (cardinality(offer_ids) <= 12),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent')),
  version integer not null default 1,
  send_at timestamptz,
  -- What everybody is sent, as it stood when the sending began.
  content jsonb,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  started_at timestamptz,
  sent_at timestamptz,
  check ((state = 'scheduled') = (send_at is not null)),
  check ((state in ('sending', 'sent')) = (content is not null)),
  check ((content is null) = (started_at is null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index newsletter_issues_newest on newsletter_issues (created_at desc, id desc);
create index newsletter_issues_open on newsletter_issues (state) where state in ('scheduled', 'sending');

-- Who gets an issue: made in the transaction that begins its sending, one for each subscriber, and claimed in batches.
create table newsletter_recipients (
  id integer generated always as identity primary key,
  issue_id integer not null references newsletter_issues (id) on delete cascade,
  -- Empty once the subscriber is forgotten: the figures of the issue stay.
  subscriber_id integer references newsletter_subscribers (id) on delete set null,
  -- What its mail is called by, from the beginning: no second one of that name can be written beside it.
  mail_key uuid not null unique default gen_random_uuid(),
  -- written: its mail is in the queue. left_out: gone, or refused elsewhere, before its turn came. given_up: not taken for two days.
  state text not null default 'waiting' check (state in ('waiting', 'written', 'sent', 'refused', 'given_up', 'left_out')),
  settled_at timestamptz,
  unique (issue_id, subscriber_id),
  check ((state in ('waiting', 'written')) = (settled_at is null))
);
create index newsletter_recipients_turn on newsletter_recipients (issue_id, state, id);
create index newsletter_recipients_subscriber on newsletter_recipients (subscriber_id) where subscriber_id is not null;

-- What was sent stays as it was sent.
create function keep_sent_newsletter() returns trigger language plpgsql as $$
begin
  if old.content is not null and (new.content, new.subject) is distinct from (old.content, old.subject) then
    raise exception 'an issue that is being sent is not changed';
  end if;
  return new;
end $$;
create trigger newsletter_issues_sent before update on newsletter_issues
  for each row execute function keep_sent_newsletter();
