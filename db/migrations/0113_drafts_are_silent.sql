-- Nobody but its writers is shown a draft: what is saved of it changes no page and no index. Until now each save of one had every page
-- of the news made anew.
drop trigger articles_outbox on articles;
create trigger articles_outbox_of_new after insert on articles
  for each row when (new.published_at is not null) execute function write_outbox('article');
create trigger articles_outbox_of_gone after delete on articles
  for each row when (old.published_at is not null) execute function write_outbox('article');
create trigger articles_outbox after update of
  category_id, dossier_id, title, summary, content, layout, cover_file, cover_alt, author, tags, featured, published_at on articles
  for each row when (old.published_at is not null or new.published_at is not null) execute function write_outbox('article');
