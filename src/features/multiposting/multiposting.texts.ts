import type { KeyScope } from '#platform/contract.ts'
import { plural } from '#platform/french.ts'

const NARROW = '\u202f'

export const scopeNames: Record<KeyScope, string> = {
  'offers:write': 'Publier, modifier et supprimer des offres',
  'offers:read': 'Lire les offres et les rapports de flux',
}

export const multipostingTexts = {
  title: 'Multidiffusion',
  lead: 'Publiez vos offres depuis votre logiciel de recrutement : une à une, ou par un flux JSON ou XML.',
  keys: 'Clés d’accès',
  keysLead:
    'Une clé agit au nom de votre entreprise, pour les offres seulement. Elle s’arrête quand vous la révoquez, ou quand son auteur quitte l’entreprise.',
  noKeys: 'Aucune clé pour le moment.',
  name: 'Nom de la clé',
  nameHint: 'Par exemple le nom du logiciel qui l’utilise.',
  scopes: 'Droits',
  make: 'Créer une clé',
  making: 'Création…',
  made: `Voici votre clé. Copiez-la maintenant${NARROW}: elle ne sera plus montrée.`,
  revoke: 'Révoquer',
  revokeNote: 'Le logiciel qui utilise cette clé ne pourra plus publier. C’est définitif.',
  revokeSure: 'Révoquer cette clé',
  revoking: 'Révocation…',
  revoked: 'La clé est révoquée.',
  never: 'Jamais utilisée',
  isRevoked: 'Révoquée',
  imports: 'Flux reçus',
  noImports: 'Aucun flux reçu. Envoyez le premier avec une clé, comme ci-dessous.',
  progress: (done: number, total: number): string => `${plural(done, 'offre')} sur ${total}`,
  how: 'Comment faire',
  howLead:
    'Chaque offre a une référence, celle de votre système : envoyée deux fois, elle n’est publiée qu’une fois. Une publication coûte 1\u00a0crédit, une modification rien.',
  whole: 'Avec complet=true, les offres qui ne sont plus dans le flux sont fermées.',
  reference: 'Tous les appels, avec leurs champs',
}

/** What a program sends, as it would be typed into a terminal. */
export const exampleCalls = (site: string): string[] => [
  `curl ${site}/v1/multiposting/offers \\
  -H "Authorization: Bearer flk_…" -H "Content-Type: application/json" \\
  -d '{"reference":"REF-1","titre":"Contrôleur de gestion H/F","localisation":"Lyon (69)","typeContrat":"cdi","description":"…"}'`,
  `curl "${site}/v1/multiposting/import?complet=true" \\
  -H "Authorization: Bearer flk_…" -H "Content-Type: application/xml" \\
  --data-binary @offres.xml`,
]
