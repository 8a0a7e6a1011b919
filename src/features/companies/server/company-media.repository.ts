import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import { companyPhotos, companySocialNetworks, companyVideos } from './companies.tables.ts'

const photosOf = prepared((db) =>
  db
    .select({
      id: companyPhotos.id,
      path: companyPhotos.path,
      alt: companyPhotos.alt,
      caption: companyPhotos.caption,
      width: companyPhotos.width,
      height: companyPhotos.height,
    })
    .from(companyPhotos)
    .where(eq(companyPhotos.companyId, sql.placeholder('companyId')))
    .orderBy(asc(companyPhotos.position), asc(companyPhotos.id)),
)

export const findPhotos = (db: Db, companyId: number) => photosOf(db, { companyId })

const videosOf = prepared((db) =>
  db
    .select({
      path: companyVideos.path,
      mediaType: companyVideos.mediaType,
      posterPath: companyVideos.posterPath,
      captionsPath: companyVideos.captionsPath,
      title: companyVideos.title,
      summary: companyVideos.summary,
      seconds: companyVideos.seconds,
      width: companyVideos.width,
      height: companyVideos.height,
    })
    .from(companyVideos)
    .where(eq(companyVideos.companyId, sql.placeholder('companyId'))),
)

export const findVideo = async (db: Db, companyId: number) => (await videosOf(db, { companyId }))[0] ?? null

const networksOf = prepared((db) =>
  db
    .select({ network: companySocialNetworks.network, url: companySocialNetworks.url })
    .from(companySocialNetworks)
    .where(eq(companySocialNetworks.companyId, sql.placeholder('companyId')))
    .orderBy(asc(companySocialNetworks.network)),
)

export const findSocialNetworks = (db: Db, companyId: number) => networksOf(db, { companyId })

export const insertPhotos = (db: Db, rows: (typeof companyPhotos.$inferInsert)[]) =>
  db.insert(companyPhotos).values(rows)

export const insertVideos = (db: Db, rows: (typeof companyVideos.$inferInsert)[]) =>
  db.insert(companyVideos).values(rows)

export const insertSocialNetworks = (db: Db, rows: (typeof companySocialNetworks.$inferInsert)[]) =>
  db.insert(companySocialNetworks).values(rows)
