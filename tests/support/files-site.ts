import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { beforeAll } from 'vitest'
import { filePurposes } from '../../src/app/files.ts'
import { identifyBy } from '../../src/features/accounts/sessions/server/sessions.ts'
import { documents, megabytes } from '../../src/platform/files.ts'
import type { Files } from '../../src/platform/server/files/files.ts'
import { claimFile } from '../../src/platform/server/files/files.ts'
import { registerFiles } from '../../src/platform/server/files/http-files.ts'
import { openFiles } from '../../src/platform/server/files/open-files.ts'
import type { Purpose } from '../../src/platform/server/files/purposes.ts'
import { createHttp } from '../../src/platform/server/http/http.ts'
import { createLines } from '../../src/platform/server/overload/overload.ts'
import { readConfig } from '../../src/platform/server/settings/config.ts'
import { createMetrics } from '../../src/platform/server/watching/metrics.ts'
import type { TestAccounts } from './accounts.ts'
import { testAccounts } from './accounts.ts'
import { newPerson, signedIn } from './people.ts'
import type { TestDatabase } from './test-database.ts'
import { LATE_IN_TESTS } from './test-database.ts'

export type Person = { accountId: number; cookie: string }

type Sending = { as: Person | null; form?: boolean; name?: string; back?: string; query?: string }

type Options = { patience?: number; s3?: Record<string, string> }

/** The product's own uses of files, and one that takes documents for whoever sent them. */
export function useFilesSite(database: TestDatabase, { patience = 60_000, s3 = {} }: Options = {}) {
  let http: FastifyInstance
  let files: Files
  let accounts: TestAccounts
  let people = 0
  const folder = (): string => join(database.place.dataFolder, 'files')
  const owners = new Map<string, number>()
  const cv: Purpose = {
    name: 'cv',
    accepts: documents,
    largest: megabytes(5),
    access: 'candidate',
    keep: async (tx, { accountId }, id) => {
      await claimFile(tx, id, { purpose: 'cv', accountId })
      owners.set(id, accountId)
    },
    mayRead: async (_db, who, id) => {
      const actor = await who()
      return actor.role !== 'visitor' && actor.accountId === owners.get(id) ? 'private' : null
    },
  }
  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', FLORIN_DATA: database.place.dataFolder, ...s3 })
    files = await openFiles(config)
    accounts = await testAccounts(database)
    http = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
    database.beforeClose(() => http.close())
    const purposes = [...filePurposes, cv]
    const identify = identifyBy(database.db)
    await registerFiles(http, {
      db: database.db,
      files,
      purposes,
      identify,
      lines: createLines(LATE_IN_TESTS),
      patience,
    })
  })
  const headersOf = (person: Person | null): Record<string, string> =>
    person ? { cookie: person.cookie, 'sec-fetch-site': 'same-origin' } : {}
  return {
    get http() {
      return http
    },
    get files() {
      return files
    },
    get accounts() {
      return accounts
    },
    folder,
    headersOf,
    /** A candidate whom nobody has seen before, signed in. */
    somebody: async (): Promise<Person> => {
      const email = `sender${++people}@example.org`
      const accountId = await newPerson(accounts, email)
      const { exchange } = await signedIn(accounts, email)
      const cookie = Object.entries(exchange.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ')
      return { accountId, cookie }
    },
    send: (
      purpose: string,
      bytes: Buffer,
      { as, form = false, name, back = '/mes-parametres', query = '' }: Sending,
    ) => {
      if (!form) {
        const named = name === undefined ? {} : { 'x-file-name': encodeURIComponent(name) }
        const headers = { ...headersOf(as), ...named, 'content-type': 'image/png' }
        return http.inject({ method: 'PUT', url: `/fichiers/${purpose}${query}`, headers, payload: bytes })
      }
      const edge = '----edge'
      const head = `--${edge}\r\ncontent-disposition: form-data; name="fichier"; filename="${name ?? 'a.png'}"\r\ncontent-type: image/png\r\n\r\n`
      const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)])
      const headers = { ...headersOf(as), 'content-type': `multipart/form-data; boundary=${edge}` }
      const url = `/fichiers/${purpose}?retour=${encodeURIComponent(back)}`
      return http.inject({ method: 'POST', url, headers, payload })
    },
    get: (url: string, as: Person | null = null): Promise<LightMyRequestResponse> =>
      http.inject({ url, headers: headersOf(as) }),
  }
}
