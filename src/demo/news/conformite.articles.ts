import type { SampleArticle } from './sample-article.ts'
import { markup } from './sample-article.ts'

export const conformiteArticles: readonly SampleArticle[] = [
  {
    title: 'Les banques s’arrachent les profils LCB-FT',
    summary:
      'Les offres ont doublé en un an sur notre échantillon, les candidats non. Trois établissements racontent comment ils forment des analystes qu’ils ne trouvent plus.',
    dossier: 5,
    tags: ['lcb-ft', 'recrutement', 'formation'],
    author: 'Sarah Lemoine',
    layout: 1,
    daysAgo: 5,
    featured: true,
    body: markup`
      <p>Elle était professeure d’histoire. Il tenait un bureau de tabac. Une troisième sortait de dix ans de douane. Tous trois analysent aujourd’hui des alertes de blanchiment, et leurs employeurs en voudraient d’autres.</p>
      <p>La demande vient du droit autant que du risque. L’autorité européenne de lutte contre le blanchiment, installée à Francfort, a commencé ses travaux en juillet 2025 ; le règlement qui harmonise les obligations s’appliquera le 10 juillet 2027. Les établissements s’équipent avant l’échéance, et les fintechs, longtemps dispensées de grandes équipes, recrutent à leur tour.</p>
      <h2>Crédit Montsauve : une école de huit semaines</h2>
      <p>La banque a ouvert à Lille une classe de dix-huit places. On y entre sans diplôme précis, après deux tests : lire vite, écrire clairement. Le programme comprend quatre semaines de droit, deux d’outils, deux de dossiers réels rendus anonymes. « Nous cherchions des juristes, nous trouvions des gens qui s’ennuyaient », raconte Lydie Vanacker, qui dirige la classe. Les recrues issues d’autres métiers restent plus longtemps.</p>
      <h2>Liard : un analyste, un produit</h2>
      <p>Chez cette fintech lyonnaise, chaque analyste suit une clientèle précise, chauffeurs indépendants, artisans, prestataires informatiques. Il en connaît les encaissements normaux, les saisons, les combines. Une alerte se lit alors en six minutes au lieu de vingt.</p>
      <h2>Vigeois Conformité : la relecture croisée</h2>
      <p>Le cabinet impose qu’un dossier classé sans suite sur dix soit relu par un collègue tiré au sort. L’erreur n’est pas notée, elle est discutée le vendredi. Oriane Delattre y voit la meilleure formation continue.</p>
      <blockquote><p>On apprend beaucoup des dossiers que l’on a bien traités pour de mauvaises raisons.</p><p><em>Oriane Delattre, Vigeois Conformité</em></p></blockquote>
      <h2>Combien, et jusqu’où</h2>
      <p>Un débutant se voit proposer, en ordre de grandeur, de 36 à 42 k€ à Paris, un peu moins en région. Trois ans après, 50 à 55. La progression passe par l’enquête approfondie, la déclaration à Tracfin, puis l’encadrement ou le contrôle.</p>
      <p>Une mise en garde s’impose : traiter quatre-vingts alertes par jour use. Avant de signer, faites-vous préciser le nombre de dossiers attendus, la part qui aboutit à une déclaration et le temps laissé pour écrire. Les <a href="/emploi?keywords=lcb-ft">annonces LCB-FT</a> le disent rarement d’elles-mêmes.</p>
    `,
    comments: [
      {
        author: 205,
        text: 'Ancienne enseignante, promotion de Lille : la lecture rapide et la patience servent tous les jours.',
      },
      {
        author: 70,
        text: 'Quatre-vingts alertes, c’est exactement ce que j’ai fui. Vingt-cinq chez mon nouvel employeur.',
      },
      { author: 339, text: 'La relecture tirée au sort est une idée à voler.' },
    ],
    likes: 66,
  },
  {
    title: 'Paiement : les fraudeurs recrutent aussi',
    summary:
      '« Agent de transfert, horaires libres, 800 € par semaine. » Derrière certaines annonces se cache un réseau qui cherche des comptes pour faire passer l’argent volé. Comment les reconnaître.',
    dossier: 5,
    tags: ['fraude', 'lcb-ft', 'paiements', 'recrutement'],
    author: 'Inaya Morvillers',
    layout: 2,
    daysAgo: 21,
    featured: false,
    body: markup`
      <p>Le message était poli, sans faute, signé d’une responsable des ressources humaines. On proposait à Lucas, étudiant, de recevoir des virements de clients étrangers et de les transmettre à une société de logistique, moins 7 % pour lui. Trois semaines plus tard, son compte était bloqué et la police voulait l’entendre.</p>
      <p>Lucas était devenu une <strong>mule</strong>. L’argent venait d’arnaques ; il en effaçait la trace. Même trompé au début, celui qui prête son compte au transfert de fonds issus d’un délit s’expose à une enquête pour blanchiment, et sa banque peut mettre fin à la relation.</p>
      <h2>Les signes d’une fausse offre</h2>
      <ul>
        <li>Le travail consiste à faire transiter de l’argent, des cartes ou des colis par vos moyens personnels.</li>
        <li>On vous demande vos coordonnées bancaires ou une copie de pièce d’identité avant tout entretien.</li>
        <li>La société existe, mais l’adresse du recruteur ne correspond pas à son site.</li>
        <li>La conversation quitte vite la plateforme pour une messagerie chiffrée.</li>
        <li>La rémunération est un pourcentage de ce qui passe sur votre compte.</li>
      </ul>
      <p>Un seul de ces signes suffit à s’arrêter. Aucun employeur honnête n’a besoin de votre compte pour encaisser ses clients.</p>
      <h2>Que faire ?</h2>
      <p>Ne répondez plus, conservez les messages, signalez l’annonce à la plateforme qui la diffuse. Si de l’argent est déjà arrivé, ne le renvoyez à personne et prévenez aussitôt votre banque. La plateforme Pharos du ministère de l’Intérieur reçoit les signalements de contenus illicites ; une plainte reste possible au commissariat ou à la gendarmerie.</p>
      <h2>Côté banques</h2>
      <p>Trébuchet, spécialiste de la détection, a observé ces comptes : inactifs des mois, ils reçoivent soudain trois virements d’inconnus, vidés dans l’heure. Bloquer le troisième évite d’ordinaire les dix suivants. Les enquêteurs y recommandent un geste simple aux conseillers : appeler le titulaire et lui demander à quoi correspond la somme. Un étudiant piégé répond volontiers ; il ne sait pas encore qu’il l’est.</p>
      <p>Sur Florin, chaque page d’offre porte un lien pour la signaler : un doute suffit pour s’en servir.</p>
    `,
    comments: [
      { author: 121, text: 'Ma sœur a reçu le même message, avec le logo d’un vrai transporteur. Article transmis.' },
      {
        author: 8,
        text: 'La question posée au titulaire par téléphone marche très bien, à condition de rester bienveillant.',
      },
      { author: 293, text: 'Merci pour la liste, je l’ai affichée dans notre école.' },
    ],
    likes: 58,
  },
  {
    title: 'Contrôle sur place : ce que le superviseur regarde en premier',
    summary:
      'Gouvernance du risque, qualité des données, provisions : une mission de contrôle suit un ordre que peu de salariés connaissent. Trois personnes qui les ont vécues nous le racontent.',
    dossier: 1,
    tags: ['supervision', 'bâle', 'risques', 'banque'],
    author: 'Gauthier Wellens',
    layout: 1,
    daysAgo: 41,
    featured: false,
    body: markup`
      <p>La lettre arrive quelques semaines avant, la liste des pièces tient sur neuf pages, et quelqu’un demande immédiatement où se trouve la salle la plus calme de l’immeuble. Une mission sur place dure de deux à quatre mois. Elle est conduite par l’ACPR, ou pour le compte de la BCE dans les groupes les plus importants.</p>
      <h2>Jour 1 : la gouvernance</h2>
      <p>Avant tout calcul, les contrôleurs lisent les procès-verbaux. Qui a décidé, sur la base de quel document, et qui a exprimé un désaccord ? Un comité des risques où personne ne s’oppose jamais intrigue davantage qu’un comité bruyant.</p>
      <h2>Semaine 2 : les fichiers</h2>
      <p>Ils demandent ensuite les données brutes d’un portefeuille et refont le chemin jusqu’à l’état déclaré. C’est le moment le plus redouté. « On nous a demandé d’expliquer une ligne de 12 000 €. Nous avons mis quatre jours, et trouvé un défaut qui touchait neuf cents dossiers », se souvient une responsable du Comptoir de Garonne. La capacité à agréger ses données de risque est, depuis des années, une priorité affichée du superviseur européen.</p>
      <h2>Semaine 5 : les dossiers</h2>
      <p>Vient un échantillon de crédits. La note était-elle à jour, les signes de difficulté ont-ils entraîné une surveillance, la garantie a-t-elle été réévaluée ? Les nouvelles pondérations de Bâle III, en vigueur dans l’Union depuis 2025, font regarder de près la valeur des immeubles pris en garantie.</p>
      <h2>Le rapport, puis la suite</h2>
      <p>Un projet est remis à l’établissement, qui répond point par point. Cette phase contradictoire se prépare : une réponse datée, chiffrée, avec un responsable nommé, pèse plus que dix pages d’explications. Le suivi peut durer deux ans.</p>
      <h2>Bien s’y tenir</h2>
      <p>Répondre à la question posée, seulement à elle, et dire quand on ne sait pas. Ne rien produire de nouveau sans l’étiqueter comme tel. Tenir un journal des documents remis.</p>
      <blockquote><p>Nous savions que nous trouverions des défauts. Nous cherchions à savoir si la banque les avait vus avant nous.</p><p><em>Un ancien contrôleur, passé au privé</em></p></blockquote>
      <p>Les équipes de contrôle permanent qui tiennent elles-mêmes la liste de leurs faiblesses abordent la mission plus tranquillement, et recrutent mieux.</p>
    `,
    comments: [
      { author: 136, text: 'Le journal des documents remis nous a sauvés lors de la phase contradictoire.' },
      { author: 260, text: 'Tout est juste, y compris la salle la plus calme.' },
    ],
    likes: 30,
  },
  {
    title: 'DORA : le registre qui oblige à connaître ses fournisseurs',
    summary:
      'Depuis le 17 janvier 2025, banques, assureurs et sociétés de gestion tiennent l’inventaire de leurs prestataires informatiques. L’exercice a révélé des dépendances que personne n’avait vues.',
    dossier: null,
    tags: ['risques', 'données', 'supervision'],
    author: 'Théo Fabrègues',
    layout: 2,
    daysAgo: 83,
    featured: false,
    body: markup`
      <p>Combien de contrats informatiques avez-vous ? Une mutuelle de sept cents salariés avait répondu soixante. Elle en a trouvé deux cent quatorze, dont un signé en 2009 par une personne partie en 2011, et toujours payé.</p>
      <p>Le règlement européen sur la résilience opérationnelle numérique, DORA, demande à chaque entité financière un <strong>registre d’informations</strong> sur ses accords avec des prestataires de services informatiques. Il distingue ceux qui soutiennent une fonction critique ou importante, remonte aux sous-traitants, et se transmet chaque année aux autorités. Celles-ci s’en servent pour désigner les prestataires critiques à l’échelle européenne.</p>
      <h2>Un inventaire qui parle</h2>
      <p>En remplissant les colonnes, beaucoup ont découvert la même chose : cinq logiciels différents, achetés à cinq éditeurs, tournaient chez le même hébergeur, dans la même région. Sur le papier, le risque était réparti. En réalité, une panne les arrêtait tous.</p>
      <p>Les clauses ont suivi. Droit d’audit, lieu de traitement des données, préavis, plan de sortie : DORA fixe un contenu minimal. Renégocier avec un géant du logiciel est long ; avec une petite société, il faut parfois l’aider à écrire la clause.</p>
      <h2>Quatre heures</h2>
      <p>L’autre obligation se vit dans l’urgence. Un incident classé majeur donne lieu à une première notification au plus tard quatre heures après ce classement, et vingt-quatre heures après sa découverte. Suivent un rapport intermédiaire sous soixante-douze heures, puis un rapport final dans le mois. Les équipes qui s’y sont entraînées gardent un modèle prérempli et un numéro d’astreinte imprimé, car l’annuaire tombe avec le réseau.</p>
      <h2>Les métiers que cela crée</h2>
      <p>Responsable des risques liés aux tiers, juriste en contrats informatiques, coordinateur de crise : ces postes existaient peu il y a trois ans. Les candidats viennent des achats, de l’audit informatique, de la continuité d’activité. Un bon test, utilisé par un assureur du Mans, consiste à remettre un contrat de vingt pages et à demander : « Si ce fournisseur disparaît demain, que fait-on à 9 heures ? »</p>
      <p>Quant au contrat de 2009, il portait sur un logiciel d’envoi de télécopies. Il a été résilié. Le registre compte deux cent treize lignes.</p>
    `,
    comments: [
      { author: 235, text: 'Nous avons trouvé deux contrats fantômes, et économisé de quoi payer l’exercice.' },
      { author: 50, text: 'Imprimer l’annuaire d’astreinte, conseil modeste et vital.' },
    ],
    likes: 24,
  },
  {
    title: 'Gel des avoirs : un homonyme n’est pas une alerte',
    summary:
      'Filtrer les noms de millions de clients contre des listes de sanctions produit surtout de fausses ressemblances. Les départager vite et bien est un métier de linguiste autant que de juriste.',
    dossier: 5,
    tags: ['lcb-ft', 'données', 'conformité'],
    author: 'Camille Rostang',
    layout: 1,
    daysAgo: 107,
    featured: false,
    body: markup`
      <p>Il existe, dans une base de taille moyenne, quarante-trois façons d’écrire Alexandre, d’Aleksandr à Iskander. La machine doit les rapprocher toutes, sous peine de laisser passer la bonne. Ensuite, quelqu’un doit dire lesquelles désignent des personnes différentes.</p>
      <p>Le gel des avoirs est une obligation de résultat. Lorsqu’une personne est inscrite sur une liste européenne ou nationale, ses fonds doivent être bloqués sans délai, et la direction générale du Trésor informée. Aucun seuil de montant, aucune approche par les risques n’autorise à s’en dispenser. L’établissement filtre donc ses clients et ses opérations, chaque jour, contre des listes qui changent parfois le soir.</p>
      <h2>Départager</h2>
      <p>L’analyste dispose de peu d’éléments : date de naissance, lieu, nationalité, profession. Une date incomplète, limitée à l’année, complique tout. La méthode la plus sûre procède par exclusion, avec une trace : tel élément, vérifié dans telle source, rend impossible l’identité des deux personnes.</p>
      <p>Chez Tamisage, éditeur rennais, des linguistes travaillent à côté des ingénieurs. Ils savent qu’un nom russe change de terminaison au féminin, qu’un patronyme espagnol en compte deux, qu’un prénom arabe transcrit à Tunis ne s’écrit pas comme au Caire. Une règle bien choisie supprime d’un coup des milliers de rapprochements inutiles, sans en perdre un vrai. Avant toute mise en service, elle est éprouvée sur un jeu de cas connus.</p>
      <h2>Deux erreurs opposées</h2>
      <p>Bloquer un homonyme, c’est priver un innocent de son salaire. Libérer une personne sanctionnée expose l’établissement et son dirigeant. Beaucoup d’équipes se protègent de la seconde erreur en multipliant la première. Les meilleures mesurent les deux, et suivent le délai moyen de déblocage comme un indicateur de qualité.</p>
      <h2>Se former</h2>
      <p>Le métier s’apprend en quelques mois, avec de la rigueur et du goût pour les langues. Les recruteurs donnent souvent un exercice : dix couples de noms, vingt minutes, une décision motivée pour chacun. La tentation est de tout bloquer. Le correcteur, lui, compte les motifs vérifiables, et retire des points à ceux qui écrivent « par prudence ».</p>
    `,
    comments: [
      { author: 311, text: 'Linguiste de formation, j’ignorais que ce métier m’attendait. J’y suis depuis deux ans.' },
      { author: 29, text: 'Le délai de déblocage comme indicateur : nous l’avons ajouté, les plaintes ont chuté.' },
    ],
    likes: 20,
  },
  {
    title: 'Fonds durables : la nouvelle grammaire européenne',
    summary:
      'Les fameux articles 8 et 9 devaient informer, ils sont devenus des étiquettes. La Commission propose de les remplacer par trois catégories. Ce qui se prépare dans les sociétés de gestion.',
    dossier: 4,
    tags: ['finance durable', 'gestion d’actifs', 'conformité'],
    author: 'Yasmine Belhadef',
    layout: 2,
    daysAgo: 61,
    featured: false,
    body: markup`
      <p>Demandez à dix épargnants ce que signifie « article 8 ». Neuf répondront que c’est un label, et le dixième travaille dans une société de gestion. Le règlement européen sur la publication d’informations en matière de durabilité, en application depuis mars 2021, n’avait pourtant prévu que des obligations de transparence.</p>
      <p>Un fonds relevait de l’article 8 s’il promouvait des caractéristiques environnementales ou sociales, de l’article 9 s’il poursuivait un objectif d’investissement durable. Comme la définition de l’investissement durable restait ouverte, deux fonds identiques pouvaient se ranger différemment.</p>
      <h2>Trois familles proposées</h2>
      <p>En novembre 2025, la Commission a présenté une refonte. Le texte, soumis au Parlement et au Conseil, retient trois catégories : durable, transition, et une famille de base qui intègre des critères au-delà de la simple gestion du risque. Chacune supposerait qu’au moins 70 % du portefeuille suive la stratégie annoncée, avec des exclusions obligatoires. Les noms commerciaux seraient réservés aux fonds classés.</p>
      <p>Une partie du travail est déjà faite. Depuis 2025, les orientations de l’autorité européenne des marchés encadrent l’emploi de mots comme <em>durable</em> ou <em>vert</em> dans le nom des fonds, avec un seuil de 80 %. De nombreux produits ont changé de nom, d’autres ont vendu des titres.</p>
      <h2>Dans les équipes</h2>
      <p>Chez Alpage Gestion, à Annecy, Coline Vuillermoz, à la gestion des risques, a fait trier les quarante fonds de la maison selon la grille à venir. Résultat : vingt-six entreraient sans effort, neuf demanderaient de vendre quelques lignes, cinq devraient renoncer à toute mention. « Ces cinq-là sont de bons fonds. Ils n’ont pas besoin d’un adjectif », dit-elle.</p>
      <p>Le classement mobilise un trio peu habituel : le gérant, le juriste, l’analyste de données. Le premier connaît l’intention, le deuxième le texte, le troisième sait quelle information manque et depuis quand.</p>
      <p>Pour une candidature dans ce domaine, mieux vaut arriver avec un fonds réel, lu de près, et une opinion sur la catégorie où il tomberait. L’exercice prend une soirée. Il distingue nettement ceux qui suivent le sujet de ceux qui en répètent les sigles.</p>
    `,
    comments: [],
    likes: 27,
  },
  {
    title: 'Cryptoactifs : après la période de transition',
    summary:
      'Depuis le 1er juillet 2026, un agrément européen est nécessaire pour servir des clients en France. Les sociétés restantes ressemblent de plus en plus à des banques, y compris dans leurs embauches.',
    dossier: null,
    tags: ['conformité', 'supervision', 'recrutement'],
    author: 'Baptiste Corvec',
    layout: 1,
    daysAgo: 16,
    featured: false,
    body: markup`
      <p>Le directeur technique portait un sweat à capuche, la responsable du contrôle interne un tailleur. Ils partageaient le même bureau, et pendant dix-huit mois ils ont écrit ensemble deux mille pages. L’agrément est arrivé en mai.</p>
      <p>Le règlement européen sur les marchés de cryptoactifs, MiCA, s’applique entièrement depuis le 30 décembre 2024. La France avait laissé aux prestataires déjà enregistrés jusqu’au 1er juillet 2026 pour obtenir le nouvel agrément, délivré par l’AMF. Passé cette date, ceux qui ne l’ont pas doivent cesser de servir des clients ici, sauf s’ils disposent d’un agrément obtenu dans un autre État membre et valable par passeport.</p>
      <h2>Ce que l’agrément demande</h2>
      <p>Des fonds propres minimaux, des dirigeants dont la compétence et l’honorabilité sont examinées, la séparation des avoirs des clients, une procédure de réclamation, une politique de conflits d’intérêts. S’y ajoutent les exigences de DORA sur l’informatique et celles de la lutte contre le blanchiment. Depuis la fin de 2024, chaque transfert de cryptoactifs doit en outre être accompagné d’informations sur le donneur d’ordre et le bénéficiaire, comme un virement.</p>
      <p>L’agrément ne dit rien de la qualité d’un actif. Il encadre celui qui le vend ou le garde. Le risque de perdre tout ou partie de la somme investie demeure, et l’AMF le rappelle dans ses messages au public.</p>
      <h2>Un marché du travail à part, moins qu’avant</h2>
      <p>Les annonces ont changé de langue. On y demandait de la passion ; on y demande de l’expérience en contrôle permanent, en comptabilité de tiers, en audit de sécurité. Pour un responsable de la conformité ayant connu une banque, l’ordre de grandeur observé sur notre échantillon va de 65 à 80 k€.</p>
      <p>Les candidats hésitent, et ils ont raison de poser des questions. Trois réponses renseignent sur la solidité d’une maison :</p>
      <ul>
        <li>Où sont conservées les clés privées, et qui peut les utiliser seul ? La bonne réponse est « personne ».</li>
        <li>Qui valorise les actifs détenus en propre, et à quelle fréquence ?</li>
        <li>Combien de mois de charges la trésorerie couvre-t-elle, sans compter les cryptoactifs ?</li>
      </ul>
      <p>Une société agréée sait y répondre sans réunion préalable.</p>
    `,
    comments: [
      { author: 174, text: 'Passée d’une banque à un prestataire agréé : mêmes contrôles, réunions plus courtes.' },
      { author: 242, text: 'La troisième question devrait être posée dans toutes les jeunes entreprises.' },
    ],
    likes: 29,
  },
  {
    title: 'Score de crédit : quand la machine doit se justifier',
    summary:
      'Une décision automatisée ne peut pas rester muette. Le droit des données l’impose déjà, le règlement sur l’intelligence artificielle le précisera. Comment une équipe de crédit s’y prend.',
    dossier: null,
    tags: ['données', 'crédit', 'risques', 'conformité'],
    author: 'Mehdi Aubrac',
    layout: 2,
    daysAgo: 168,
    featured: false,
    body: markup`
      <p>Refusé. Le client de la Financière Ambrelle voulait payer un réfrigérateur en dix fois, et l’écran du magasin a répondu en deux secondes. Il a demandé pourquoi. Le vendeur ne savait pas.</p>
      <p>Le règlement général sur la protection des données donne à chacun le droit de ne pas être soumis à une décision entièrement automatisée qui l’affecte de manière significative, sauf exceptions, et, dans ces cas, celui d’obtenir une intervention humaine. En décembre 2023, la Cour de justice de l’Union a jugé que l’établissement d’un score peut constituer à lui seul une telle décision, lorsque le prêteur s’y fie de façon déterminante. En février 2025, elle a ajouté que la personne doit recevoir une explication intelligible de la logique suivie.</p>
      <h2>Un usage à haut risque</h2>
      <p>Le règlement européen sur l’intelligence artificielle range l’évaluation de la solvabilité des personnes parmi les usages à haut risque, la détection de la fraude mise à part. Il y attache des exigences : qualité des données, documentation, contrôle humain, journal des opérations. Le calendrier d’application a fait l’objet, en novembre 2025, d’une proposition de report. Les équipes travaillent sans attendre.</p>
      <h2>La méthode de Roubaix</h2>
      <p>Ambrelle a rebâti son score autour d’une contrainte : pouvoir donner à tout client refusé les deux motifs qui ont le plus compté, en français courant. « Ancienneté d’emploi inférieure à six mois » se comprend. « Variable comportementale 14 », non. Trente et une variables ont été supprimées parce que personne ne savait les expliquer ; la précision a baissé d’un demi-point.</p>
      <p>Chaque trimestre, un comité examine les refus par âge, par département, par type de contrat. Une différence n’est pas toujours une discrimination, mais elle doit avoir une cause connue. À deux reprises, la cause était une erreur de saisie en magasin.</p>
      <p>Les refus contestés sont relus par des analystes, qui peuvent décider autrement. Ils le font dans 9 % des cas, un chiffre que la direction surveille : proche de zéro, il signifierait que le contrôle humain n’existe que sur le papier.</p>
      <p>Cette compétence, expliquer un modèle à celui qu’il concerne, figure maintenant dans les entretiens des <a href="/emploi?keywords=analyste+donnees">analystes de données</a>.</p>
    `,
    comments: [
      { author: 63, text: 'Trente et une variables supprimées pour un demi-point : voilà un échange que je referais.' },
      { author: 188, text: 'Le taux de décisions corrigées par l’humain, excellent indicateur.' },
    ],
    likes: 33,
  },
]
