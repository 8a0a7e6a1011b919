-- The database compresses long texts with one thread, slowly: an article of 60 kB took longer to compress, twice for each time it
-- is saved, than all the rest of saving it. Texts that were saved before stay as they are until they are saved again.
alter table articles alter column content set storage external;
alter table article_versions alter column content set storage external;
