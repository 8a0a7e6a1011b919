import type { LegalText } from './legal.rules.ts'

export const notice: LegalText = {
  version: '2026-11-15',
  title: 'Mentions légales',
  description: 'Qui publie et héberge Florin, comment joindre l’éditeur, signaler un contenu, exercer vos droits.',
  lead: 'Qui publie ce site, qui l’héberge, et à qui écrire.',
  articles: [
    {
      title: 'Éditeur',
      paragraphs: [
        'Florin est publié par Florin SAS, société par actions simplifiée au capital de 120\u202f000\u00a0euros, dont le siège est au 14, rue de la Monnaie-Neuve, 75002\u00a0Paris.',
        'Adresse e-mail\u202f: [bonjour@florin.example](mailto:bonjour@florin.example). Téléphone\u202f: [01\u00a099\u00a000\u00a012\u00a034](tel:+33199001234), du lundi au vendredi, de 9\u00a0h à 18\u00a0h.',
        'Directrice de la publication\u202f: la présidente de Florin SAS.',
      ],
    },
    {
      title: 'Hébergement',
      paragraphs: [
        'Le site est hébergé par son éditeur, à l’adresse ci-dessus, sur des serveurs situés dans l’Union européenne.',
      ],
    },
    {
      title: 'Signaler un contenu',
      paragraphs: [
        'Un contenu vous paraît illicite\u202f? Écrivez à [bonjour@florin.example](mailto:bonjour@florin.example) en indiquant son adresse, ce que vous lui reprochez et comment vous joindre. Nous accusons réception, décidons et vous disons pourquoi. La décision peut être contestée à la même adresse.',
      ],
    },
    {
      title: 'Données personnelles',
      paragraphs: [
        'Le responsable du traitement est Florin SAS. [L’article\u00a06 des conditions générales d’utilisation](/cgu#article-6) dit à quoi servent vos données et comment exercer vos droits. Le délégué à la protection des données se joint à [bonjour@florin.example](mailto:bonjour@florin.example).',
      ],
    },
    {
      title: 'Propriété intellectuelle et crédits',
      paragraphs: [
        'Les textes, les gravures et la marque Florin appartiennent à l’éditeur. Polices\u202f: Inter et Fraunces (SIL Open Font License\u00a01.1). Icônes\u202f: lucide (ISC). Communes\u202f: code officiel géographique\u202f; villes de Belgique, du Luxembourg et de Suisse\u202f: GeoNames (CC\u00a0BY\u00a04.0).',
      ],
    },
  ],
}
