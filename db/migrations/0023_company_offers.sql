-- The directory orders companies by their live offers. An entry `job` leads to the company that has the offer; one that no
-- longer has it must be named, or nobody knows it. The topic is not `company`, for which each offer of a company is read anew.
create function write_outbox_of_former_company() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, entity_id) values ('company_offers', old.company_id);
  return null;
end
$$;

create trigger jobs_outbox_deleted after delete on jobs
  for each row execute function write_outbox_of_former_company();

create trigger jobs_outbox_moved after update of company_id on jobs
  for each row when (old.company_id is distinct from new.company_id) execute function write_outbox_of_former_company();

-- `truncate` fires no trigger of rows.
create function write_outbox_of_all_companies() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, entity_id) select distinct 'company_offers', company_id from jobs;
  return null;
end
$$;

create trigger jobs_outbox_companies_truncate before truncate on jobs
  for each statement execute function write_outbox_of_all_companies();

create trigger companies_outbox_truncate before truncate on companies
  for each statement execute function write_outbox_of_all('company');
