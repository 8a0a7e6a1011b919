-- Those who reported are told a few at a time: the number of the last report that was told, while others wait.
alter table moderation_cases add column untold_after integer;
create index moderation_cases_untold on moderation_cases (id) where untold_after is not null;

-- What an offer's page compares its salary with. All of it is in the index: the offers themselves are long, and stay unread.
create index jobs_market on jobs (function_id, region_id, country_id, experience_min)
  include (salary_min, salary_max, published_at, valid_through)
  where status = 'active' and hidden_at is null and salary_period = 'an';
