import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../comments.contract.ts'
import { changeComment, deleteComment, keepDraft, writeComment } from './commenting.ts'
import { listComments } from './reading-comments.ts'

export const commentsRoutes = (db: Db): Served[] => [
  serve(contract.listComments, (input, actor) => listComments(db, actor, input)),
  serve(contract.writeComment, (input, actor) => writeComment(db, actor, input)),
  serve(contract.keepCommentDraft, (input, actor) => keepDraft(db, actor, input)),
  serve(contract.changeComment, (input, actor) => changeComment(db, actor, input)),
  serve(contract.deleteComment, ({ id }, actor) => deleteComment(db, actor, id)),
]
