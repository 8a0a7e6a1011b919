import { MOST_PHOTOS } from '../editing.rules.ts'

export const photoPlaces = Array.from({ length: MOST_PHOTOS }, (_, at) => at)

/** The buttons of the form of photos, by the place of the photo that they are about. */
export const photoActs = photoPlaces.flatMap((at) => [`photos-haut-${at}`, `photos-bas-${at}`, `photos-retrait-${at}`])
