/** The words of the mails between those who recruit and those who apply. */
export const applicantMailTexts = {
  open: 'Ouvrir la candidature',
  message: {
    subject: (company: string) => `Message de ${company}`,
    lead: (company: string, title: string) =>
      `${company} vous écrit au sujet de votre candidature au poste ${title}\u202f:`,
  },
  slots: {
    subject: (company: string) => `${company} vous propose un entretien`,
    body: (company: string, title: string) =>
      `${company} souhaite vous rencontrer pour le poste ${title}. Choisissez le créneau qui vous va, ou dites qu’aucun ne convient.`,
    slot: (number: number) => `Créneau ${number}`,
    action: 'Choisir un créneau',
  },
  picked: {
    subject: (company: string) => `Entretien fixé chez ${company}`,
    body: (company: string, title: string) =>
      `${company} vous attend pour le poste ${title}. Le rendez-vous est joint à cet e-mail, pour votre calendrier.`,
  },
  answer: {
    picked: (who: string) => `${who} a choisi un créneau`,
    pickedBody: (who: string, title: string, when: string) =>
      `${who} vous rencontre pour le poste ${title} le ${when}.`,
    declined: (who: string) => `Aucun créneau ne convient à ${who}`,
    declinedBody: (who: string, title: string) =>
      `Aucun des créneaux proposés pour le poste ${title} ne convient à ${who}. Proposez-en d’autres.`,
  },
  arrival: {
    subject: (title: string) => `Nouvelle candidature\u202f: ${title}`,
    body: (who: string, title: string) => `${who} a postulé au poste ${title}.`,
    unread: (count: string) => `${count} attendent d’être lues pour cette offre.`,
    hourly: 'Un e-mail au plus par heure et par offre\u202f: les suivantes vous attendent sur Florin.',
    reason:
      'Vous recevez cet e-mail parce que votre entreprise recrute sur Florin. Vos paramètres permettent de ne plus en recevoir.',
  },
} as const
