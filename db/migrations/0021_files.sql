-- What people have sent, kept under a random name on disk or in S3-compatible storage. The row is written before the bytes are:
-- whatever is stored has a row that knows its name. A file that no row of a room claims within the hour is swept.
create table files (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  purpose text not null,
  kind text not null check (kind in ('picture', 'pdf', 'docx')),
  bytes bigint not null check (bytes > 0),
  -- What its owner calls a document; pictures have no name of their own.
  name text check (char_length(name) <= 200),
  -- Who has sent it. It outlives them where it belongs to somebody else too, as a company's logo does.
  account_id integer references accounts (id) on delete set null,
  state text not null default 'new' check (state in ('new', 'claimed', 'gone')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index files_to_sweep on files (changed_at) where state <> 'claimed';
create index files_of_account on files (account_id);

-- A file goes when the row that claimed it lets it go, in the same transaction: it names another file, none, or is deleted.
-- Every column that refers to a file has a trigger with this function, given the column's name.
create function release_file() returns trigger language plpgsql as $$
declare
  before text := to_jsonb(old) ->> tg_argv[0];
  after text := case when tg_op = 'UPDATE' then to_jsonb(new) ->> tg_argv[0] end;
begin
  if before is distinct from after then
    update files set state = 'gone', changed_at = now() where id = before;
  end if;
  return null;
end $$;

alter table members add column photo_file text unique references files (id);
create trigger members_release_photo after update of photo_file or delete on members
  for each row execute function release_file('photo_file');

-- `logo_path` stays what pages read: it names the file, or a picture that came with the sample site.
alter table companies add column logo_file text unique references files (id);
alter table companies add check (logo_file is null or logo_path like '/fichiers/' || logo_file || '%');
create trigger companies_release_logo after update of logo_file or delete on companies
  for each row execute function release_file('logo_file');
