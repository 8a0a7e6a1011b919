import { seededRandom } from '#platform/random.ts'
import type { SearchDocument, SearchSchema } from '#search-engine/schema.ts'

export const corpusSchema: SearchSchema = {
  texts: { title: 8, company: 5, skills: 3, text: 1 },
  enough: 20,
  together: { fields: ['title'], worth: 3 },
  pairs: ['skills'],
  facets: {
    sector: {},
    subsector: {},
    contract: {},
    function: {},
    country: {},
    region: {},
    remote: {},
    company: { top: 50 },
  },
  numbers: ['salary', 'experience', 'skills'],
  names: ['company'],
}

const list = (text: string): string[] => text.split(/\s*,\s*|\n/).map((entry) => entry.trim())

export const TITLES =
  list(`contrôleur de gestion, comptable général, auditeur interne, auditrice financière, analyste crédit
conseiller en gestion de patrimoine, chargé d’affaires entreprises, responsable conformité, analyste M&A, trésorier
directeur administratif et financier, gestionnaire de sinistres, actuaire, souscripteur, gérant de portefeuille
consolideur, chef comptable, collaborateur comptable, responsable comptable, commissaire aux comptes, contrôleuse de gestion
risk manager, analyste KYC, chargée de conformité LCB-FT, juriste bancaire, fiscaliste, trader, middle office
back office titres, gestionnaire middle office, conseillère clientèle, directrice d’agence, assistant comptable
analyste financier, chargé de recouvrement, credit manager, business analyst, chef de projet MOA, data analyst
comptable fournisseurs, comptable clients, gestionnaire de paie, contrôleur interne, inspecteur bancaire
consultant transaction services, associé fusions-acquisitions, analyste private equity, chargé d’études actuarielles`)
export const ADDITIONS =
  list(`confirmé, junior, senior, H/F, bilingue anglais, adjoint, groupe, industriel, Paris, Lyon, Lille, stage,
alternance, CDI, expérimenté, international, corporate, retail, banque privée, assurance vie, marchés, immobilier`)
export const SKILLS =
  list(`Excel, SAP, IFRS, consolidation, Power BI, VBA, Python, SQL, Bloomberg, reporting, budget, clôture, fiscalité,
anglais courant, Sage, Cegid, audit légal, normes françaises, contrôle interne, Bâle III, Solvabilité II, trésorerie, modélisation
financière, négociation, relation client, recouvrement, paie, droit bancaire, KYC, LCB-FT, analyse crédit, gestion d’actifs, C++,
R&D, Tableau, SAS, comptabilité générale, comptabilité analytique, cash-flow, BFR, due diligence, LBO, dérivés, taux, change`)
export const COMMON =
  list(`équipe, mission, client, poste, entreprise, groupe, expérience, formation, gestion, contrôle, analyse, suivi,
financier, comptable, risque, projet, reporting, budget, clôture, audit, banque, assurance, direction, responsable, profil, qualité,
développement, marché, dossier, service, production, relation, outil, processus, activité, collaborateur, niveau, cabinet, rigueur,
autonomie, anglais, école, commerce, diplôme, rémunération, avantage, télétravail, agence, portefeuille, produit, stratégie, données,
société, filiale, international, performance, résultat, indicateur, prévision, écart, facture, fournisseur, déclaration, fiscal,
social, paie, bilan, compte, trésorerie, crédit, investissement, fonds, actif, valorisation, conformité, réglementation, procédure,
juridique, contrat, sinistre, souscription, prime, courtier, patrimoine, épargne, placement, conseil, commercial, objectif, vente,
fidéliser, prospecter, accompagner, participer, assurer, réaliser, garantir, piloter, établir, contribuer, proposer, optimiser,
mettre, place, oeuvre, rejoindre, intégrer, évoluer, environnement, dynamique, exigeant, croissance, leader, européen, site, siège`)
const STOP = list(
  'de, la, le, et, les, des, en, du, à, vous, au, pour, un, une, dans, avec, sur, nos, notre, votre, est, par',
)
const SYLLABLES =
  list(`ba, be, bi, bo, ca, ce, co, cu, da, de, di, do, fa, fi, fo, ga, ge, gra, ju, la, le, li, lo, ma, me, mi, mo, na, ne,
no, pa, pe, pi, po, pra, qua, ra, re, ri, ro, sa, se, si, so, ta, te, ti, to, tra, va, ve, vi, vo, ble, cri, dra, fle, gli, pru`)
const ENDINGS = list('tion, ment, eur, age, ique, isme, able, er, é, ais, in, on, el, ure, ance')

/** A rank from 0 to `size` − 1, the first ones much likelier, as words are in any text. */
export const zipf = (random: () => number, size: number): number => Math.floor(size ** random()) - 1

/** One of a list whose first entries are some times likelier than its last. */
export const gently = <T>(random: () => number, from: readonly T[]): T =>
  from[Math.floor(random() ** 1.7 * from.length)]!

function rareWord(rank: number): string {
  let word = ''
  for (let rest = rank + 400; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length]
  return word + ENDINGS[(rank * 7) % ENDINGS.length]
}

const COMPANIES = 20_000
const FIRST = list(
  'Banque, Cabinet, Groupe, Mutuelle, Crédit, Société, Assurances, Fiduciaire, Capital, Conseil, Comptoir, Études',
)
const companyName = (company: number): string => `${FIRST[company % FIRST.length]} ${rareWord(company * 3)}`
const RARE_WORDS = 150_000

export function sentence(random: () => number, words: number): string {
  const text: string[] = []
  while (text.length < words) {
    const kind = random()
    if (kind < 0.38) text.push(STOP[zipf(random, STOP.length)]!)
    else if (kind < 0.8) text.push(COMMON[zipf(random, COMMON.length)]! + (random() < 0.2 ? 's' : ''))
    else if (kind < 0.805) text.push(gently(random, TITLES))
    else text.push(rareWord(zipf(random, RARE_WORDS)))
  }
  return text.join(' ')
}

/** The job of that number, always the same: a French finance job as far as an index can tell. */
export function corpusDocument(number: number): SearchDocument {
  const random = seededRandom(`job ${number}`)
  const one = <T>(from: readonly T[]): T => gently(random, from)
  const subsector = zipf(random, 51)
  const region = zipf(random, 60)
  const company = zipf(random, COMPANIES)
  const skills = Array.from({ length: 4 + Math.floor(random() * 5) }, () => one(SKILLS))
  return {
    id: number + 1,
    date: 1_770_000_000 + Math.floor(random() * 86_400 * 60),
    texts: {
      title: `${one(TITLES)} ${one(ADDITIONS)} ${one(ADDITIONS)}`,
      company: companyName(company),
      skills,
      text: sentence(random, 60 + Math.floor(random() * 60)),
    },
    facets: {
      sector: [subsector % 12],
      subsector: [subsector],
      contract: [zipf(random, 5)],
      function: [zipf(random, 30)],
      country: [region < 20 ? 0 : region < 35 ? 1 : region < 50 ? 2 : 3],
      region: [region],
      remote: [zipf(random, 3)],
      company: [company],
    },
    numbers: {
      salary: random() < 0.4 ? null : 25_000 + 500 * Math.floor(random() * random() * 200),
      experience: random() < 0.2 ? null : Math.floor(random() * 15),
      skills: skills.length,
    },
    names: { company: companyName(company) },
  }
}
