import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const cooperativeBanks: CompanySheet[] = [
  {
    name: 'Banque des Abers',
    sector: 'banque',
    subsectors: ['banque-de-detail'],
    structure: 'mutuelle-cooperative',
    employees: 1900,
    founded: 1921,
    country: 'fr',
    city: 'Brest',
    otherCities: ['Quimper', 'Lorient', 'Vannes', 'Saint-Brieuc', 'Rennes', 'Morlaix', 'Lannion', 'Concarneau'],
    tagline: 'Banque de détail coopérative',
    about: prose`
      Née d’une caisse de pêcheurs, notre banque coopérative finance les familles, les fermes et les ports
      de l’ouest breton. Un crédit se décide ici, jamais à plus d’une heure de route du client.
    `,
    description: prose`
      Nous comptons 112 agences entre Lannion et Vannes, 480 000 clients et autant de voix à l’assemblée
      générale. Les deux tiers de nos prêts vont au logement, le reste à l’agriculture, à la pêche et aux
      commerces de bourg.

      Chaque agence dispose d’un pouvoir de décision jusqu’à 250 000 €. Au-delà, le dossier passe devant un
      comité réuni deux fois par semaine à Brest, où le conseiller vient défendre son client.

      Un nouvel arrivant passe six semaines en agence-école à Morlaix, puis travaille en binôme pendant un
      an. Depuis 2026, le salaire d’entrée de nos analystes crédit a été relevé de 4 000 €.
    `,
    trades: 'Conseillers, analystes crédit',
    benefits: [
      'Intéressement versé en parts sociales ou en numéraire',
      'Prêt immobilier à taux salarié',
      '25 jours de congés et 13 RTT',
      'Deux jours de télétravail au siège',
      'Mutuelle familiale prise en charge à 70 %',
    ],
    quote: {
      text: prose`
        En agence, je signe moi-même les prêts jusqu’à 250 000 € : le client le sait, et la discussion change
        de ton.
      `,
      author: 'Gwenola Salaün',
      role: 'directrice d’agence à Concarneau',
    },
    weight: 5,
  },
  {
    name: 'Banque Tramontane',
    sector: 'banque',
    subsectors: ['banque-de-detail'],
    structure: 'mutuelle-cooperative',
    employees: 2900,
    founded: 1908,
    country: 'fr',
    city: 'Montpellier',
    otherCities: ['Perpignan', 'Nîmes', 'Béziers', 'Narbonne', 'Carcassonne', 'Sète', 'Alès', 'Mende'],
    tagline: 'Banque régionale du littoral et des vignes',
    about: prose`
      Nous sommes la banque des vignerons, des commerçants et des nouveaux arrivants du Languedoc et du
      Roussillon. Nos 205 agences prêtent avec l’épargne collectée sur place.
    `,
    description: prose`
      La région gagne 20 000 habitants par an : l’essentiel de notre production est fait de prêts au
      logement et de créations d’entreprises. La viticulture pèse encore un cinquième de nos encours.

      Une équipe de douze ingénieurs agronomes évalue avec nous les domaines, les stocks et les aléas
      climatiques. Après un gel ou une grêle, les reports d’échéances sont accordés sous cinq jours.

      Nous recrutons dans les cinq départements, y compris à Mende, où nous formons une promotion
      d’alternants chaque année. Deux sur trois signent un CDI à la sortie.
    `,
    trades: 'Conseillers, chargés d’affaires',
    benefits: [
      '14 RTT',
      'Prime de présence en agence rurale',
      'Intéressement',
      'Prêt immobilier à taux salarié',
      'Mutuelle prise en charge à 65 %',
    ],
    weight: 9,
  },
  {
    name: 'Crédit Ardelle',
    sector: 'banque',
    subsectors: ['banque-de-detail'],
    structure: 'mutuelle-cooperative',
    employees: 3200,
    founded: 1898,
    country: 'fr',
    city: 'Clermont-Ferrand',
    otherCities: ['Le Puy-en-Velay', 'Moulins', 'Aurillac', 'Montluçon', 'Vichy', 'Brioude', 'Saint-Flour', 'Issoire'],
    tagline: 'Banque coopérative du Massif central',
    about: prose`
      Banque coopérative de moyenne montagne, nous finançons les fermes, les artisans et les usines du
      Massif central. Nos sociétaires élisent les administrateurs de chaque caisse locale.
    `,
    description: prose`
      Soixante-quatre caisses locales, 610 000 clients, et un réseau que nous avons choisi de ne pas
      fermer : nos agences mobiles desservent 140 villages sur jours de marché.

      L’agriculture et l’agroalimentaire forment le premier poste de nos crédits. Nos analystes lisent un
      bilan fourrager comme un tableau de flux, et se déplacent avant chaque comité.

      Nous cherchons des conseillers mobiles sur un bassin de vie plutôt que sur toute une région. Le siège
      de Clermont-Ferrand regroupe les risques, la finance et l’informatique, avec deux jours de
      télétravail.
    `,
    trades: 'Conseillers, chargés d’affaires agricoles',
    benefits: [
      'Véhicule de service pour les agences mobiles',
      'Intéressement et participation',
      '26 jours de congés et 12 RTT',
      'Prime de logement la première année',
      'Comité social actif',
    ],
    weight: 9,
  },
  {
    name: 'Crédit Kaltenau',
    sector: 'banque',
    subsectors: ['banque-de-detail'],
    structure: 'mutuelle-cooperative',
    employees: 2100,
    founded: 1894,
    country: 'fr',
    city: 'Strasbourg',
    otherCities: ['Colmar', 'Mulhouse', 'Haguenau', 'Sélestat', 'Saverne', 'Wissembourg', 'Belfort'],
    tagline: 'Banque coopérative alsacienne',
    about: prose`
      Nos caisses rurales d’origine financent depuis cinq générations les maisons, les ateliers et les
      coteaux d’Alsace. Nous redistribuons chaque année un dixième du résultat à des projets votés par les
      sociétaires.
    `,
    description: prose`
      Cent trente points de vente, 390 000 clients, un bilan prudent : nos dépôts couvrent nos crédits à
      104 %. Nous prêtons peu hors d’Alsace, et nous le disons.

      Le siège de Strasbourg a refondu en 2024 ses outils d’octroi : un prêt immobilier simple reçoit une
      réponse de principe en quarante minutes, et un humain la signe.

      Nous formons chaque année soixante alternants, du BTS au master. Les parcours mènent aussi bien à la
      direction d’agence qu’au contrôle permanent ou à la gestion actif-passif.
    `,
    trades: 'Conseillers, analystes, contrôleurs',
    benefits: [
      'Participation',
      'Deux jours de télétravail au siège',
      'Abonnement de transport remboursé à 75 %',
      'Jours fériés locaux',
      'Mutuelle d’entreprise',
    ],
    weight: 7,
  },
  {
    name: 'Crédit des Ateliers',
    sector: 'banque',
    subsectors: ['credit-specialise'],
    structure: 'association',
    employees: 210,
    founded: 1989,
    country: 'fr',
    city: 'Saint-Étienne',
    otherCities: ['Lyon', 'Grenoble', 'Marseille', 'Lille', 'Montreuil'],
    tagline: 'Microcrédit professionnel et accompagnement',
    about: prose`
      Association reconnue d’utilité publique, nous prêtons jusqu’à 15 000 € à celles et ceux que les
      banques n’écoutent pas encore. Un bénévole suit chaque emprunteur pendant dix-huit mois.
    `,
    description: prose`
      Coiffeuses à domicile, réparateurs de vélos, maraîchers : nous avons financé 31 000 entreprises depuis
      1989. Huit sur dix existent encore après trois ans.

      Nos chargés de crédit instruisent, décident et recouvrent : le dossier ne change pas de mains. Le taux
      de perte reste sous 4 %, grâce à des visites plutôt qu’à des relances.

      Les équipes sont petites et autonomes. Nous embauchons volontiers des conseillers venus du réseau
      bancaire classique, en quête d’utilité et d’un contact direct.
    `,
    trades: 'Chargés de microcrédit, contrôleurs',
    benefits: [
      'Semaine de 35 heures sur quatre jours et demi',
      'Titres-restaurant',
      '6 semaines de congés',
      'Journée de bénévolat rémunérée',
    ],
    weight: 2,
  },
]
