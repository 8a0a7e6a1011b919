import type { ReportReason } from './moderation.rules.ts'

export const reportTexts = {
  title: (what: string) => `Signaler ${what}`,
  lead: 'Dites-nous ce qui ne va pas. Un modérateur lit chaque signalement. L’auteur du contenu ne saura pas qui l’a signalé.',
  reason: 'Motif',
  reasonMissing: 'Choisissez un motif.',
  text: 'Précisions',
  textHint: 'Ce qui permet de comprendre\u202f: un passage, une adresse, ce que vous savez.',
  textMissing: 'Dites en quelques mots ce qui ne va pas.',
  email: 'Votre adresse e-mail',
  emailHint: 'Pour vous dire que nous avons reçu votre signalement, puis ce qui a été décidé. Rien d’autre.',
  emailMissing: 'Indiquez une adresse e-mail valide, comme prenom.nom@exemple.fr.',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  received:
    'Votre signalement est reçu. Ce qui est décidé vous est dit par e-mail. Si vous aviez déjà signalé ce contenu, c’est votre premier signalement qui compte.',
  receivedTitle: 'Merci, votre signalement est reçu',
  already: 'Vous avez déjà signalé ce contenu. Ce qui est décidé vous est dit par e-mail.',
  back: 'Retour',
}

export const reasonLabels: Record<ReportReason, string> = {
  spam: 'Publicité, démarchage ou contenu répété',
  injure: 'Injure, menace ou harcèlement',
  discrimination: 'Discrimination',
  fausse_offre: 'Fausse offre ou escroquerie',
  donnees_personnelles: 'Données personnelles publiées sans accord',
  autre: 'Autre motif',
}
