-- Offers that recruiters write before a company has taken them in. They are numbered as offers are: attached to a company, a draft becomes
-- an offer of that company under the number it has, so that its address and what an open page saves stay true.
create table lone_drafts (
  id integer primary key default nextval('jobs_id_seq'),
  account_id integer not null references accounts (id) on delete cascade,
  fields jsonb not null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index lone_drafts_of_account on lone_drafts (account_id, saved_at desc, id desc);

-- Feeds of offers that somebody sends from a page. They are read once and let go: no row of a room ever names one.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('picture', 'pdf', 'doc', 'docx', 'json', 'xml'));
alter table files add constraint files_feeds_are_read check (state <> 'claimed' or kind not in ('json', 'xml'));
