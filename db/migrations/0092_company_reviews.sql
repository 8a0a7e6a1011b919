-- What members say of a company that they applied to or worked at. Who wrote is for nobody but the author: numbers are drawn by
-- lot, so that they tell no order, and of the publication the month alone is kept.
create table company_reviews (
  id integer primary key default (1 + floor(random() * 2147483646))::integer,
  company_id integer not null references companies (id) on delete cascade,
  account_id integer not null references accounts (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  text text not null check (char_length(text) between 50 and 3000),
  -- What gives the right to write: for whoever moderates.
  basis text not null check (basis in ('applied', 'verified', 'declared')),
  state text not null default 'pending' check (state in ('pending', 'published', 'hidden')),
  -- Whether its author is suspended: kept by the triggers below.
  suspended boolean not null default false,
  shown boolean not null generated always as (state = 'published' and not suspended) stored,
  published_on date check (extract(day from published_on) = 1),
  -- Grows with each change of the text, so that nobody publishes what they have not read.
  version integer not null default 1,
  written_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (state <> 'published' or published_on is not null),
  unique (company_id, account_id),
  unique (id, company_id)
);
create index company_reviews_shown on company_reviews (company_id, published_on desc, id) where shown;
create index company_reviews_account on company_reviews (account_id);

-- The one answer of the company to a review.
create table company_review_answers (
  review_id integer primary key,
  company_id integer not null,
  account_id integer references accounts (id) on delete set null,
  text text not null check (char_length(text) between 20 and 2000),
  written_at timestamptz not null default now(),
  hidden_at timestamptz,
  foreign key (review_id, company_id) references company_reviews (id, company_id) on delete cascade
);
create index company_review_answers_account on company_review_answers (account_id) where account_id is not null;

-- How many reviews of a company are shown, and all their stars: kept with each change of a review, so that nobody counts them.
alter table companies
  add column reviews_count integer not null default 0,
  add column reviews_stars integer not null default 0,
  add check (reviews_count >= 0 and reviews_stars between reviews_count and 5 * reviews_count);

-- By statement, and companies held in the order of their numbers: two who change reviews of several never wait for each other.
create function count_reviews(changed jsonb) returns void language plpgsql as $$
begin
  perform from companies where id in (select (one ->> 'company_id')::integer from jsonb_array_elements(changed) as one)
    order by id for no key update;
  update companies set reviews_count = reviews_count + delta.count, reviews_stars = reviews_stars + delta.stars
    from jsonb_to_recordset(changed) as delta (company_id integer, count integer, stars integer)
    where companies.id = delta.company_id;
end
$$;

create function count_written_reviews() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  select jsonb_agg(delta) into changed from (
    select company_id, count(*) as count, sum(stars) as stars from written where shown group by company_id
  ) as delta;
  if changed is not null then perform count_reviews(changed); end if;
  return null;
end
$$;
create trigger company_reviews_written after insert on company_reviews
  referencing new table as written for each statement execute function count_written_reviews();

create function count_changed_reviews() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  select jsonb_agg(delta) into changed from (
    select company_id, sum(count) as count, sum(stars) as stars from (
      select company_id, 1 as count, stars from written where shown
      union all select company_id, -1, -stars from gone where shown
    ) as each group by company_id having sum(count) <> 0 or sum(stars) <> 0
  ) as delta;
  if changed is not null then perform count_reviews(changed); end if;
  return null;
end
$$;
create trigger company_reviews_changed after update on company_reviews
  referencing old table as gone new table as written for each statement execute function count_changed_reviews();

create function count_gone_reviews() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  select jsonb_agg(delta) into changed from (
    select company_id, -count(*) as count, -sum(stars) as stars from gone where shown group by company_id
  ) as delta;
  if changed is not null then perform count_reviews(changed); end if;
  return null;
end
$$;
create trigger company_reviews_gone after delete on company_reviews
  referencing old table as gone for each statement execute function count_gone_reviews();

-- Reviews of a suspended member are hidden, whoever suspends, and come back as they were. Who writes one holds the account, so
-- that no suspension passes it by.
create function suspend_new_review() returns trigger language plpgsql as $$
begin
  select suspended_at is not null into new.suspended from accounts where id = new.account_id for share;
  return new;
end
$$;
create trigger company_reviews_standing before insert on company_reviews
  for each row execute function suspend_new_review();

create function suspend_reviews() returns trigger language plpgsql as $$
begin
  update company_reviews set suspended = new.suspended_at is not null where account_id = new.id;
  return null;
end
$$;
create trigger accounts_suspend_reviews after update of suspended_at on accounts
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null)) execute function suspend_reviews();
