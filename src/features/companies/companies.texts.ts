import type { CountryCode } from '#features/reference/reference.rules.ts'
import { formatCount, formatTenth, ofName, plural, quoted } from '#platform/french.ts'
import type { SocialNetwork } from './companies-contact.rules.ts'
import type { JobsShown } from './companies-jobs.rules.ts'
import type { CompanySize } from './companies.rules.ts'

const NARROW = '\u202f'
const NO_BREAK = '\u00a0'

/** « 1,2 Md€ », « 85 M€ », « 640 k€ »; francs are named after the figure. */
function formatRevenue({ amount, currency }: { amount: number; currency: 'EUR' | 'CHF' }): string {
  const [unit, letters] =
    amount >= 1e9 ? ([1e9, 'Md'] as const) : amount >= 1e6 ? ([1e6, 'M'] as const) : ([1e3, 'k'] as const)
  const figure = `${formatTenth(amount / unit).replace(',0', '')}${NARROW}${letters}`
  return currency === 'EUR' ? `${figure}€` : `${figure}${NO_BREAK}CHF`
}

const inCountry: Record<CountryCode, string> = {
  fr: 'en France',
  be: 'en Belgique',
  lu: 'au Luxembourg',
  ch: 'en Suisse',
}

export const companiesTexts = {
  sizes: {
    startup: `Start-up (1 à${NO_BREAK}10)`,
    pme: `PME (11 à${NO_BREAK}250)`,
    eti: `ETI (251 à${NO_BREAK}${formatCount(5_000)})`,
    ge: `Grande entreprise (plus de${NO_BREAK}${formatCount(5_000)})`,
  } satisfies Record<CompanySize, string>,
  jobs: (count: number) => plural(count, 'offre'),
  /** Without a figure while jobs cannot be counted. */
  seeJobs: (count: number | null) => {
    if (count === null) return 'Voir les offres'
    return count === 1 ? 'Voir l’offre' : `Voir les ${plural(count, 'offre')}`
  },

  directory: {
    description: `Banques, assureurs, cabinets, sociétés de gestion${NARROW}: l’annuaire des entreprises de la finance, leurs métiers et leurs offres en cours.`,
    heading: 'Entreprises',
    count: (total: number) => plural(total, 'entreprise'),
    corrected: (corrections: { word: string; correction: string }[]) =>
      `Entreprises cherchées pour ${corrections
        .map(({ word, correction }) => `${quoted(correction)} (au lieu de ${quoted(word)})`)
        .join(', ')}`,
    search: 'Recherche d’entreprises',
    what: 'Entreprise',
    whatExample: 'Nom, métier, secteur, ville',
    submit: 'Rechercher',
    show: (total: number) => (total === 1 ? 'Voir l’entreprise' : `Voir ${plural(total, 'entreprise')}`),
    sector: 'Secteur',
    sectors: 'secteurs',
    size: 'Taille',
    structure: 'Structure',
    empty: 'Aucune entreprise trouvée',
    emptyHint: 'Essayez un autre mot, ou retirez un filtre.',
    emptyClear: 'Voir toutes les entreprises',
    nobody: (country: string) => `Aucune entreprise n’est encore inscrite dans ce pays${NARROW}: ${country}.`,
    nobodyNext: 'Voir les offres d’emploi',
    error: 'Erreur lors du chargement des entreprises',
  },

  company: {
    title: (name: string) => `${name}${NARROW}: offres et profil | Florin`,
    description: (name: string, tagline: string, about: string) => `${name}, ${tagline}. ${about}`,
    back: 'Toutes les entreprises',
    tabs: { profil: 'Profil', photos: 'Photos', video: 'Vidéo', people: 'People', jobs: 'Jobs', avis: 'Avis' },
    sections: (name: string) => `Rubriques ${ofName(name)}`,
    about: 'L’entreprise',
    trades: 'Métiers recherchés',
    benefits: 'Avantages',
    newest: 'Dernières offres',
    people: (count: number) => `${plural(count, 'membre')} de l’équipe sur Florin`,
    peopleHint: 'Seuls les membres qui ont choisi un profil public apparaissent ici.',
    nobody: 'Aucun profil public',
    nobodyHint: (name: string) => `Aucun membre ${ofName(name)} n’a encore rendu son profil public.`,
    nobodyNext: 'Voir ses offres',
    verified: 'Vérifié',
    verifiedMeaning: 'Adresse e-mail vérifiée au domaine de l’employeur',
    noJobs: 'Aucune offre en cours',
    noJobsHint: (name: string) => `${name} ne recrute pas en ce moment.`,
    noJobsNext: 'Voir les offres d’emploi',
    publishedOn: (date: string) => `Publiée le ${date}`,
    hiring: 'Recrutement',
    jobs: ({ here, total }: JobsShown, country: CountryCode) => {
      if (total === 0) return 'Aucune offre en cours'
      if (here === total) return `${plural(total, 'offre')} en cours`
      const own = here === 0 ? 'Aucune offre' : plural(here, 'offre')
      return `${own} ${inCountry[country]}, ${formatCount(total)} au total`
    },
    everywhere: (total: number) => `Voir les ${plural(total, 'offre')} de tous les pays`,
    facts: 'Informations',
    staff: 'Effectif',
    employees: (count: number) => plural(count, 'collaborateur'),
    founded: 'Fondée en',
    seat: 'Siège',
    revenue: 'Chiffre d’affaires',
    formatRevenue,
    email: 'E-mail',
    phone: 'Téléphone',
    industry: 'Activité',
    sector: 'Secteur',
    structure: 'Structure',
    website: 'Site web',
    newTab: '(nouvel onglet)',
    bySector: 'Offres par secteur',
    bySubsector: 'Offres par sous-secteur',
    byFunction: 'Offres par fonction',
    others: 'Autres',
    chart: (parts: { name: string; jobs_count: number }[]) =>
      `Répartition${NARROW}: ${parts.map(({ name, jobs_count }) => `${name}, ${plural(jobs_count, 'offre')}`).join(`${NARROW}; `)}.`,
    chartLink: (name: string, count: number) =>
      `${name}, voir ${count === 1 ? 'l’offre' : `les ${plural(count, 'offre')}`}`,
    place: 'Localisation',
    map: (name: string, city: string, country: string) => `Carte${NARROW}: ${name}, ${city}, ${country}`,
    directions: 'Itinéraire',
    follow: 'Réseaux sociaux',
    networks: {
      linkedin: 'LinkedIn',
      x: 'X',
      facebook: 'Facebook',
      instagram: 'Instagram',
      youtube: 'YouTube',
    } satisfies Record<SocialNetwork, string>,
    followOn: (name: string, network: string) => `${name} sur ${network}`,
    noVideo: 'Votre navigateur ne sait pas lire cette vidéo.',
    download: 'Télécharger la vidéo',
    captions: 'Français',
    seconds: (count: number) => plural(count, 'seconde'),
  },
}
