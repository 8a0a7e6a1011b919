-- Back-office lists find rows by the beginnings of words, whatever their accents and case. This is the twin of `fold`
-- (src/platform/folding.ts); what stands beyond a thousand characters is not looked for.
create function words_of(written text) returns tsvector language sql immutable strict parallel safe return
  array_to_tsvector(array_remove(regexp_split_to_array(
    replace(replace(
      lower(regexp_replace(normalize(replace(replace(left(written, 1000), 'Œ', 'oe'), 'Æ', 'ae'), nfd),
        '[\u0300-\u036f]', '', 'g')),
      'œ', 'oe'), 'æ', 'ae'),
    '[^a-z0-9]+'), ''));

alter table accounts add column words tsvector not null generated always as (
  words_of(first_name || ' ' || last_name || ' ' || email || ' ' || company_name || ' ' || coalesce(client_code, ''))
) stored;
create index accounts_words on accounts using gin (words);
create index accounts_created on accounts (created_at, id);
create index accounts_last_name on accounts (last_name, id);

alter table jobs add column words tsvector not null generated always as (words_of(title)) stored;
create index jobs_words on jobs using gin (words);
-- What a list may be narrowed to stands in the index, so that it is sorted and counted without reading the offers.
create index jobs_listed on jobs (published_at desc nulls last, id desc) include (status, country_id);
create index jobs_created on jobs (created_at, id) include (status, country_id);
create index jobs_title on jobs (title, id) include (status, country_id);
