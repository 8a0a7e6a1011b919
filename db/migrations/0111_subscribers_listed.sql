-- Administrators list who asked for the letter: by address, by how it stands with them, and since when.
alter table newsletter_subscribers
  -- Somebody who ended it, or whose mailbox refused it, and asks again stays so until they confirm.
  add column state text not null generated always as (
    case
      when unsubscribed_at is not null then 'unsubscribed'
      when bounced_at is not null then 'bounced'
      when confirmed_at is not null then 'active'
      else 'waiting'
    end
  ) stored,
  add column since timestamptz not null generated always as (
    coalesce(unsubscribed_at, bounced_at, confirmed_at, asked_at)
  ) stored,
  add column words tsvector not null generated always as (words_of(email)) stored;
create index newsletter_subscribers_words on newsletter_subscribers using gin (words);
create index newsletter_subscribers_listed on newsletter_subscribers (since desc, id desc) include (state);
create index newsletter_subscribers_by_email on newsletter_subscribers (email, id) include (state);
