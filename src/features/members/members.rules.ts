import type { FileRule } from '#platform/files.ts'
import { megabytes, pictures } from '#platform/files.ts'

export type Visibility = { profileVisible: boolean; publicProfile: boolean; suspended: boolean }

/** Whether the open web may see a member. `profileVisible` alone means: among members; `suspended`: nobody, for now. */
export const isPublic = ({ profileVisible, publicProfile, suspended }: Visibility): boolean =>
  profileVisible && publicProfile && !suspended

/** « Inès Lafargue » → « IL ». */
export const initials = (firstName: string, lastName: string): string =>
  `${firstName[0] ?? ''}${lastName[0] ?? ''}`.toUpperCase()

/** What is taken as somebody's photo. */
export const memberPhoto: FileRule = { name: 'photo', accepts: pictures, largest: megabytes(5) }
