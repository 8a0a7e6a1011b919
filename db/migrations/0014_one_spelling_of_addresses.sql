-- An address has one spelling: letters that stand for the same are the same (NFKC), and the domain is written as the network
-- writes it (RFC 3492), so that « société.example » is « xn--socit-esab.example ».
create function punycode(label text) returns text language plpgsql immutable as $$
declare
  points integer[] := array(select ascii(one) from regexp_split_to_table(label, '') with ordinality as t (one, place) order by place);
  total integer := cardinality(points);
  basic text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
  handled integer := length(basic);
  written text := case when basic = '' then '' else basic || '-' end;
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  n integer := 128;
  delta integer := 0;
  bias integer := 72;
  begun boolean := false;
  m integer;
  point integer;
  q integer;
  k integer;
  t integer;
begin
  while handled < total loop
    select min(one) into m from unnest(points) as one where one >= n;
    delta := delta + (m - n) * (handled + 1);
    n := m;
    foreach point in array points loop
      if point < n then
        delta := delta + 1;
      elsif point = n then
        q := delta;
        k := 36;
        loop
          t := least(greatest(k - bias, 1), 26);
          exit when q < t;
          written := written || substr(digits, t + (q - t) % (36 - t) + 1, 1);
          q := (q - t) / (36 - t);
          k := k + 36;
        end loop;
        written := written || substr(digits, q + 1, 1);
        delta := case when begun then delta / 2 else delta / 700 end;
        begun := true;
        delta := delta + delta / (handled + 1);
        k := 0;
        while delta > 455 loop
          delta := delta / 35;
          k := k + 36;
        end loop;
        bias := k + 36 * delta / (delta + 38);
        delta := 0;
        handled := handled + 1;
      end if;
    end loop;
    delta := delta + 1;
    n := n + 1;
  end loop;
  return written;
end
$$;

create function one_spelling(email text) returns text language sql immutable as $$
  select split_part(folded, '@', 1) || '@' || (
    select string_agg(case when label ~ '[^\x01-\x7f]' then 'xn--' || punycode(label) else label end, '.' order by place)
    from regexp_split_to_table(split_part(folded, '@', 2), '[.。]') with ordinality as labels (label, place)
  )
  from (select normalize(lower(normalize(email, NFKC)), NFKC) as folded) as whole
$$;

-- Of two accounts whose addresses turn out to be one, the older keeps it.
do $$
declare
  odd record;
begin
  for odd in select id, one_spelling(email) as spelling from accounts where email ~ '[^\x01-\x7f]' order by id loop
    update accounts set email = odd.spelling
      where id = odd.id and email <> odd.spelling
        and not exists (select 1 from accounts as others where others.email = odd.spelling and others.id <> odd.id);
  end loop;
end
$$;
update account_links set email = one_spelling(email) where email ~ '[^\x01-\x7f]';

drop function one_spelling;
drop function punycode;
