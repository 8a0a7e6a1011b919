import { formatDate, plural } from '#platform/french.ts'

export const commentFaults = { text: 'Écrivez votre commentaire.', long: '2\u202f000 caractères au plus.' }

export const commentTexts = {
  title: (count: number) => (count === 0 ? 'Commentaires' : plural(count, 'commentaire')),
  none: 'Personne n’a encore commenté cet article.',
  failed: 'Les commentaires n’ont pas pu être chargés.',
  again: 'Réessayer',
  nameless: 'Un membre de Florin',
  on: (date: Date) => formatDate(date),
  edited: 'modifié',
  editedOn: (date: Date) => `Modifié le ${formatDate(date)}`,
  hidden: 'La modération a masqué votre commentaire\u202f: vous seul le voyez. Le motif est dans vos notifications.',
  report: 'ce commentaire',
  /** For those who hear it without seeing whose it is. */
  reported: (name: string, date: Date) => `, de ${name}, ${formatDate(date)}`,
  signIn: 'Se connecter pour commenter',
  unconfirmed: 'Confirmez votre adresse e-mail, par le lien que nous vous avons envoyé, pour commenter.',
  write: 'Votre commentaire',
  hint: 'Votre nom est montré à ceux qui peuvent voir votre profil. **gras**, _italique_, [lien](https://…), - liste, > citation, `code`. 2\u202f000 caractères au plus.',
  send: 'Publier',
  sending: 'Envoi…',
  edit: 'Modifier',
  editing: 'Votre commentaire modifié',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeText: 'Votre commentaire disparaît pour tout le monde.',
  removeSure: 'Oui, supprimer',
  removing: 'Suppression…',
  /** What moderators read below a comment that was edited. */
  before: (date: Date, source: string) => `Version précédente, du ${formatDate(date)}\u202f:\n${source}`,
}

/** What was done, by the word in the address. */
export const commentDone: Record<string, string> = {
  commentaire: 'Votre commentaire est publié.',
  'commentaire-modifie': 'Votre commentaire est modifié.',
  'commentaire-supprime': 'Votre commentaire est supprimé.',
}
