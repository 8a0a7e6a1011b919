-- What a decision has hidden and its author took away since: the words are gone, and still cannot be said again below the same article.
create table article_comment_marks (
  article_id integer not null references articles (id) on delete cascade,
  account_id integer not null references accounts (id) on delete cascade,
  mark text not null check (mark ~ '^[0-9a-f]{32}$'),
  primary key (article_id, account_id, mark)
);
create index article_comment_marks_account on article_comment_marks (account_id);
