import type { Answer } from '#features/jobs/lifetime/lifetime.rules.ts'
import { plural, quoted } from '#platform/french.ts'

const REASON =
  'Vous recevez cet e-mail parce que vous publiez des offres sur Florin. Il se choisit dans vos paramètres.'

export const questionTexts = {
  open: {
    subject: (jobs: number) =>
      jobs === 1
        ? 'Votre offre est-elle toujours ouverte\u202f?'
        : `Vos ${jobs} offres sont-elles toujours ouvertes\u202f?`,
    again: (jobs: number) =>
      jobs === 1
        ? 'Rappel\u202f: votre offre est-elle toujours ouverte\u202f?'
        : `Rappel\u202f: vos ${jobs} offres sont-elles toujours ouvertes\u202f?`,
    preheader: 'Un clic suffit pour répondre.',
    body: (jobs: number) =>
      jobs === 1
        ? 'Cette offre est en ligne depuis un mois ou plus. Les candidats comptent sur des offres à jour\u202f: dites-nous en un clic où vous en êtes. Sans réponse, elle reste en ligne jusqu’à sa date de fin.'
        : 'Ces offres sont en ligne depuis un mois ou plus. Les candidats comptent sur des offres à jour\u202f: dites-nous en un clic où vous en êtes. Sans réponse, elles restent en ligne jusqu’à leur date de fin.',
    reason: REASON,
  },
  ending: {
    subject: (jobs: number) =>
      jobs === 1
        ? 'Votre offre se termine dans moins d’une semaine'
        : `${plural(jobs, 'offre')} se terminent dans moins d’une semaine`,
    preheader: 'Prolonger de 30\u00a0jours est gratuit une fois.',
    body: 'Après sa date de fin, une offre garde sa page, sans «\u202fPostuler\u202f», et ses candidats sont prévenus.',
    until: (date: string) => `En ligne jusqu’au ${date}`,
    paid: 'Elle a déjà été prolongée. Après sa fin, 1\u00a0crédit la remet en ligne pour 30\u00a0jours.',
    reason: REASON,
  },
  links: {
    ouverte: 'Oui, toujours ouverte',
    pourvue: 'Elle est pourvue',
    fermer: 'La fermer',
    prolonger: 'Prolonger de 30\u00a0jours',
  } satisfies Record<Answer, string>,
  toJobs: 'Voir mes offres',
  page: {
    open: 'Toujours ouverte\u202f?',
    ending: 'Bientôt terminée',
    lead: {
      ouverte: (title: string) => `Confirmez votre réponse à propos de l’offre ${quoted(title)}.`,
      fin: (title: string, date: string) => `L’offre ${quoted(title)} se termine le ${date}.`,
    },
    consequences: {
      ouverte: 'L’offre reste en ligne. Nous vous le redemanderons dans un mois.',
      pourvue: 'L’offre garde sa page, sans «\u202fPostuler\u202f», et les candidats sans réponse sont prévenus.',
      fermer: 'L’offre quitte les listes et les alertes. Vous pourrez la réactiver dans votre espace.',
      prolonger: 'L’offre reste en ligne 30\u00a0jours de plus, sans crédit.',
    } satisfies Record<Answer, string>,
    sending: 'Envoi…',
    thanks: 'Merci',
    over: 'Lien terminé',
    toSpace: 'Ouvrir mon espace',
  },
  done: {
    ouverte: 'C’est noté\u202f: l’offre reste en ligne.',
    pourvue: 'L’offre est marquée comme pourvue. Les candidats sans réponse sont prévenus.',
    fermer: 'L’offre n’est plus en ligne. Vous pouvez la réactiver dans votre espace.',
    prolonger: 'L’offre est prolongée de 30\u00a0jours.',
  } satisfies Record<Answer, string>,
}
