import { pick, pickSome, type Random } from '#platform/random.ts'
import type { SampleCompany, JobContract, JobPlace, JobRemote } from './job-types.ts'

/** Each group is one subject, so that a job never says the same thing twice. */
const french: string[][] = [
  ['10 jours de RTT', '12 jours de RTT', '14 jours de RTT', 'Forfait de 218 jours et RTT associés'],
  [
    'Intéressement et participation',
    'Intéressement calculé sur le résultat de l’année',
    'Participation et abondement sur l’épargne salariale',
  ],
  ['Mutuelle prise en charge à 60 %', 'Mutuelle prise en charge à 70 %', 'Mutuelle familiale prise en charge à 100 %'],
  ['Carte titres-restaurant de 9 € par jour', 'Carte titres-restaurant de 11 € par jour', 'Restaurant d’entreprise'],
  [
    'Forfait mobilités durables de 600 € par an',
    'Abonnement de transport remboursé à 75 %',
    'Indemnité kilométrique vélo et local sécurisé',
  ],
  ['Treizième mois', 'Prime de vacances', 'Prime annuelle sur objectifs'],
  ['Comité social et économique : billetterie, vacances, activités', 'Chèques-vacances et chèques-cadeaux'],
  ['Plan d’épargne retraite abondé', 'Retraite supplémentaire financée par l’employeur'],
  [
    'Congé de second parent porté à dix semaines',
    'Place en crèche réservée selon disponibilité',
    'Jours pour enfant malade rémunérés',
  ],
  [
    'Formations certifiantes financées',
    'Budget de formation individuel de 1 500 € par an',
    'Préparation au CFA, au DSCG ou à l’actuariat financée',
  ],
  ['Prévoyance avec maintien de salaire à 100 %', 'Subrogation dès le premier jour d’arrêt'],
  ['Salle de sport sur place', 'Abonnement sportif cofinancé'],
  ['Horaires variables', 'Semaine de quatre jours et demi sur demande', 'Droit à la déconnexion appliqué'],
  ['Une journée par an consacrée à une association', 'Congé solidaire'],
  ['Compte épargne-temps', 'Un jour de congé supplémentaire par tranche de cinq ans d’ancienneté'],
]

const belgian: string[][] = [
  ['20 jours de congés légaux et 12 jours de récupération', '32 jours de congés par an'],
  ['Chèques-repas de 8 € par jour', 'Restaurant d’entreprise et chèques-repas'],
  ['Assurance groupe', 'Assurance groupe avec contribution patronale de 6 %'],
  ['Assurance hospitalisation étendue à la famille', 'Assurance hospitalisation et soins ambulatoires'],
  ['Budget mobilité', 'Abonnement de train remboursé intégralement', 'Voiture de société ou budget mobilité'],
  ['Treizième mois et double pécule de vacances', 'Bonus collectif annuel'],
  ['Éco-chèques de 250 € par an', 'Chèques-cadeaux de fin d’année'],
  ['Horaires flexibles', 'Indemnité forfaitaire de frais'],
  ['Formations certifiantes financées', 'Cours de néerlandais et d’anglais pris en charge'],
]

const luxembourgish: string[][] = [
  ['26 jours de congé légal et 4 jours supplémentaires', '32 jours de congé par an'],
  ['Chèques-repas de 15 € par jour', 'Cantine subventionnée'],
  ['Treizième mois', 'Prime annuelle sur objectifs'],
  ['Régime complémentaire de pension', 'Assurance vie et invalidité'],
  ['Assurance santé complémentaire', 'Complémentaire santé étendue à la famille'],
  ['Horaires mobiles', 'Un jour de congé d’ancienneté tous les cinq ans'],
  ['Place de stationnement', 'Participation aux frais de transport transfrontalier'],
  ['Formations professionnelles financées', 'Cours de luxembourgeois et d’anglais pris en charge'],
  ['Prêt au logement à taux préférentiel', 'Prime de conjoncture'],
]

const swiss: string[][] = [
  ['25 jours de vacances', 'Cinq semaines de vacances et ponts offerts'],
  ['Treizième salaire', 'Bonus annuel selon les résultats'],
  ['Caisse de pension à prestations étendues', 'Plan de prévoyance avec cotisation patronale des deux tiers'],
  ['Perte de gain maladie à 100 %', 'Assurance accident complémentaire'],
  ['Abonnement demi-tarif offert', 'Participation à l’abonnement général de transport'],
  ['Participation à l’assurance maladie', 'Allocations familiales complétées'],
  ['Horaire annualisé', 'Temps partiel à 80 % envisageable'],
  ['Formations et brevets fédéraux financés', 'Cours d’allemand et d’anglais pris en charge'],
  ['Restaurant du personnel', 'Participation aux repas'],
]

const startup: string[] = [
  'Bons de souscription de parts de créateur d’entreprise',
  'Actions gratuites selon l’ancienneté',
]

const trainees: string[][] = [
  ['Titre de transport remboursé à 50 %', 'Titre de transport remboursé à 75 %'],
  ['Carte titres-restaurant', 'Accès au restaurant d’entreprise'],
  ['Deux jours de congé par mois', 'Un jour de congé par mois'],
  ['Suivi par un tuteur ou une tutrice de l’équipe', 'Parrainage par un membre d’une autre équipe'],
  ['Accès aux formations internes', 'Préparation aux certifications professionnelles'],
  ['Ordinateur portable fourni', 'Aide à la recherche de logement'],
  ['Salle de sport sur place', 'Activités de l’association des jeunes collaborateurs'],
  ['Prime de fin de contrat', 'Remboursement des déplacements professionnels'],
]

const independents: string[][] = [
  ['Paiement à 30 jours', 'Paiement à 15 jours', 'Acompte au démarrage'],
  ['Mission renouvelable', 'Perspective de missions complémentaires'],
  ['Poste de travail et accès fournis', 'Matériel fourni'],
  ['Frais de déplacement remboursés', 'Frais refacturés au réel'],
  ['Organisation libre de la semaine', 'Quatre jours par semaine possibles'],
  ['Contrat direct, sans intermédiaire', 'Interlocuteur unique pour la facturation'],
]

const byCountry: Record<JobPlace['country'], string[][]> = {
  fr: french,
  be: belgian,
  lu: luxembourgish,
  ch: swiss,
}

const hybrid = [
  'Un à deux jours de télétravail par semaine',
  'Deux jours de télétravail par semaine',
  'Trois jours de télétravail par semaine',
  'Télétravail jusqu’à huit jours par mois',
]
const hybridBorder = [
  'Un jour de télétravail par semaine',
  'Télétravail dans la limite du seuil fiscal des frontaliers',
]
const anywhere = [
  'Télétravail complet, avec une rencontre d’équipe par trimestre',
  'Poste ouvert au télétravail complet',
]

/** What a public institution does not offer. */
const profitSharing = /intéressement|résultat|objectifs|bonus/i

function groupsFor(company: SampleCompany, contract: JobContract, place: JobPlace): string[][] {
  if (contract === 'freelance') return independents
  if (contract === 'stage') return place.country === 'fr' ? trainees : trainees.slice(2)
  if (contract === 'alternance') return [...trainees.slice(3), ...french.slice(0, 5)]
  const groups = byCountry[place.country]
  return company.sector === 'secteur-public' ? groups.filter((group) => !profitSharing.test(group.join())) : groups
}

export function buildBenefits(
  random: Random,
  company: SampleCompany,
  place: JobPlace,
  contract: JobContract,
  remote: JobRemote,
): string[] {
  const count = 3 + Math.floor(random() * 3)
  const list: string[] = []
  if (remote === 'hybride' && random() < 0.7) {
    list.push(pick(random, place.country === 'lu' ? hybridBorder : hybrid))
  }
  if (remote === 'total') list.push(pick(random, anywhere))
  const shares = company.size === 'startup' && place.country === 'fr' && company.sector !== 'secteur-public'
  if (shares && contract === 'cdi' && random() < 0.5) {
    list.push(pick(random, startup))
  }
  const others = pickSome(random, groupsFor(company, contract, place), count - list.length).map((group) =>
    pick(random, group),
  )
  return [...others, ...list]
}
