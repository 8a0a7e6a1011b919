import { redirect } from 'react-router'
import { form } from '#platform/form-actions.ts'
import { moved } from '#platform/moved.ts'
import { savePhotos } from '../editing.contract.ts'
import type { DraftPhoto } from '../editing.rules.ts'
import { editingPath } from '../editing.rules.ts'
import { photoPlaces } from './photo-names.ts'

type Change = (photos: DraftPhoto[]) => { photos: DraftPhoto[]; removed?: string[] }

const photosForm = (change: Change) =>
  form({
    endpoint: savePhotos,
    input: (read) => change((read.photos as DraftPhoto[] | undefined) ?? []),
    done: () => redirect(`${editingPath}?fait=photos#photos`),
  })

/** What each of them does: the whole list is saved, with that one moved or taken out. */
export const photoForms = Object.fromEntries([
  ['photos', photosForm((photos) => ({ photos }))],
  ...photoPlaces.flatMap((at) => [
    [`photos-haut-${at}`, photosForm((photos) => ({ photos: moved(photos, at, -1) }))],
    [`photos-bas-${at}`, photosForm((photos) => ({ photos: moved(photos, at, 1) }))],
    [
      `photos-retrait-${at}`,
      photosForm((photos) => ({
        photos: photos.toSpliced(at, 1),
        removed: photos.slice(at, at + 1).map(({ path }) => path),
      })),
    ],
  ]),
]) as Record<string, ReturnType<typeof photosForm>>
