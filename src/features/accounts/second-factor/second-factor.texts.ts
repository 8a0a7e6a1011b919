/** What the services of the second factor and of passkeys say; U+202F stands before « : » and its kin. */
export const secondFactorTexts = {
  on: 'Double authentification activée. Vos autres appareils ont été déconnectés.',
  off: 'Double authentification désactivée.',
  canceled: 'Activation abandonnée.',
  renewed: 'Nouveaux codes de secours créés. Les anciens ne fonctionnent plus.',
  passkeyAdded: 'Clé d’accès ajoutée.',
  passkeyRemoved: 'Clé d’accès retirée.',
} as const

/** Of notifications and mails. */
export const secondFactorNews = {
  on: {
    title: 'Double authentification activée',
    body: 'Un code est désormais demandé à chaque connexion.',
    added: true,
  },
  off: { title: 'Double authentification désactivée', body: 'Le mot de passe suffit de nouveau pour se connecter.' },
  renewed: { title: 'Nouveaux codes de secours', body: 'Les anciens codes ne fonctionnent plus.' },
  codeUsed: (left: number) => ({ title: 'Un code de secours a servi', body: `Codes restants\u202f: ${left}.` }),
  passkeyAdded: (label: string) => ({ title: 'Clé d’accès ajoutée', body: label, added: true }),
  passkeyRemoved: (label: string) => ({ title: 'Clé d’accès retirée', body: label }),
} as const
