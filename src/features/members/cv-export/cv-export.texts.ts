/** The words of a CV that is made from a profile. */
export const pdfTexts = {
  title: (name: string) => `CV de ${name}`,
  foot: (name: string, page: number, pages: number) => `${name}, page ${page} sur ${pages}`,
  profile: 'Profil',
  experience: 'Expériences professionnelles',
  education: 'Formation',
  skills: 'Compétences',
  languages: 'Langues',
} as const
