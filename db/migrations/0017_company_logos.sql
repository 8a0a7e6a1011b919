-- A company's own logo, named by its path on this site. Without one, its initials stand in an engraved ring.
alter table companies add column logo_path text check (logo_path ~ '^/[^/]');
