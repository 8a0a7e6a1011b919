import type { SampleArticle } from './sample-article.ts'
import { markup } from './sample-article.ts'

export const assuranceArticles: readonly SampleArticle[] = [
  {
    title: 'IFRS 17 : la clôture tient enfin en dix jours',
    summary:
      'La norme a doublé le travail des premiers arrêtés. Chez Hélianthe, actuaires et comptables racontent comment ils ont divisé le délai par trois, sans ajouter de serveurs.',
    dossier: null,
    tags: ['ifrs 17', 'actuariat', 'données'],
    author: 'Mehdi Aubrac',
    layout: 1,
    daysAgo: 6,
    featured: true,
    body: markup`
      <p>Le premier arrêté avait pris trente-deux jours ouvrés. On dormait peu, on rapprochait les soldes à la main, et le commentaire des comptes s’écrivait la veille du conseil. Trois ans après l’entrée en vigueur de la norme, le 1er janvier 2023, l’équipe de Nantes boucle en dix jours.</p>
      <p>Rappelons ce que demande IFRS 17. Le bénéfice attendu d’un contrat d’assurance ne se constate plus à la signature : il est mis en réserve dans la <strong>marge sur services contractuels</strong>, puis libéré au fil des années de couverture. Si le groupe de contrats devient déficitaire, la perte, elle, apparaît tout de suite. Les contrats se rangent par portefeuille, par rentabilité et par génération annuelle, ce qui multiplie les calculs.</p>
      <h2>Trois décisions, aucune technique</h2>
      <p>« Nous avons d’abord cessé de tout recalculer », explique Thibault Kerven, actuaire. Les générations anciennes, stables, ne sont projetées en détail qu’une fois par an ; aux autres trimestres, une extrapolation contrôlée suffit.</p>
      <p>Deuxième décision : geler les hypothèses vingt jours avant la fin du trimestre. Taux de rachat, frais, mortalité sont arrêtés en comité, et toute modification tardive attend la clôture suivante, sauf événement majeur.</p>
      <p>La dernière a fait grincer. Comptables et actuaires partagent désormais un seul dictionnaire de données, tenu par deux personnes, et chaque écart de plus de 50 000 € porte le nom de celui qui l’explique.</p>
      <blockquote><p>Avant, nous avions deux vérités et une réunion. Nous avons gardé la réunion, elle dure vingt minutes.</p><p><em>Léonie Brossard, Hélianthe Assurances</em></p></blockquote>
      <h2>Le temps gagné, pour quoi faire ?</h2>
      <p>L’analyse de la marge occupe maintenant la moitié de la clôture. D’où vient sa variation : nouveaux contrats, changement d’hypothèses, écart d’expérience ? Ce tableau de passage est devenu le document le plus lu par la direction générale.</p>
      <p>Les recrutements suivent. Les postes les plus difficiles à pourvoir se situent à la frontière, là où il faut savoir passer une écriture et lire une courbe de taux. Sur notre échantillon, un spécialiste confirmé se paie en ordre de grandeur de 55 à 65 k€, et <a href="/emploi?keywords=ifrs+17">les annonces</a> demandent rarement plus de cinq ans d’expérience : au-delà, personne n’en a.</p>
    `,
    comments: [
      { author: 71, text: 'Le gel des hypothèses, nous y sommes venus aussi, après deux ans de nuits blanches.' },
      {
        author: 334,
        text: 'Vingt minutes de réunion, je demande à voir. Mais l’idée du nom sur chaque écart est excellente.',
      },
    ],
    likes: 48,
  },
  {
    title: 'Actuaires : la donnée, et après ?',
    summary:
      'Le métier a absorbé la programmation, puis l’apprentissage automatique. La question qui monte chez les employeurs est plus ancienne : qui saura expliquer le tarif au client et au superviseur ?',
    dossier: null,
    tags: ['actuariat', 'données', 'recrutement'],
    author: 'Inaya Morvillers',
    layout: 2,
    daysAgo: 73,
    featured: false,
    body: markup`
      <p>Un modèle de tarification automobile gagnait deux points de précision sur l’ancien. Il a été refusé. Devant le comité produit d’Assurances Merlevent, la jeune actuaire qui l’avait construit n’a pas su dire pourquoi un conducteur de Laval payait 40 € de plus que son voisin.</p>
      <p>L’histoire, racontée par l’intéressée elle-même, résume une inflexion. Pendant dix ans, les offres ont réclamé du code. Elles en réclament toujours, mais la ligne qui s’allonge dans les annonces parle d’explication, de documentation, de dialogue avec les métiers.</p>
      <h2>La simplicité comme compétence</h2>
      <p>Un modèle linéaire généralisé tient sur une page : un coefficient par critère, que l’on multiplie. Une forêt d’arbres de décision compte des milliers de règles. Les équipes qui réussissent utilisent la seconde pour découvrir des effets, puis les réécrivent dans le premier. On perd un peu de précision, on gagne un tarif que l’on peut défendre.</p>
      <p>Le droit pousse dans le même sens. Depuis l’arrêt Test-Achats de la Cour de justice, le sexe ne peut plus servir à différencier les primes. Le règlement européen sur l’intelligence artificielle classe parmi les usages à haut risque l’évaluation des personnes en assurance vie et santé. Un critère d’apparence neutre, comme le type de téléphone, peut jouer le rôle d’un critère interdit ; il revient à l’actuaire de le vérifier.</p>
      <blockquote><p>Je demande aux candidats d’expliquer la régression à ma grand-mère. Ceux qui rient ont déjà perdu.</p><p><em>Un responsable de la tarification, Assurances Merlevent</em></p></blockquote>
      <h2>Où sont les postes</h2>
      <p>La tarification recrute, l’inventaire aussi, depuis que les clôtures se sont alourdies. Les places les plus ouvertes aux débutants se trouvent dans la santé collective et la prévoyance, moins courues que l’automobile et plus formatrices : on y voit le contrat de bout en bout, de la négociation avec l’employeur au paiement de la rente.</p>
      <p>Quant au mémoire, il reste le vrai premier poste. Un sujet trouvé chez un assureur, avec des données réelles et un tuteur disponible, vaut mieux qu’un titre brillant. La jeune actuaire a repris le sien : elle y explique, en trente pages, les 40 €.</p>
    `,
    comments: [
      {
        author: 18,
        text: 'La formule de la grand-mère est dure, mais j’ai appris mon métier le jour où un courtier m’a posé la même question.',
      },
      { author: 265, text: 'La prévoyance collective est en effet un excellent endroit pour commencer.' },
    ],
    likes: 31,
  },
  {
    title: 'Sécheresse : le sinistre qui ne fait pas de bruit',
    summary:
      'Une fissure en escalier, une porte qui ferme mal : le retrait-gonflement des argiles coûte plus cher, au fil des ans, que bien des tempêtes. Les gestionnaires qui l’instruisent deviennent rares.',
    dossier: 6,
    tags: ['climat', 'indemnisation'],
    author: 'Solenn Guivarch',
    layout: 1,
    daysAgo: 24,
    featured: false,
    body: markup`
      <p>Rien ne s’est effondré. Un matin de septembre, à côté de Châteauroux, une retraitée a remarqué qu’elle voyait le jour sous la plinthe. Deux étés secs avaient rétracté l’argile sous son pavillon, et la maison suivait, de quelques millimètres.</p>
      <p>En France, ce risque relève du régime des catastrophes naturelles, créé par la loi du 13 juillet 1982. Tout assuré paie une surprime, portée de 12 à 20 % de la garantie dommages pour les habitations au 1er janvier 2025. En échange, l’assureur indemnise dès lors qu’un arrêté interministériel reconnaît la commune et la période.</p>
      <h2>Un dossier de deux ans</h2>
      <p>Le calendrier surprend les sinistrés. La commune dépose sa demande, l’État l’examine, l’arrêté paraît parfois un an après les fissures. L’assuré a ensuite trente jours pour déclarer. Puis vient l’étude de sol, sans laquelle personne ne peut choisir entre injecter de la résine et reprendre les fondations. L’écart de prix va de un à dix.</p>
      <p>La franchise légale, 1 520 € pour un logement touché par la sécheresse, reste à la charge du propriétaire.</p>
      <h2>Le gestionnaire, chef d’orchestre</h2>
      <p>Aux Assurances du Sillon, une cellule de trente-cinq personnes suit ces dossiers. Chacune en porte cent vingt, contre quatre cents pour un gestionnaire de dégâts des eaux. Le métier demande de lire un rapport géotechnique, de tenir tête à un devis et de rappeler, tous les deux mois, quelqu’un qui dort mal.</p>
      <blockquote><p>La pire phrase est « nous attendons l’expert ». J’en ai fait une règle : on appelle aussi pour dire qu’il ne s’est rien passé.</p><p><em>Une gestionnaire, Assurances du Sillon</em></p></blockquote>
      <p>Pour recruter, l’assureur a cessé de chercher des profils tout faits. Il prend des techniciens du bâtiment et leur enseigne le droit, ou des juristes et les envoie six semaines sur les chantiers. La deuxième voie donne de meilleurs résultats, assure la direction : on apprend plus vite à reconnaître une fissure active qu’à écrire une lettre de refus compréhensible.</p>
      <p>La prévention progresse lentement. Éloigner les arbres, drainer les eaux de toiture, garder une humidité constante au pied des murs : des gestes peu coûteux, que l’assureur commence à financer avant le sinistre.</p>
    `,
    comments: [
      { author: 97, text: 'J’ai fait le chemin depuis le bâtiment. Le plus dur fut d’apprendre à écrire, en effet.' },
      { author: 180, text: 'L’appel où il ne s’est rien passé devrait figurer dans toutes les chartes.' },
    ],
    likes: 36,
  },
  {
    title: 'Assurance paramétrique : payer sans expert',
    summary:
      'Un capteur dépasse un seuil, l’indemnité part. Le procédé séduit vignerons et stations de ski, mais déplace la difficulté : tout se joue dans le choix du seuil.',
    dossier: 6,
    tags: ['climat', 'actuariat', 'données'],
    author: 'Théo Fabrègues',
    layout: 2,
    daysAgo: 101,
    featured: false,
    body: markup`
      <p>Le 9 avril, à 5 h 40, la sonde d’une parcelle de l’Hérault est descendue à −2,6 °C. Le contrat disait −2,5. Dix jours plus tard, 18 000 € étaient versés, sans visite, sans photographie et sans discussion.</p>
      <p>Voilà le principe d’une couverture paramétrique : l’indemnité dépend d’une mesure convenue à l’avance, température, hauteur d’eau, vitesse du vent, et non du dommage constaté. Chez Ondée Assurances, neuf personnes à Montpellier en vivent depuis 2022.</p>
      <h2>Le risque de base</h2>
      <p>Le défaut du système porte un nom. Le <strong>risque de base</strong> est l’écart entre ce que dit le capteur et ce que subit le client. Le gel peut brûler le bas du coteau alors que la sonde, en haut, reste à −1. Le vigneron perd sa récolte et ne reçoit rien. À l’inverse, il peut être payé sans avoir souffert.</p>
      <p>Toute la technique consiste à réduire cet écart. On multiplie les sondes, on combine deux mesures, on remplace le seuil unique par une échelle : 20 % du capital à −2, la moitié à −3, la totalité à −4. Chaque raffinement coûte et rend le contrat plus difficile à expliquer.</p>
      <h2>Trois questions à poser avant de signer</h2>
      <ol>
        <li>Qui mesure, et que se passe-t-il si l’appareil tombe en panne ?</li>
        <li>Combien de fois le seuil aurait-il été franchi ces vingt dernières années ?</li>
        <li>Quelle part de ma perte réelle aurait été couverte, ces années-là ?</li>
      </ol>
      <p>La troisième est la seule qui compte. Un courtier sérieux répond par un tableau, année par année.</p>
      <blockquote><p>Nous refusons de vendre quand la corrélation est inférieure à ce que nous souhaiterions pour nous-mêmes. Cela fait une demande sur trois.</p><p><em>Une fondatrice d’Ondée Assurances</em></p></blockquote>
      <p>Côté emploi, le domaine reste étroit. Il réunit des actuaires qui acceptent de travailler avec vingt ans d’observations au lieu de mille, des climatologues et des juristes. La frontière de l’assurance est surveillée de près : pour rester un contrat d’assurance, la couverture doit répondre à un intérêt assurable, faute de quoi elle ressemblerait à un pari.</p>
    `,
    comments: [
      {
        author: 54,
        text: 'Le tableau année par année, je l’ai demandé pour notre domaine : trois étés sur vingt, mais les bons.',
      },
    ],
    likes: 25,
  },
  {
    title: 'Réassurance : janvier se prépare en été',
    summary:
      'La moitié des traités européens se renouvellent le 1er janvier. Dans les équipes de Cassiope Ré, la saison commence en juillet, avec une question : combien coûte une année tranquille ?',
    dossier: 6,
    tags: ['climat', 'actuariat', 'risques'],
    author: 'Mehdi Aubrac',
    layout: 1,
    daysAgo: 140,
    featured: false,
    body: markup`
      <p>Une année sans tempête est un mauvais souvenir pour un négociateur. Les assureurs demandent une baisse, les actionnaires un dividende, et le climat n’a rien promis pour la suite.</p>
      <p>Un assureur cède une partie de ses risques pour ne pas dépendre d’un seul événement. Le traité le plus courant en catastrophe est l’<strong>excédent de sinistre</strong> : au-delà de 50 M€ de dégâts, le réassureur paie, jusqu’à 150. On écrit « 100 excédent 50 ». En dessous, l’assureur garde tout ; au-dessus, il lui faut une autre tranche.</p>
      <h2>Juillet : les données</h2>
      <p>Les cédantes envoient leur portefeuille, adresse par adresse. Les vingt-cinq scientifiques de la modélisation font souffler sur cette carte dix mille années de tempêtes simulées. Il en sort une courbe : tous les combien d’années la perte dépassera-t-elle tel montant ? Une tranche touchée une année sur vingt coûte au moins 5 % de sa capacité, avant frais et rémunération du capital.</p>
      <h2>Septembre : les poignées de main</h2>
      <p>Les grandes rencontres de la profession servent à prendre la température. On n’y signe rien. Un souscripteur de Cassiope y voit quarante clients en quatre jours, et revient avec une impression plus qu’un prix.</p>
      <h2>Décembre : les signatures</h2>
      <p>Les conditions tombent dans les trois dernières semaines. Le souscripteur propose un taux et une part, 7,5 % par exemple, jamais la totalité. Si la clause d’heures a changé, passant de soixante-douze à cent soixante-huit heures pour définir un même événement, tout le calcul est à refaire.</p>
      <blockquote><p>En décembre dernier, j’ai refusé trois traités à cause d’une seule définition. Deux sont revenus corrigés avant Noël.</p><p><em>Un souscripteur Europe, Cassiope Ré</em></p></blockquote>
      <p>Le profil type n’existe guère. L’équipe compte un géophysicien, deux actuaires, une ancienne courtière, un agrégé de lettres qui parle six langues. Les débutants entrent par la modélisation ou par l’administration des traités, où l’on apprend à lire un texte de quarante pages en cherchant la virgule qui coûte.</p>
    `,
    comments: [
      { author: 162, text: 'La clause d’heures, ou comment une virgule vaut dix millions.' },
      { author: 27, text: 'Article précieux pour expliquer mon travail à ma famille.' },
    ],
    likes: 21,
  },
  {
    title: 'Solvabilité II révisée : ce qui change au 30 janvier 2027',
    summary:
      'Marge de risque allégée, proportionnalité réelle pour les petits, nouvelles exigences de liquidité : les directions des risques ont commencé leur inventaire.',
    dossier: null,
    tags: ['solvabilité', 'risques', 'supervision'],
    author: 'Gauthier Wellens',
    layout: 2,
    daysAgo: 12,
    featured: false,
    body: markup`
      <p>Dix ans après son entrée en application, le régime prudentiel des assureurs européens passe à sa deuxième version. La directive (UE) 2025/2 doit être transposée au plus tard le 29 janvier 2027 et s’appliquer le lendemain. Dans les directions des risques, le calendrier des prochains mois ressemble à un déménagement.</p>
      <h2>Moins de capital d’un côté</h2>
      <p>La mesure la plus visible touche la <strong>marge de risque</strong>, ce supplément de provisions qui représente le coût du transfert des engagements à un autre assureur. Le taux qui sert à la calculer passe de 6 à 4,75 %, et un facteur décroissant réduit le poids des flux lointains. Les assureurs vie, aux engagements longs, y gagnent le plus.</p>
      <p>Les investissements en actions de long terme pourront aussi bénéficier d’une charge réduite, de 22 %, sous des conditions clarifiées.</p>
      <h2>Davantage de travail de l’autre</h2>
      <p>L’extrapolation de la courbe des taux change, ce qui alourdit les provisions quand les taux sont bas ; un mécanisme progressif amortit le choc. Les organismes devront établir des plans de gestion du risque de liquidité et examiner deux scénarios climatiques de long terme dans leur évaluation interne, s’ils sont exposés.</p>
      <p>Enfin, une catégorie nouvelle apparaît : l’entreprise <strong>petite et non complexe</strong>. Elle profitera d’allégements automatiques, par exemple un rapport moins fréquent ou des fonctions clés cumulables.</p>
      <blockquote><p>À cent trente salariés, nous faisions les mêmes états que les groupes de dix mille. La première vertu de la réforme sera de nous rendre du temps.</p><p><em>La responsable des risques, Prévoyance Batelière</em></p></blockquote>
      <h2>Par où commencer</h2>
      <ul>
        <li>Vérifier si l’organisme remplit les critères de taille et de complexité, sur deux exercices.</li>
        <li>Rejouer la dernière clôture avec la marge et la courbe nouvelles.</li>
        <li>Dresser la liste des documents à réécrire, de la politique de placement au rapport public.</li>
      </ul>
      <p>Le volet consacré au redressement et à la résolution relève d’un texte voisin, la directive (UE) 2025/1, qui oblige une partie du marché à préparer un plan de crise. Pour les cabinets comme pour les assureurs, c’est une année de recrutement en <a href="/emploi?keywords=solvabilite">gestion des risques</a>, plutôt sur des profils de trois à six ans d’expérience.</p>
    `,
    comments: [],
    likes: 26,
  },
  {
    title: 'Grêle, gel, orages : l’expert récoltes, un métier de saison',
    summary:
      'D’avril à octobre, ils arpentent les parcelles un compteur à la main. La fréquence des aléas a changé leur agenda, et leur manière de recruter.',
    dossier: 6,
    tags: ['climat', 'indemnisation', 'reconversion'],
    author: 'Hugo Lantier',
    layout: 1,
    daysAgo: 186,
    featured: false,
    body: markup`
      <p>Un mètre carré de fil de fer posé au hasard dans le blé, dix fois, vingt fois. À l’intérieur du cadre, Sylvain compte les épis couchés, ceux qui sont vides, ceux qui s’en remettront. La grêle est passée mardi. Nous sommes samedi : plus tôt, l’œil se serait trompé ; plus tard, la culture aurait repoussé.</p>
      <p>L’expert récoltes ne constate pas des dégâts, il estime une perte de rendement. La différence occupe toute la journée. Un champ spectaculaire à la télévision donnera parfois neuf dixièmes de sa récolte ; un autre, intact au bord de la route, n’aura rien au milieu.</p>
      <h2>Trois étages</h2>
      <p>Depuis 2023, l’assurance des récoltes repose en France sur un partage entre trois acteurs. L’agriculteur assume les pertes courantes, l’assureur celles d’ampleur moyenne, l’État intervient au-delà d’un seuil, même si l’exploitant n’est pas assuré, mais alors à un taux bien plus faible. L’indemnité se calcule par rapport à un rendement historique, par exemple la moyenne des cinq dernières années une fois écartées la meilleure et la pire.</p>
      <p>Cette moyenne fait débat. Après plusieurs mauvaises saisons, elle baisse, et la couverture avec elle.</p>
      <h2>Recruter pour six mois</h2>
      <p>Les Assurances du Sillon emploient quatre-vingts experts permanents et doublent l’effectif au printemps. Les saisonniers sont d’anciens techniciens de coopérative, des agriculteurs retraités, quelques étudiants en agronomie. On les forme en février, sur des parcelles abîmées exprès avec un canon à glace.</p>
      <blockquote><p>Je pose le cadre, je compte à voix haute, l’agriculteur compte avec moi. Quand nous tombons sur le même total, le dossier est presque clos.</p><p><em>Sylvain, expert récoltes</em></p></blockquote>
      <p>Le drone a trouvé sa place : il repère les zones homogènes, et évite de marcher deux heures au mauvais endroit. Il ne compte pas les grains. Le rapport, en revanche, part désormais le soir même.</p>
      <p>Pour qui sort d’un bac professionnel agricole, la filière offre une progression peu connue. Gestionnaire à l’année, inspecteur de secteur, puis souscripteur : trois marches, que la moitié de l’encadrement actuel a montées.</p>
    `,
    comments: [
      {
        author: 301,
        text: 'Fils d’agriculteur et gestionnaire depuis quatre ans, je confirme : la filière est ouverte et mal connue.',
      },
      { author: 143, text: 'Le canon à glace en février, j’y étais. On ne l’oublie pas.' },
    ],
    likes: 30,
  },
]
