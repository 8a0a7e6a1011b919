-- Those who reported are told a few at a time: the number of the last report that was told, while others wait.
alter table moderation_cases add column untold_after integer;
create index moderation_cases_untold on moderation_cases (id) where untold_after is not null;
