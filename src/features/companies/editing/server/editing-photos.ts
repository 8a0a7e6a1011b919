import { pictureAddress } from '#platform/files.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { wideSize } from '#platform/server/files/store.ts'
import { companyRefusals } from '../../companies.rules.ts'
import { findPhotos } from '../../server/company-media.repository.ts'
import type { DraftPhoto } from '../editing.rules.ts'
import { editingRefusals as no, MOST_PHOTOS } from '../editing.rules.ts'
import * as editing from './editing.repository.ts'

const pathOf = (file: string): string => pictureAddress(file, 'l')

/** Where a company's pictures are, those of its page and those that were sent, each with its size. */
async function knownPictures(tx: Db, companyId: number) {
  const [shown, sent] = await Promise.all([findPhotos(tx, companyId), editing.findPictures(tx, companyId)])
  const size = wideSize('l')
  return {
    shown,
    sizes: new Map([
      ...sent.map(({ file }) => [pathOf(file), size] as const),
      ...shown.map(({ path, width, height }) => [path, { width, height }] as const),
    ]),
  }
}

async function draftOf(tx: Tx, companyId: number, shown: DraftPhoto[]) {
  const row = (await editing.findDrafts(tx, companyId)).find(({ block }) => block === 'photos')
  const plain = shown.map(({ path, alt, caption }) => ({ path, alt, caption }))
  return { version: row?.version ?? 0, items: (row?.content as DraftPhoto[] | null | undefined) ?? plain, plain }
}

type Saved = { version: number; photos: DraftPhoto[]; removed: string[] }

/** Order and texts of the photos, from the version that was read. What was sent meanwhile, and is not named, stays at the end. */
export const savePhotos = (db: Db, actor: SignedIn, { version, photos, removed }: Saved) =>
  db.transaction(async (tx) => {
    const company = await editing.lockCompany(tx, actor)
    if (!company) throw refuse(companyRefusals['companies/not_found'])
    const { shown, sizes } = await knownPictures(tx, company.id)
    const draft = await draftOf(tx, company.id, shown)
    if (draft.version !== version) throw refuse(no['editing/changed_meanwhile'])
    if (photos.some(({ path }) => !sizes.has(path))) throw refuse(no['editing/unknown_photo'])
    const named = new Set([...photos.map(({ path }) => path), ...removed])
    const once = new Map(photos.filter(({ path }) => !removed.includes(path)).map((photo) => [photo.path, photo]))
    const items = [...once.values(), ...draft.items.filter(({ path }) => !named.has(path))]
    const same = JSON.stringify(items) === JSON.stringify(draft.plain)
    const row = { companyId: company.id, block: 'photos', version: version + 1 } as const
    await editing.upsertDraft(tx, { ...row, content: same ? null : items })
    await prunePictures(tx, company.id)
    return { version: version + 1 }
  })

/** Keeps a picture that was sent, at the end of the draft. It makes no new version: whoever edits the list goes on. */
export async function addPhoto(tx: Tx, actor: SignedIn, file: string): Promise<void> {
  const company = await editing.lockCompany(tx, actor)
  if (!company) throw refuse(companyRefusals['companies/not_found'])
  const draft = await draftOf(tx, company.id, await findPhotos(tx, company.id))
  if (draft.items.length >= MOST_PHOTOS) throw refuse(no['editing/too_many_photos'])
  await editing.insertPicture(tx, { companyId: company.id, file })
  const items = [...draft.items, { path: pathOf(file), alt: '', caption: '' }]
  const row = { companyId: company.id, block: 'photos', version: draft.version } as const
  await editing.upsertDraft(tx, { ...row, content: items })
}

/** As they are shown: each with words for those who do not see it. */
export async function photosToPublish(tx: Tx, companyId: number, photos: DraftPhoto[]) {
  if (photos.some(({ alt }) => alt.trim() === '')) throw refuse(no['editing/photo_without_alt'])
  const { sizes } = await knownPictures(tx, companyId)
  return photos.map(({ path, alt, caption }) => {
    const size = sizes.get(path)
    if (!size) throw refuse(no['editing/unknown_photo'])
    return { path, alt, caption: caption || alt, ...size }
  })
}

/** Files that neither the page nor the draft shows go. */
export async function prunePictures(tx: Tx, companyId: number): Promise<void> {
  const shown = await findPhotos(tx, companyId)
  const { items } = await draftOf(tx, companyId, shown)
  const kept = new Set([...shown, ...items].map(({ path }) => path))
  const sent = await editing.findPictures(tx, companyId)
  await editing.dropPicturesBut(
    tx,
    companyId,
    sent.map(({ file }) => file).filter((file) => kept.has(pathOf(file))),
  )
}
