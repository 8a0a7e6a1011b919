-- When an alert began, or went on after a pause: offers published before are not told.
alter table alerts add column started_at timestamptz not null default now();
update alerts set started_at = seen_until;
