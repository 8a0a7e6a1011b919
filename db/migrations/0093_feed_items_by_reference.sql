-- What a whole feed does not have any more is found by reference: without statistics, as the embedded database works, each offer
-- of the company was compared with each line of the feed.
create index feed_items_reference on feed_items (import_id, reference);
