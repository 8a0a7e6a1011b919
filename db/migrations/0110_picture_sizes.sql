-- How large the largest size of a picture is: pages keep its place while it comes. Older ones have the size of their use.
alter table files
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add constraint files_size_whole check ((width is null) = (height is null));
