-- Articles are written in versions. What readers are shown is the row of the article: a draft follows its last version, an article
-- that is scheduled or online changes only when somebody publishes the changes.
alter table articles
  -- The last version that was saved, and the one that the row holds; 0 before the first was.
  add column version integer not null default 0 check (version >= 0),
  add column shown_version integer not null default 0 check (shown_version >= 0),
  -- The link of the preview is made of it and of the site's secret; another salt is another link.
  add column preview_salt text check (char_length(preview_salt) <= 64),
  add column preview_until timestamptz,
  add column words tsvector not null generated always as (words_of(title)) stored,
  add check (shown_version <= version),
  add check ((preview_salt is null) = (preview_until is null));
create index articles_words on articles using gin (words);
create index articles_by_title on articles (title, id);
create index articles_listed on articles (published_at desc nulls last, id desc) include (category_id);
create index articles_changed on articles (changed_at desc, id desc);

-- Every picture of an article, of its text and its cover, of whatever version: one that none of them shows is let go.
create table article_pictures (
  article_id integer not null references articles (id) on delete cascade,
  file text not null unique references files (id),
  created_at timestamptz not null default now(),
  primary key (article_id, file)
);
create trigger article_pictures_release_file after update of file or delete on article_pictures
  for each row execute function release_file('file');
insert into article_pictures (article_id, file) select id, cover_file from articles where cover_file is not null;
-- A cover is one of them. An older version may show it again, so that a new cover lets nothing go.
drop trigger articles_cover on articles;
alter table articles drop constraint articles_cover_file_fkey;
alter table articles
  add constraint articles_cover_is_own foreign key (id, cover_file) references article_pictures (article_id, file),
  add constraint articles_cover_is_described check (cover_file is null or cover_alt <> '');

create table article_versions (
  article_id integer not null references articles (id) on delete cascade,
  number integer not null check (number > 0),
  -- Who saved it; null where that account is deleted, and of texts that were there before versions were.
  account_id integer references accounts (id) on delete set null,
  saved_at timestamptz not null default now(),
  -- Saved while somebody typed: the next one of the same sitting takes its place.
  by_itself boolean not null default false,
  begun_at timestamptz not null default now(),
  category_id integer references news_categories (id) on delete set null,
  dossier_id integer references news_dossiers (id) on delete set null,
  title text not null check (char_length(title) between 1 and 160),
  summary text not null check (char_length(summary) <= 400),
  content text not null check (octet_length(content) <= 400000),
  layout smallint not null check (layout in (1, 2)),
  cover_file text,
  cover_alt text not null check (char_length(cover_alt) <= 300),
  author text not null check (char_length(author) <= 120),
  tags text[] not null check (cardinality(tags) <= 12),
  featured boolean not null,
  primary key (article_id, number),
  foreign key (article_id, cover_file) references article_pictures (article_id, file),
  check (cover_file is null or cover_alt <> '')
);
create index article_versions_account on article_versions (account_id) where account_id is not null;
create index article_versions_cover on article_versions (article_id, cover_file) where cover_file is not null;
create index article_versions_category on article_versions (category_id);
create index article_versions_dossier on article_versions (dossier_id) where dossier_id is not null;

-- A dossier with articles is not deleted.
alter table articles drop constraint articles_dossier_id_fkey;
alter table articles add constraint articles_dossier_id_fkey foreign key (dossier_id) references news_dossiers (id);

-- What categories and dossiers are called stands on the pages of articles.
create function write_outbox_of_all_articles() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, entity_id) select 'article', id from articles;
  return null;
end $$;
create trigger news_categories_outbox after insert or update or delete on news_categories
  for each statement execute function write_outbox_of_all_articles();
create trigger news_dossiers_outbox after insert or update or delete on news_dossiers
  for each statement execute function write_outbox_of_all_articles();
