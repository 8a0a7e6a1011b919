/** Everything a member can be told about; rooms add theirs. Each can be shown on the site, mailed, both or neither. */
export const notificationEvents = [
  { event: 'new_device', label: 'Connexion depuis un nouvel appareil' },
  { event: 'password_changed', label: 'Changement de mot de passe' },
  { event: 'second_factor', label: 'Double authentification et codes de secours' },
  { event: 'passkeys', label: 'Ajout ou retrait d’une clé d’accès' },
  { event: 'alerts', label: 'Nouvelles offres de mes alertes' },
  { event: 'identities', label: 'Association d’un compte Google, Facebook ou LinkedIn' },
] as const

export type NotificationEvent = (typeof notificationEvents)[number]['event']

/** Until somebody chooses otherwise. */
export const defaultChoice = { site: true, mail: true } as const
