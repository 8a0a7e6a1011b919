/** What an administrator gives to single members beside their role. Each is a column of `accounts`. */
export const flags = ['moderator', 'editor'] as const
export type Flag = (typeof flags)[number]
