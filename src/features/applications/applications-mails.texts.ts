/** The words of every mail about an application. */
export const applicationMailTexts = {
  post: 'Poste',
  company: 'Entreprise',
  place: 'Lieu',
  with: 'Envoyé',
  cv: 'CV et message',
  cvAndLetter: 'CV, message et lettre',
  follow: 'Suivre ma candidature',
  moveReason:
    'Vous recevez cet e-mail parce que vous avez postulé sur Florin. Vos paramètres permettent de ne plus en recevoir.',
  receipt: {
    subject: (company: string) => `Candidature envoyée à ${company}`,
    preheader: 'Gardez cet e-mail\u202f: c’est votre accusé de réception.',
    body: (company: string, title: string) => `${company} a reçu votre candidature au poste ${title}.`,
    reason: 'Vous recevez cet e-mail parce que vous venez de postuler sur Florin.',
  },
  confirmation: {
    subject: 'Confirmez votre adresse pour envoyer votre candidature',
    preheader: 'Un clic, et elle part.',
    body: (company: string, title: string, until: string) =>
      `Votre candidature au poste ${title} chez ${company} est gardée. Ouvrez ce lien avant le ${until}\u202f: elle partira aussitôt.`,
    action: 'Envoyer ma candidature',
    notYou: 'Vous n’avez pas postulé\u202f? Ignorez cet e-mail\u202f: rien ne sera envoyé, et tout sera effacé.',
    reason: 'Vous recevez cet e-mail parce que cette adresse a été donnée pour postuler sur Florin.',
  },
  move: {
    lead: (company: string, title: string) => `${company} vous répond au sujet du poste ${title}\u202f:`,
    contacté: {
      subject: (company: string) => `${company} souhaite vous parler`,
      body: (company: string, title: string) =>
        `${company} vous contacte au sujet de votre candidature au poste ${title}.`,
    },
    refusé: {
      subject: (company: string) => `Réponse de ${company}`,
      body: (company: string, title: string) =>
        `${company} ne donne pas suite à votre candidature au poste ${title}. D’autres offres vous attendent sur Florin.`,
    },
    embauché: {
      subject: (company: string) => `${company} vous dit oui`,
      body: (company: string, title: string) =>
        `${company} a accepté votre candidature au poste ${title}. Félicitations\u202f!`,
    },
  },
  interview: {
    subject: (company: string) => `Entretien chez ${company}`,
    body: (company: string, title: string) =>
      `${company} vous propose un entretien pour le poste ${title}. Un fichier de calendrier vous attend sur la page de votre candidature.`,
    when: 'Quand',
    where: 'Où',
  },
  closed: {
    subject: (company: string) => `L’offre de ${company} est close`,
    body: (company: string, title: string) =>
      `L’offre ${title} de ${company} n’est plus en ligne. Votre candidature et son suivi restent dans votre espace.`,
  },
  reminded: {
    subject: (company: string) => `Relance envoyée à ${company}`,
    body: (company: string, title: string) => `Votre relance au sujet du poste ${title} est partie chez ${company}.`,
  },
  waiting: {
    subject: (who: string) => `${who} attend votre réponse`,
    body: (who: string, title: string, sentOn: string) =>
      `${who} a postulé au poste ${title} le ${sentOn} et vous écrit\u202f:`,
    action: 'Ouvrir l’Espace Client',
    reason: 'Vous recevez cet e-mail parce que votre entreprise recrute sur Florin.',
  },
  withdrawn: {
    subject: (title: string) => `Candidature retirée\u202f: ${title}`,
    body: (title: string) =>
      `Une personne a retiré sa candidature au poste ${title}. Son CV et ses coordonnées ne sont plus accessibles.`,
    reason: (reason: string) => `Motif donné\u202f: ${reason}`,
  },
} as const
