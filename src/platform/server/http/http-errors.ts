import type { Refusal } from '../../refusals.ts'
import { platformRefusals, RefusalError } from '../../refusals.ts'
import { isDatabaseAway } from '../database/db.ts'
import { StoreAway } from '../files/store.ts'

const BY_FASTIFY_CODE: Record<string, keyof typeof platformRefusals> = {
  FST_ERR_BAD_URL: 'platform/not_found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'platform/too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'platform/wrong_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'platform/bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'platform/bad_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'platform/bad_json',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'platform/wrong_type',
  FST_STATIC_FORBIDDEN_PATH: 'platform/not_found',
}

/** What files answer to conditions and ranges of a caller: no bug of ours. */
const BY_STATUS: Record<number, keyof typeof platformRefusals> = {
  412: 'platform/precondition_failed',
  416: 'platform/no_such_range',
}

/** What anything thrown becomes for the caller. Bugs keep their secrets. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
  const known = BY_FASTIFY_CODE[code] ?? BY_STATUS[status]
  if (known) return platformRefusals[known]
  if (error instanceof SyntaxError) return platformRefusals['platform/bad_json']
  if (isDatabaseAway(error)) return platformRefusals['platform/database_away']
  if (error instanceof StoreAway) return platformRefusals['platform/storage_away']
  return platformRefusals['platform/bug']
}
