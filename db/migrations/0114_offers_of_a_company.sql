-- What a trade pays in a region is counted in memory now, by the index of live offers.
drop index jobs_market;

-- The newest live offers of a company, however many it has: its page reads as many as it shows, and no more.
create index jobs_live_of_company on jobs (company_id, published_at desc, id desc)
  where status = 'active' and hidden_at is null;
