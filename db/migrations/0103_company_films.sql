-- Films of companies, and their captions, are sent as other files are, kept as they came, and played in their page.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check
  check (kind in ('picture', 'pdf', 'doc', 'docx', 'json', 'xml', 'mp4', 'webm', 'vtt'));

alter table company_drafts drop constraint company_drafts_block_check;
alter table company_drafts add constraint company_drafts_block_check
  check (block in ('texts', 'figures', 'contact', 'networks', 'photos', 'film'));

-- What a company has sent for its film: on its page, or waiting in the draft. Captions have neither length nor sides.
create table company_films (
  id integer generated always as identity primary key,
  company_id integer not null references companies (id) on delete cascade,
  file text not null unique references files (id),
  kind text not null check (kind in ('mp4', 'webm', 'vtt')),
  seconds smallint check (seconds > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  check ((kind = 'vtt') = (seconds is null) and (seconds is null) = (width is null) and (width is null) = (height is null))
);
create index company_films_company on company_films (company_id);
create trigger company_films_release_file after update of file or delete on company_films
  for each row execute function release_file('file');
