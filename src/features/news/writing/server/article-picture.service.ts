import { admits } from '#platform/contract.ts'
import { pictureAddress } from '#platform/files.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { claimWaiting, sizesOf } from '#platform/server/files/files.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { wideSize } from '#platform/server/files/store.ts'
import { isPublished } from '../../news.rules.ts'
import { articlePictureRule, writingRefusals as no } from '../writing.rules.ts'
import type { PictureSizes } from './article-html.ts'
import * as writing from './writing.repository.ts'

/**
 * A picture of an article: everybody sees it where the article that is online shows it. Else administrators and editors do, and, while a link
 * of the preview is open, whoever knows its address, which nobody guesses either.
 */
export const articlePicturePurpose: Purpose = {
  ...articlePictureRule,
  access: 'editing',
  shape: 'whole',
  keep: null,
  mayRead: async (db, who, file) => {
    const article = await writing.findShownBy(db, file)
    if (!article) return null
    const now = new Date()
    if (article.isShown && isPublished(article, now)) return 'for now'
    if (article.previewUntil && article.previewUntil > now) return 'private'
    return admits('editing', await who()) ? 'private' : null
  },
}

/** How large pictures stand in a text. Those that came before sizes were kept are three by two. */
export async function sizesOfPictures(tx: Tx, files: string[]): Promise<PictureSizes> {
  const known = await sizesOf(tx, files)
  return new Map(files.map((file) => [file, known.get(file) ?? wideSize('l')]))
}

/** Makes a picture that was sent the article's own, and says how it stands in a text. */
export const addPicture = (db: Db, actor: SignedIn, { id, file }: { id: number; file: string }) =>
  db.transaction(async (tx) => {
    if (!(await writing.lockArticle(tx, id))) throw notFound()
    const use = { purpose: articlePictureRule.name, accountId: actor.accountId }
    if (!(await claimWaiting(tx, file, use))) throw refuse(no['writing/picture_gone'])
    await writing.insertPicture(tx, { articleId: id, file })
    return { file, src: pictureAddress(file, 'l'), ...(await sizesOfPictures(tx, [file])).get(file)! }
  })
