import pg from 'pg'
import { vi } from 'vitest'

/** Tables that grow with the site, which nobody waits to be read through. */
export const LARGE = ['jobs', 'members', 'companies'] as const

/** How many rows of them one statement may read: those of a batch, or of everything of one company. */
const MOST_READ = 2_500

/** Six times as many: all of one kind are too many as well, since there are four kinds. */
const ROWS = 15_000
const KINDS = 4

type Statement = { text: string; values: unknown[]; from: string }

const asked = (query: unknown, values: unknown): Omit<Statement, 'from'> | null => {
  const given = typeof query === 'string' ? { text: query } : (query as { text?: string; values?: unknown[] })
  if (typeof given.text !== 'string') return null
  return { text: given.text, values: Array.isArray(values) ? values : (given.values ?? []) }
}

/** How many sets of values of a statement are looked at: plans depend on them. */
const SETS = 3

/** Keeps what is sent to the database from now on, each statement a few times, by what asked for it. */
export function recordStatements() {
  const kept = new Map<string, Map<string, Statement>>()
  let from: string | null = null
  // eslint-disable-next-line typescript/unbound-method -- called with its client
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const statement = asked(given[0], given[1])
    if (statement && from !== null && /^\s*(select|with|insert|update|delete)\b/i.test(statement.text)) {
      const sets = kept.get(statement.text) ?? new Map<string, Statement>()
      const key = JSON.stringify(statement.values)
      if (sets.size < SETS && !sets.has(key)) sets.set(key, { ...statement, from })
      kept.set(statement.text, sets)
    }
    return query.apply(this, given as never)
  })
  return {
    /** What comes from now on is asked for by this; nobody: it is not kept. */
    by: (name: string | null) => void (from = name),
    stop: (): Statement[] => {
      spy.mockRestore()
      return [...kept.values()].flatMap((sets) => [...sets.values()])
    },
  }
}

/**
 * Many more companies, jobs, and members with their accounts, of which nobody is told: indexes in memory need not hold them. They are spread
 * over the reference lists as real ones are, and nearly all of them are shown to everybody.
 */
export const filling = `
  set session_replication_role = replica;
  insert into companies (slug, name, sector_id, structure_id, size, country_id, city_id, created_at)
    select 'maison-' || n, 'Maison ' || n, sectors.ids[1 + n % ${KINDS}], like_it.structure_id, like_it.size,
      like_it.country_id, like_it.city_id, now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}) as n, (select array_agg(id) as ids from sectors) as sectors,
      (select * from companies order by id limit 1) as like_it;
  insert into jobs (company_id, title, function_id, sector_id, contract_id, country_id, region_id, city_id, description, skills, salary_min,
      salary_max, experience_min, status, created_at, published_at, valid_through, updated_at)
    select houses.first + n % ${ROWS}, 'Analyste ' || n, functions.ids[1 + n % ${KINDS}],
      sectors.ids[1 + n % ${KINDS}], contracts.ids[1 + n % ${KINDS}], 1,
      cities.regions[1 + n % cardinality(cities.regions)], cities.ids[1 + n % cardinality(cities.ids)], 'Un poste', array['Audit', 'IFRS'],
      40000, 50000, n % 10, 'active', published, published, now() + interval '30 days', published
    from generate_series(1, ${ROWS}) as n cross join lateral (select now() - interval '1 hour' - n * interval '1 minute' as published) as at,
      (select min(id) as first from companies where slug like 'maison-%') as houses,
      (select array_agg(id) as ids from sectors) as sectors,
      (select array_agg(id) as ids from job_functions) as functions,
      (select array_agg(id) as ids from contracts) as contracts,
      (select array_agg(id) as ids, array_agg(region_id) as regions from (select * from cities order by id limit 500) as few) as cities;
  insert into accounts (role, email, first_name, last_name, created_at)
    select 'candidate', 'n' || n || '@grown.example', 'Ada', 'Nom' || n, now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}) as n;
  insert into members (first_name, last_name, title, country_id, account_id, company_id, public_profile, cv_saved_at, last_seen_at)
    select 'Ada', 'Nom' || n, 'Analyste', 1, people.first + n - 1, houses.first + n % ${ROWS}, true, now(), now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}) as n, (select min(id) as first from accounts where email like '%@grown.example') as people,
      (select min(id) as first from companies where slug like 'maison-%') as houses;
  set session_replication_role = default;`

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Plan Rows': number
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Index Name'?: string
  Plans?: Plan[]
}

/** How many rows a part of a plan takes from its table: counted where it was run, else as many as expected. */
const rowsOf = (plan: Plan): number =>
  plan['Actual Rows'] === undefined
    ? plan['Plan Rows']
    : (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']!

/** What of a plan reads through a large table. */
export function scansIn(plan: Plan): string[] {
  const inner = (plan.Plans ?? []).flatMap(scansIn)
  const table = plan['Relation Name'] as (typeof LARGE)[number] | undefined
  const node = plan['Node Type']
  if (table === undefined || !LARGE.includes(table) || node === 'ModifyTable') return inner
  const rows = Math.round(rowsOf(plan))
  if (node !== 'Seq Scan' && rows <= MOST_READ) return inner
  return [...inner, `${node} of ${table}${plan['Index Name'] ? ` by ${plan['Index Name']}` : ''}, ${rows} rows`]
}

/** A value as it stands in a text of SQL. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((one) => `"${String(one).replace(/["\\]/g, '\\$&')}"`).join()}}`)
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : `${value as string | number | boolean}`)
}

/** From then on PostgreSQL may take one plan for all values of a statement that it keeps by name. */
const PLANNED_FOR_VALUES = 5

/**
 * The plans of a statement as it was sent: the first, and the one it has once it was asked for often. What only reads is run;
 * what writes is not, since it is done already.
 */
export async function plansOf(client: pg.ClientBase, { text, values }: Omit<Statement, 'from'>): Promise<Plan[]> {
  const writes = /\b(insert|update|delete)\b/i.test(text)
  const given = values.length > 0 ? `(${values.map(literal).join()})` : ''
  const explain = async (how: string): Promise<Plan> => {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json${how}) execute asked${given}`,
    )
    return rows[0]!['QUERY PLAN'][0]!.Plan
  }
  const run = writes ? '' : ', analyze, timing off'
  await client.query(`prepare asked as ${text}`)
  const first = await explain(run)
  for (let time = 1; time < PLANNED_FOR_VALUES; time++) await explain('')
  const later = await explain(run)
  await client.query('deallocate asked')
  return [first, later]
}
