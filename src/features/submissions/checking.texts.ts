/** What is said of the company and its contact while the form is written. */
export const checkTexts = {
  noAbout: 'La présentation de l’entreprise est vide.',
  noAboutMore: 'Deux phrases suffisent\u202f: ce qu’elle fait, et où.',
  otherDomain: (host: string) => `L’adresse e-mail du contact n’est pas à ${host}.`,
  weCall: 'Indiquez une adresse à ce domaine, ou un téléphone\u202f: nous appelons avant de publier.',
} as const
