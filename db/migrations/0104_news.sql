-- Articles of the editorial staff, by category and, some of them, by dossier.
create table news_categories (
  id integer generated always as identity primary key,
  libelle text not null unique check (char_length(libelle) between 1 and 60),
  position integer not null default 0
);
create table news_dossiers (
  id integer generated always as identity primary key,
  title text not null unique check (char_length(title) between 1 and 120),
  summary text not null default '' check (char_length(summary) <= 400),
  created_at timestamptz not null default now()
);
create index news_dossiers_latest on news_dossiers (created_at desc, id desc);

create table articles (
  id integer generated always as identity primary key,
  category_id integer not null references news_categories (id),
  dossier_id integer references news_dossiers (id) on delete set null,
  title text not null check (char_length(title) between 1 and 160),
  summary text not null default '' check (char_length(summary) <= 400),
  -- As it is shown: nothing but the tags that platform/rich-text knows.
  content text not null default '' check (octet_length(content) <= 400000),
  -- The rules that it was made by: after a change of them it is made anew.
  content_rules integer not null default 1,
  layout smallint not null default 1 check (layout in (1, 2)),
  cover_file text unique references files (id),
  cover_alt text not null default '' check (char_length(cover_alt) <= 300),
  -- Empty: « Rédaction ».
  author text not null default '' check (char_length(author) <= 120),
  tags text[] not null default '{}' check (cardinality(tags) <= 12),
  featured boolean not null default false,
  reading_minutes smallint not null default 1 check (reading_minutes > 0),
  -- Null while it is a draft; in the future it is scheduled.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  views integer not null default 0 check (views >= 0),
  likes integer not null default 0 check (likes >= 0)
);
create index articles_published on articles (published_at desc, id desc) where published_at is not null;
create index articles_of_category on articles (category_id, published_at desc, id desc) where published_at is not null;
create index articles_of_dossier on articles (dossier_id, published_at desc, id desc) where published_at is not null;
create index articles_popular on articles (views desc, id desc) where published_at is not null;
create trigger articles_cover after update of cover_file or delete on articles
  for each row execute function release_file('cover_file');

-- What lists, pages and the search show. Views and likes are counted often, and shown by whoever asks.
create trigger articles_outbox after insert or delete or update of
  category_id, dossier_id, title, summary, content, layout, cover_file, cover_alt, author, tags, featured, published_at on articles
  for each row execute function write_outbox('article');
create trigger articles_outbox_of_all after truncate on articles
  for each statement execute function write_outbox_of_all('article');

-- One like for each member, and for each visitor by what their cookie says.
create table article_likes (
  article_id integer not null references articles (id) on delete cascade,
  account_id integer references accounts (id) on delete cascade,
  visitor bytea check (octet_length(visitor) = 32),
  liked_at timestamptz not null default now(),
  check ((account_id is null) <> (visitor is null)),
  unique (article_id, account_id),
  unique (article_id, visitor)
);
create index article_likes_account on article_likes (account_id) where account_id is not null;
create index article_likes_visitor on article_likes (visitor) where visitor is not null;

-- The count is that of the rows: nothing else writes it.
create function count_article_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then update articles set likes = likes - 1 where id = old.article_id;
  else update articles set likes = likes + 1 where id = new.article_id;
  end if;
  return null;
end $$;
create trigger article_likes_counted after insert or delete on article_likes
  for each row execute function count_article_like();
