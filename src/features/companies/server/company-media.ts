import type { Db } from '#platform/server/database/db.ts'
import type { SocialNetwork } from '../companies-contact.rules.ts'
import { safeSocialLink } from '../companies-contact.rules.ts'
import * as media from './company-media.repository.ts'

/** A company's pictures in its own order. */
export async function companyPhotos(db: Db, companyId: number) {
  const rows = await media.findPhotos(db, companyId)
  return rows.map(({ path, ...row }) => ({ ...row, url: path }))
}

/** The film of a company, if it has one. */
export async function companyVideo(db: Db, companyId: number) {
  const row = await media.findVideo(db, companyId)
  if (!row) return null
  return {
    url: row.path,
    type: row.mediaType,
    poster: row.posterPath,
    captions: row.captionsPath,
    title: row.title,
    summary: row.summary,
    seconds: row.seconds,
    width: row.width,
    height: row.height,
  }
}

/** Where a company may be followed: every network by name, null where it has no page or one that cannot be trusted. */
export async function companySocialNetworks(db: Db, companyId: number) {
  const rows = await media.findSocialNetworks(db, companyId)
  const linkOf = (network: SocialNetwork): string | null =>
    safeSocialLink(network, rows.find((row) => row.network === network)?.url ?? null)
  return {
    linkedin: linkOf('linkedin'),
    x: linkOf('x'),
    facebook: linkOf('facebook'),
    instagram: linkOf('instagram'),
    youtube: linkOf('youtube'),
  }
}
