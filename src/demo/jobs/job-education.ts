import type { DegreeFamily } from './work-setting-type.ts'
import type { JobEducation, JobPlace } from './job-types.ts'

type Degrees = Record<'bac+2' | 'bac+3' | 'bac+5', string[]>

const general: Degrees = {
  'bac+2': ['BTS ou DUT tertiaire', 'BTS comptabilité ou gestion'],
  'bac+3': ['licence ou bachelor en gestion', 'BUT gestion des entreprises'],
  'bac+5': ['école de commerce ou master en finance', 'master en finance d’entreprise', 'master en gestion'],
}

const byFamily: Partial<Record<DegreeFamily, Degrees>> = {
  comptabilite: {
    'bac+2': ['BTS comptabilité et gestion', 'BTS ou équivalent en comptabilité'],
    'bac+3': [
      'DCG ou licence comptable',
      'BUT gestion comptable, fiscale et financière',
      'licence professionnelle en comptabilité',
    ],
    'bac+5': ['DSCG ou master comptabilité, contrôle, audit', 'école de commerce, majeure audit ou finance'],
  },
  banque: {
    'bac+2': ['BTS banque ou négociation', 'BTS banque, conseiller de clientèle'],
    'bac+3': ['licence professionnelle banque', 'bachelor banque et assurance', 'licence économie et gestion'],
    'bac+5': ['master banque et finance', 'école de commerce, spécialité banque'],
  },
  patrimoine: {
    'bac+2': ['BTS banque', 'BTS assurance'],
    'bac+3': ['licence en gestion de patrimoine', 'bachelor banque et patrimoine'],
    'bac+5': ['master en gestion de patrimoine', 'master en droit notarial ou fiscal'],
  },
  ecole: {
    'bac+2': ['BTS ou DUT tertiaire', 'classe préparatoire ou licence en cours'],
    'bac+3': ['bachelor en finance', 'licence d’économie ou de gestion'],
    'bac+5': [
      'grande école de commerce ou d’ingénieurs',
      'école de commerce ou master en finance',
      'école d’ingénieurs, option finance',
    ],
  },
  quantitatif: {
    'bac+2': ['BTS ou DUT en statistique', 'deuxième année de licence scientifique'],
    'bac+3': ['licence de mathématiques ou d’économie', 'BUT science des données'],
    'bac+5': [
      'école d’ingénieurs ou master en finance quantitative',
      'master en gestion des risques',
      'master en mathématiques appliquées',
    ],
  },
  donnees: {
    'bac+2': ['BTS ou DUT en informatique', 'BUT science des données en cours'],
    'bac+3': ['BUT science des données', 'licence en informatique ou en statistique'],
    'bac+5': [
      'école d’ingénieurs ou master en science des données',
      'école de statistique',
      'master en informatique décisionnelle',
    ],
  },
  droit: {
    'bac+2': ['BTS ou DUT carrières juridiques', 'deuxième année de droit'],
    'bac+3': ['licence de droit', 'licence de droit ou d’économie'],
    'bac+5': [
      'master en droit des affaires ou en conformité',
      'master en droit bancaire et financier',
      'master de droit ou école de commerce',
    ],
  },
  actuariat: {
    'bac+2': ['BTS assurance', 'deuxième année de licence de mathématiques'],
    'bac+3': ['licence de mathématiques', 'BUT science des données'],
    'bac+5': ['formation reconnue en actuariat', 'école de statistique ou master en actuariat'],
  },
  assurance: {
    'bac+2': ['BTS assurance', 'BTS assurance ou banque'],
    'bac+3': ['licence professionnelle assurance', 'licence de droit', 'bachelor banque et assurance'],
    'bac+5': ['master en assurance ou en droit', 'école d’assurance ou master en droit des assurances'],
  },
}

const abroad: Record<'be' | 'lu' | 'ch', Degrees> = {
  be: {
    'bac+2': ['brevet de l’enseignement supérieur', 'formation supérieure courte'],
    'bac+3': ['bachelier en comptabilité ou en gestion', 'bachelier professionnalisant'],
    'bac+5': ['master en sciences de gestion', 'master en ingénieur de gestion', 'master en finance'],
  },
  lu: {
    'bac+2': ['brevet de technicien supérieur', 'formation supérieure courte en gestion'],
    'bac+3': ['bachelor en gestion ou en finance', 'bachelor en comptabilité'],
    'bac+5': ['master en finance', 'master en gestion ou en droit', 'école de commerce ou master universitaire'],
  },
  ch: {
    'bac+2': ['certificat fédéral de capacité ou maturité professionnelle', 'brevet fédéral'],
    'bac+3': ['bachelor d’une haute école spécialisée', 'bachelor en économie d’entreprise'],
    'bac+5': ['master universitaire en finance', 'master en économie ou en gestion'],
  },
}

/** Diplomas of that level one may hold, without article: « master en finance ». */
export function degreesFor(family: DegreeFamily, education: JobEducation, country: JobPlace['country']): string[] {
  if (education === 'bac') return []
  if (education === 'bac+8') return [family === 'comptabilite' ? 'diplôme d’expertise comptable' : 'doctorat']
  const degrees = country === 'fr' ? (byFamily[family] ?? general) : abroad[country]
  return degrees[education]
}
