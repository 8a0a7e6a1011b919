import type { KeyScope } from '#platform/contract.ts'
import type { ItemOutcome } from './multiposting.rules.ts'
import { formatCount, plural } from '#platform/french.ts'

const NARROW = '\u202f'

export const scopeNames: Record<KeyScope, string> = {
  'jobs:write': 'Publier, modifier et supprimer des offres',
  'jobs:read': 'Lire les offres et les rapports de flux',
}

export const outcomeNames: Record<ItemOutcome, string> = {
  créée: 'Créée',
  modifiée: 'Modifiée',
  inchangée: 'Inchangée',
  refusée: 'Refusée',
}

export const outcomesCounted: Record<ItemOutcome, string> = {
  créée: 'Créées',
  modifiée: 'Modifiées',
  inchangée: 'Inchangées',
  refusée: 'Refusées',
}

export const multipostingTexts = {
  title: 'Multidiffusion',
  lead: 'Publiez vos offres depuis votre logiciel de recrutement\u202f: une à une, ou par un flux JSON ou XML.',
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
  noImports: 'Aucun flux reçu. Importez un fichier, ou envoyez-le avec une clé, comme ci-dessous.',
  progress: (done: number, total: number): string => `${formatCount(done)} sur ${plural(total, 'offre')}`,
  send: 'Importer un fichier',
  sendLead: `Un flux JSON ou XML, le même que par une clé${NARROW}: chaque offre nouvelle coûte 1\u00a0crédit, ce qui est refusé ne coûte rien.`,
  file: 'Fichier du flux',
  drop: 'Déposez un fichier JSON ou XML',
  noFile: 'Choisissez le fichier du flux, puis attendez qu’il soit envoyé.',
  complete: 'Ce fichier contient toutes nos offres\u202f: fermer celles qui n’y sont plus',
  import: 'Importer les offres',
  importing: 'Lecture du fichier…',
  report: 'Rapport',
  reportOf: (at: string): string => `Rapport du ${at}`,
  reportTitle: 'Rapport de flux',
  running: 'En cours',
  ended: 'Terminé',
  reload: 'Actualiser',
  back: 'Tous les flux',
  all: 'Toutes',
  lines: 'Offres du flux',
  noLines: 'Aucune offre à cet endroit du rapport.',
  noTitle: 'Sans titre',
  waiting: 'En attente',
  columns: { line: 'Ligne', job: 'Offre', reference: 'Référence', outcome: 'Résultat', reason: 'Raison' },
  how: 'Comment faire',
  howLead:
    'Chaque offre a une référence, celle de votre système\u202f: envoyée deux fois, elle n’est publiée qu’une fois. Une publication coûte 1\u00a0crédit, une modification rien.',
  whole: 'Avec complet=true, les offres qui ne sont plus dans le flux sont fermées.',
  reference: 'Tous les appels, avec leurs champs',
}

/** What a program sends, as it would be typed into a terminal. */
export const exampleCalls = (site: string): string[] => [
  `curl ${site}/v1/multiposting/jobs \\
  -H "Authorization: Bearer flk_…" -H "Content-Type: application/json" \\
  -d '{"reference":"REF-1","titre":"Contrôleur de gestion H/F","localisation":"Lyon (69)","typeContrat":"cdi","description":"…"}'`,
  `curl "${site}/v1/multiposting/import?complet=true" \\
  -H "Authorization: Bearer flk_…" -H "Content-Type: application/xml" \\
  --data-binary @offres.xml`,
]
