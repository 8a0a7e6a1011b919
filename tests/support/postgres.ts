import pg from 'pg'

/** The address of a PostgreSQL where tests may create databases; unset, tests use the embedded database. */
export const postgresAdmin = process.env.FLORIN_TEST_POSTGRES || null

export function postgresUrl(database: string): string {
  const url = new URL(postgresAdmin!)
  url.pathname = `/${database}`
  return url.href
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresAdmin! })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export const createPostgresDatabase = (name: string, template?: string): Promise<void> =>
  asAdmin(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)

export const dropPostgresDatabase = (name: string): Promise<void> =>
  asAdmin(`drop database if exists ${name} with (force)`)
