import { admits } from '#platform/contract.ts'
import { pictureAddress } from '#platform/files.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { claimWaiting } from '#platform/server/files/files.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { wideSize } from '#platform/server/files/store.ts'
import { isPublished } from '../../news.rules.ts'
import { articlePictureRule, writingRefusals as no } from '../writing.rules.ts'
import * as writing from './writing.repository.ts'

/**
 * A picture of an article: everybody sees it where the article that is online shows it. Else administrators do, and, while a link
 * of the preview is open, whoever knows its address, which nobody guesses either.
 */
export const articlePicturePurpose: Purpose = {
  ...articlePictureRule,
  access: 'administrator',
  shape: 'whole',
  keep: null,
  mayRead: async (db, who, file) => {
    const article = await writing.findShownBy(db, file)
    if (!article) return null
    const now = new Date()
    if (article.isShown && isPublished(article, now)) return 'for now'
    if (article.previewUntil && article.previewUntil > now) return 'private'
    return admits('administrator', await who()) ? 'private' : null
  },
}

/** Makes a picture that was sent the article's own, and says how it stands in a text. */
export const addPicture = (db: Db, actor: SignedIn, { id, file }: { id: number; file: string }) =>
  db.transaction(async (tx) => {
    if (!(await writing.lockArticle(tx, id))) throw notFound()
    const use = { purpose: articlePictureRule.name, accountId: actor.accountId }
    const claimed = await claimWaiting(tx, file, use)
    if (!claimed) throw refuse(no['writing/picture_gone'])
    await writing.insertPicture(tx, { articleId: id, file })
    const { width, height } = claimed
    // One that came before sizes were kept is three by two.
    const size = width === null || height === null ? wideSize('l') : { width, height }
    return { file, src: pictureAddress(file, 'l'), ...size }
  })
