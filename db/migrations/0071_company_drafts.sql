-- What recruiters have changed of their company's page and not published yet, a row for each block of it. The row stays once it
-- was published, so that its version goes on.
create table company_drafts (
  company_id integer not null references companies (id) on delete cascade,
  block text not null check (block in ('texts', 'figures', 'contact', 'networks', 'photos')),
  version integer not null default 0 check (version >= 0),
  -- Of the photos a list, else the fields that differ from the page, by name; null where nothing does.
  content jsonb,
  saved_at timestamptz not null default now(),
  primary key (company_id, block)
);

-- Pictures that a company has sent for its page, shown there or waiting in the draft.
create table company_pictures (
  id integer generated always as identity primary key,
  company_id integer not null references companies (id) on delete cascade,
  file text not null unique references files (id),
  created_at timestamptz not null default now()
);
create index company_pictures_company on company_pictures (company_id);
create trigger company_pictures_release_file after update of file or delete on company_pictures
  for each row execute function release_file('file');
