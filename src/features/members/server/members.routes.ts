import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { readMembersTeaser, removeOwnPhoto } from '../members.contract.ts'
import { removePhoto } from './member-photo.service.ts'
import { membersTeaser } from './members.service.ts'

export const membersRoutes = (db: Db): Served[] => [
  serve(readMembersTeaser, ({ session_pays }) => membersTeaser(db, session_pays ?? null)),
  serve(removeOwnPhoto, (_input, { accountId }) => removePhoto(db, accountId)),
]
