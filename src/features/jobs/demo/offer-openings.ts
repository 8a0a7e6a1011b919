import { de, upperFirst } from './french.ts'
import type { TextPattern } from './offer-text.ts'
import type { OfferCompany } from './offer-types.ts'

/** First paragraphs: the company in its own voice. They fit every contract. */
export const openings: TextPattern[] = [
  (c) => `${c.about} Nous recherchons aujourd’hui ${c.recruit} ${c.city}.`,
  (c) => `${c.company} recherche ${c.recruit} ${c.city}. ${c.about}`,
  (c) => `Rejoindre ${c.company}, c’est choisir une maison où l’on décide près du terrain. ${c.about}`,
  (c) => `${c.about} C’est dans ce cadre que nous cherchons ${c.recruit}.`,
  (c) => `Nous sommes ${c.company}. ${c.about} ${upperFirst(c.city)}, nous cherchons ${c.recruit}.`,
  (c) => `${c.about} Pour nous, un travail financier solide commence par des données justes et des échanges francs.`,
  (c) => `Vous souhaitez travailler ${c.city} sur des sujets concrets ? ${c.about} Nous cherchons ${c.recruit}.`,
  (c) => `${c.about} Nous souhaitons accueillir ${c.recruit} dans de bonnes conditions.`,
  (c) => `Qui sommes-nous ? ${c.about} Cette annonce concerne nos équipes installées ${c.city}.`,
  (c) => `${c.about} Nous tenons à des équipes stables, à des méthodes écrites et à des horaires raisonnables.`,
  (c) => `Derrière ${c.company}, il y a des femmes et des hommes qui aiment le travail bien fait. ${c.about}`,
  (c) => `Nous rédigeons cette annonce comme nous travaillons : simplement. ${c.about} Nous cherchons ${c.recruit}.`,
  (c) => `Quelques mots sur ${c.company} ? ${c.about}`,
  (c) => `${c.about} Ce qui nous réunit : l’exigence sur le fond, la simplicité dans les relations.`,
  (c) => `${c.about} Nous cherchons ${c.recruit} qui partage notre goût de la précision.`,
  (c) => `${c.company} renforce ses équipes ${c.city}. ${c.about}`,
  (c) => `${c.about} Notre conviction : on travaille mieux quand on comprend à quoi sert ce que l’on produit.`,
  (c) => `Chez ${c.company}, chacun sait sur quoi travaille son voisin. ${c.about} Nous cherchons ${c.recruit}.`,
  (c) => `${c.about} Vous nous connaissez peut-être déjà ; nous serions heureux de vous présenter ${c.team}.`,
  (c) =>
    `L’annonce que vous lisez a été préparée au sein ${de(c.team)}, par celles et ceux avec qui vous travaillerez. ${c.about}`,
]

/** One more sentence about life in a company of that size. */
export const sizeLines: Record<OfferCompany['size'], string[]> = {
  startup: [
    'Nous sommes encore peu nombreux, et chaque arrivée compte.',
    'Les circuits sont courts : une bonne idée du lundi peut être appliquée le vendredi.',
    'Beaucoup reste à construire, ce qui laisse de la place aux initiatives.',
    'Nous avançons vite, avec des priorités revues ensemble chaque semaine.',
  ],
  pme: [
    'À notre taille, tout le monde se connaît et les décisions se prennent rapidement.',
    'Nous restons une structure à taille humaine, où les sujets se suivent de bout en bout.',
    'Notre taille permet de toucher à plusieurs sujets sans se perdre.',
    'Nous grandissons pas à pas, en gardant longtemps nos équipes.',
  ],
  eti: [
    'Notre taille intermédiaire offre à la fois des moyens et de l’autonomie.',
    'Plusieurs centaines de personnes travaillent avec nous, sans que les circuits de décision s’allongent.',
    'Nous avons les projets d’un grand groupe et la proximité d’une entreprise plus petite.',
    'La mobilité interne est réelle : un poste sur trois est pourvu en interne.',
  ],
  ge: [
    'Nos métiers sont nombreux et les passerelles entre eux sont encouragées.',
    'Chaque année, un poste sur trois est pourvu par mobilité interne.',
    'Un parcours d’intégration de deux semaines permet de rencontrer les principaux métiers.',
    'Nos équipes bénéficient d’une université interne et de parcours de formation par métier.',
  ],
}
