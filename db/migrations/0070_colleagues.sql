-- The people of a company. Its main account is the one that has the client code: there is one at most.
create unique index accounts_main on accounts (company_id) where client_code is not null;

-- Colleagues who were invited by mail. What was used, or taken back, is gone.
create table company_invitations (
  id integer generated always as identity primary key,
  company_id integer not null references companies (id) on delete cascade,
  email text not null check (length(email) between 3 and 254),
  hash bytea not null unique,
  -- Who invited: it ends with the account.
  account_id integer not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (company_id, email)
);
create index company_invitations_of on company_invitations (account_id);
create index company_invitations_to on company_invitations (email);

-- Recruiters who ask to be attached to a company, or to a new one. What was decided is gone, the acts keep it.
create table company_requests (
  id integer generated always as identity primary key,
  account_id integer not null unique references accounts (id) on delete cascade,
  company_id integer references companies (id) on delete cascade,
  company_name text not null check (length(company_name) between 1 and 120),
  -- What is needed to make a company; of one that is there already it is known.
  website text check (length(website) <= 300),
  sector_id integer references sectors (id),
  structure_id integer references structures (id),
  size text check (size in ('startup', 'pme', 'eti', 'ge')),
  city_id integer references cities (id),
  message text not null default '' check (length(message) <= 1000),
  created_at timestamptz not null default now(),
  words tsvector not null generated always as (words_of(company_name || ' ' || message)) stored,
  check (company_id is not null or
    (website is not null and sector_id is not null and structure_id is not null and size is not null and city_id is not null))
);
create index company_requests_company on company_requests (company_id);
create index company_requests_words on company_requests using gin (words);
create index company_requests_created on company_requests (created_at, id);
create index company_requests_name on company_requests (company_name, id);
