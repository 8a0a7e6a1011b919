-- What members say below an article. The Markdown that was typed is kept beside what is shown of it.
create table article_comments (
  id integer generated always as identity primary key,
  article_id integer not null references articles (id) on delete cascade,
  account_id integer not null references accounts (id) on delete cascade,
  source text not null check (char_length(source) between 1 and 2000),
  html text not null check (octet_length(html) <= 100000),
  -- The rules that it was made by: after a change of them it is made anew.
  rules integer not null,
  -- One more than it was edited, so that nobody decides about what they have not read. All former versions are read then: there are few.
  version integer not null default 1 check (version between 1 and 20),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- By a decision of the moderation.
  hidden_at timestamptz,
  -- Whether its author is suspended: kept by the triggers below.
  suspended boolean not null default false,
  shown boolean not null generated always as (hidden_at is null and not suspended) stored,
  check ((version = 1) = (edited_at is null))
);
-- Sent twice it is there once; what was hidden cannot be said again below the same article.
create unique index article_comments_once on article_comments (article_id, account_id, md5(source));
create index article_comments_latest on article_comments (article_id, created_at desc, id desc);
create index article_comments_account on article_comments (account_id, created_at, id);
create index article_comments_rules on article_comments (rules);

-- What it said before, for whoever moderates. It goes with the comment.
create table article_comment_versions (
  comment_id integer not null references article_comments (id) on delete cascade,
  account_id integer not null references accounts (id) on delete cascade,
  version integer not null,
  source text not null,
  written_at timestamptz not null,
  primary key (comment_id, version)
);
create index article_comment_versions_account on article_comment_versions (account_id);

-- No edit without its trace, whoever writes.
create function trace_comment() returns trigger language plpgsql as $$
begin
  insert into article_comment_versions (comment_id, account_id, version, source, written_at)
    values (old.id, old.account_id, old.version, old.source, coalesce(old.edited_at, old.created_at));
  new.version := old.version + 1;
  new.edited_at := now();
  return new;
end
$$;
create trigger article_comments_traced before update of source on article_comments
  for each row when (old.source is distinct from new.source) execute function trace_comment();

-- What somebody is writing, and has not sent.
create table article_comment_drafts (
  account_id integer not null references accounts (id) on delete cascade,
  article_id integer not null references articles (id) on delete cascade,
  source text not null check (char_length(source) between 1 and 2000),
  kept_at timestamptz not null default now(),
  primary key (account_id, article_id)
);
create index article_comment_drafts_article on article_comment_drafts (article_id);
create index article_comment_drafts_kept on article_comment_drafts (kept_at);

-- Comments of a suspended member are hidden, whoever suspends, and come back as they were. Who writes one holds the account, so
-- that no suspension passes it by.
create function suspend_new_comment() returns trigger language plpgsql as $$
begin
  select suspended_at is not null into new.suspended from accounts where id = new.account_id for share;
  return new;
end
$$;
create trigger article_comments_standing before insert on article_comments
  for each row execute function suspend_new_comment();

create function suspend_comments() returns trigger language plpgsql as $$
begin
  update article_comments set suspended = new.suspended_at is not null where account_id = new.id;
  return null;
end
$$;
create trigger accounts_suspend_comments after update of suspended_at on accounts
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null)) execute function suspend_comments();

-- Kept copies of an article's page show them.
create trigger article_comments_outbox after insert or delete or update of html, hidden_at, suspended on article_comments
  for each row execute function write_outbox('comment');
create trigger article_comments_outbox_of_all before truncate on article_comments
  for each statement execute function write_outbox_of_all('comment');
