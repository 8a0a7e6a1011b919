/** What each version of the terms changed, in a sentence: members who are asked to accept one read it. The newest comes first. */
export const termsChanges: readonly { version: string; summary: string }[] = [
  {
    version: '2026-11-15',
    summary:
      'Première version\u202f: neuf articles sur les services, les devoirs de chacun, la suspension, vos données et vos droits.',
  },
]

/** What the banner says that asks members to accept the terms in force. */
export const termsBannerTexts = {
  label: 'Conditions d’utilisation',
  changed: 'Nos conditions d’utilisation ont changé.',
  first: 'Acceptez nos conditions d’utilisation.',
  since: (day: string): string => `Elles sont en vigueur depuis le ${day}.`,
  read: 'Lire les conditions',
  newTab: ' (nouvel onglet)',
  accept: 'J’accepte',
  accepting: 'Un instant…',
} as const
