export type Visibility = { profileVisible: boolean; publicProfile: boolean }

/** Whether the open web may see a member. `profileVisible` alone means: among members. */
export const isPublic = ({ profileVisible, publicProfile }: Visibility): boolean => profileVisible && publicProfile

/** « Inès Lafargue » → « IL ». */
export const initials = (firstName: string, lastName: string): string =>
  `${firstName[0] ?? ''}${lastName[0] ?? ''}`.toUpperCase()
