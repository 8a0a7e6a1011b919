import type { SampleArticle } from './sample-article.ts'
import { markup } from './sample-article.ts'

export const auditArticles: readonly SampleArticle[] = [
  {
    title: 'Deux associés quittent Orsel pour fonder un cabinet sans heures',
    summary:
      'Facturation au livrable, semaine de quatre jours, pas de feuille de temps : pari ou posture ? Visite d’un cabinet lyonnais de onze personnes, huit mois après son ouverture.',
    dossier: null,
    tags: ['audit', 'expertise comptable', 'recrutement'],
    author: 'Camille Rostang',
    layout: 1,
    daysAgo: 0,
    featured: true,
    body: markup`
      <p>Le tableau blanc de l’entrée porte vingt-trois noms de clients et, en face, une date. Rien d’autre. « Ici, on sait ce que l’on doit rendre et quand. Combien de temps cela prend, c’est notre problème », dit Agathe Morel en refermant la porte.</p>
      <p>Avec Simon Querel, elle a passé quinze ans chez Orsel &amp; Associés, dont quatre comme associée. Ils en sont partis sans fracas, avec l’accord de la maison et sans emporter de mandat. Leur idée tient en une phrase : une feuille de temps ne dit rien du rapport que l’on remet.</p>
      <h2>Le prix avant la mission</h2>
      <p>Chaque mission fait l’objet d’un devis ferme, découpé en livrables. Un travail supplémentaire demandé par le client donne lieu à un nouveau devis. En revanche, si l’équipe s’est trompée dans son estimation, elle en supporte le coût. Sur les vingt premières missions, sept ont dérapé, reconnaissent les fondateurs ; la marge a fondu, personne n’a travaillé le dimanche.</p>
      <p>L’exercice a une limite juridique. Pour l’audit légal, les textes imposent des diligences suffisantes, documentées, et la profession rend compte du temps passé sur ses mandats. Le cabinet garde donc une trace des travaux et de leur durée pour cette activité-là, sans l’utiliser pour évaluer les collaborateurs.</p>
      <h2>Quatre jours, mais lesquels ?</h2>
      <p>La semaine s’arrête le jeudi soir, sauf de janvier à avril. Les vendredis d’hiver sont rendus en bloc l’été. Rémunération : le niveau du marché, avec un partage d’un quart du résultat entre tous, stagiaires compris.</p>
      <blockquote><p>En entretien, je demande aux candidats ce qu’ils feraient de leurs vendredis. Ceux qui répondent « avancer » ne restent pas.</p><p><em>Simon Querel, cofondateur</em></p></blockquote>
      <p>Chez leur ancien employeur, le ton est courtois. « Nous comptons les heures pour pouvoir les rendre », répond Karim Benhaddou, chef de mission, qui rappelle que la récupération y est intégrale.</p>
      <p>Le modèle résistera-t-il à trente personnes ? Les fondateurs n’en savent rien et ne souhaitent pas dépasser vingt. Sept candidatures arrivent chaque semaine, pour deux postes ouverts cette année.</p>
    `,
    comments: [
      {
        author: 206,
        text: 'Sept missions sur vingt qui dérapent, au moins ils le disent. J’aimerais lire la suite dans deux ans.',
      },
      { author: 48, text: 'Compter les heures protège aussi les plus jeunes, ne l’oublions pas.' },
      { author: 375, text: 'Le partage avec les stagiaires, je n’avais jamais vu cela en cabinet.' },
    ],
    likes: 74,
  },
  {
    title: 'Budget d’heures : la vérité des jeunes',
    summary:
      'Faut-il noter toutes ses heures quand le budget est dépassé ? La question divise les équipes d’audit. Réponses d’auditeurs de première année, et d’une associée qui a changé d’avis.',
    dossier: 7,
    tags: ['audit', 'premier poste'],
    author: 'Sarah Lemoine',
    layout: 2,
    daysAgo: 45,
    featured: false,
    body: markup`
      <p>Lundi, 22 heures. Il reste le cycle des stocks à documenter, et le budget prévoyait de finir vendredi dernier. Nora, auditrice depuis sept mois, hésite devant son logiciel : douze heures réellement passées, huit prévues. Elle inscrit huit.</p>
      <p>Ce geste a un nom dans les cabinets : on <em>mange</em> ses heures. Personne ne le demande, beaucoup le font, par crainte de paraître lents. Une enquête menée par l’École Vauban auprès de ses anciens suggère qu’un auditeur débutant sur deux l’a fait au moins une fois par mois pendant sa première saison.</p>
      <h2>Pourquoi c’est une mauvaise idée</h2>
      <p>Pour le cabinet d’abord. Le budget de l’an prochain sera bâti sur les heures déclarées cette année : celui qui triche lègue un budget impossible à son successeur. Pour la qualité ensuite, puisqu’un cycle bâclé ressemble, dans le dossier, à un cycle rapide.</p>
      <p>Pour soi enfin. La plupart des auditeurs confirmés sont au forfait en jours, limité à 218 jours par an, avec un repos quotidien de onze heures consécutives qui s’impose à tous. L’employeur doit suivre la charge de travail. Il ne peut le faire que si on la lui montre.</p>
      <h2>Ce qui aide à dire vrai</h2>
      <ul>
        <li>Signaler le dépassement quand il commence, au tiers du budget, et non à la fin.</li>
        <li>Donner la cause : fichier reçu en retard, client absent, méthode mal comprise.</li>
        <li>Proposer un arbitrage : réduire un échantillon se décide avec le chef de mission.</li>
      </ul>
      <blockquote><p>J’ai été une excellente mangeuse d’heures. Puis j’ai construit des budgets, et j’ai compris que je mentais à celle que je deviendrais.</p><p><em>Blandine Sorel, associée, Brévannes Audit</em></p></blockquote>
      <p>Dans son équipe, elle lit désormais à voix haute, à la réunion du mercredi, les écarts de tout le monde en commençant par les siens. La première fois, le silence a duré. Au bout d’un mois, les budgets de deux cycles avaient été relevés, et un client avait accepté d’envoyer ses balances trois jours plus tôt.</p>
      <p>Nora, elle, a fini par corriger sa feuille. Son chef de mission lui a répondu d’une ligne : « Merci, je cherchais ces quatre heures depuis l’an dernier. »</p>
    `,
    comments: [
      { author: 3, text: 'La dernière phrase me parle, j’ai hérité d’un budget rongé par trois générations.' },
      { author: 119, text: 'Au tiers du budget et pas à la fin : je l’affiche demain dans la salle d’équipe.' },
      { author: 259, text: 'En cabinet depuis six mois, cet article me rassure beaucoup.' },
    ],
    likes: 61,
  },
  {
    title: 'Auditer la durabilité : ce que l’on vérifie vraiment',
    summary:
      'Empreinte carbone, accidents du travail, chaîne d’approvisionnement : les chiffres non financiers passent à leur tour devant un vérificateur. Le métier s’invente en marchant.',
    dossier: 4,
    tags: ['audit', 'finance durable', 'données'],
    author: 'Yasmine Belhadef',
    layout: 1,
    daysAgo: 33,
    featured: false,
    body: markup`
      <p>Combien de kilomètres un fournisseur de verre parcourt-il pour livrer ses bouteilles ? La réponse, chez Verreries de Brémur, existait en trois versions : celle du logiciel de transport, celle des factures, celle du rapport de l’an passé. L’auditrice a demandé laquelle servait au bilan carbone. Personne n’a su répondre tout de suite.</p>
      <p>La directive CSRD a créé cette mission nouvelle : le rapport de durabilité est certifié par un commissaire aux comptes ou un organisme tiers indépendant. L’assurance est dite <strong>limitée</strong>, c’est-à-dire que le vérificateur conclut qu’il n’a rien relevé d’anormal, sans affirmer que tout est exact.</p>
      <h2>Un périmètre resserré</h2>
      <p>Les règles ont bougé. En 2025, l’Union a repoussé de deux ans l’entrée des entreprises qui n’avaient pas encore publié, puis un accord trouvé en décembre de la même année a réservé l’obligation à celles qui dépassent 1 000 salariés et 450 M€ de chiffre d’affaires. Beaucoup de groupes moyens continuent malgré tout, à la demande de leurs banques ou de leurs clients.</p>
      <h2>Trois points d’appui</h2>
      <p>L’analyse de <strong>double matérialité</strong>, d’abord : pourquoi tel sujet est-il retenu, tel autre écarté ? Le vérificateur relit les procès-verbaux, interroge ceux qui ont coté les enjeux, cherche les absents.</p>
      <p>La chaîne de calcul, ensuite. Pour une tonne de CO2 publiée, il faut remonter à une facture d’énergie, à un facteur d’émission daté, à une formule. Un tableur sans auteur est un signal.</p>
      <p>Les textes, enfin. Un engagement de neutralité sans jalon ni budget se discute comme une provision sans justificatif.</p>
      <blockquote><p>Au premier rendez-vous, je demande une facture et le chemin qui mène à la tonne publiée. Une heure suffit pour savoir comment se passera la mission.</p><p><em>Une associée durabilité, Wasquelin &amp; Courtin</em></p></blockquote>
      <h2>Qui recrute-t-on ?</h2>
      <p>Des auditeurs financiers qui acceptent de sortir du grand livre, des ingénieurs qui acceptent de documenter. Les premiers apprennent à lire un compteur, les seconds à écrire une feuille de travail. Les cabinets proposent souvent des équipes mixtes ; demandez en entretien qui signe, et qui forme l’autre.</p>
      <p>Chez Brémur, la bonne version était celle des factures. L’écart, 6 %, a été corrigé et expliqué dans le rapport.</p>
    `,
    comments: [
      {
        author: 166,
        text: 'Nous continuons volontairement à quatre cents salariés : notre banque le demande dans sa notation.',
      },
      {
        author: 72,
        text: 'Les procès-verbaux de double matérialité sont souvent la pièce la plus instructive du dossier.',
      },
    ],
    likes: 28,
  },
  {
    title: 'Inventaire physique : compter des flacons à six heures du matin',
    summary:
      'Tout auditeur débutant y passe. Assister à un inventaire paraît simple ; bien le faire demande une méthode, de bonnes chaussures et l’art de poser une question au cariste.',
    dossier: 7,
    tags: ['audit', 'premier poste', 'stages'],
    author: 'Baptiste Corvec',
    layout: 2,
    daysAgo: 9,
    featured: false,
    body: markup`
      <p>Le parking est noir, l’entrepôt glacé, le café servi dans des gobelets qui brûlent. À l’usine de Chartres, Cosmétiques Ysaline a arrêté ses lignes pour compter quatre millions de flacons. L’auditeur, lui, n’en comptera que quelques milliers. Le travail commence pourtant bien avant.</p>
      <h2>La veille</h2>
      <p>Lire la procédure d’inventaire et repérer ce qui coûte cher : 5 % des références font souvent 70 % de la valeur. Demander le plan de l’entrepôt, les stocks détenus chez des tiers, la liste des mouvements autorisés pendant le comptage. Choisir un échantillon dans les deux sens, ce qui est décisif.</p>
      <ul>
        <li><strong>De la liste vers le rayon</strong>, pour vérifier que ce qui est inscrit existe.</li>
        <li><strong>Du rayon vers la liste</strong>, pour vérifier que ce qui existe est inscrit.</li>
      </ul>
      <h2>Sur place</h2>
      <p>Les équipes comptent à deux, sans connaître la quantité théorique. Un tiers recompte en cas d’écart. L’auditeur observe, refait des sondages, note les numéros des dernières étiquettes utilisées et des derniers bons d’entrée et de sortie : ils serviront à contrôler la séparation des exercices.</p>
      <p>Il regarde aussi ce qui ne se compte pas. Une palette poussiéreuse, un carton au parfum abandonné il y a deux ans, une zone « à retoucher » qui n’en finit pas : autant d’indices de dépréciation.</p>
      <blockquote><p>Je demande toujours au cariste quelle allée il n’ouvre jamais. Il y en a une dans chaque entrepôt.</p><p><em>Karim Benhaddou, Orsel &amp; Associés</em></p></blockquote>
      <h2>Après</h2>
      <p>La feuille de travail se rédige le jour même, avec les photographies, les écarts et leur explication. Un comptage juste mal documenté ne vaut rien six mois plus tard, quand le stock final paraît trop beau.</p>
      <p>Les débutants s’inquiètent de déranger. Ils ont tort : le magasinier préfère une question précise à une présence muette. L’erreur classique est ailleurs. Elle consiste à suivre la personne qui guide, donc à ne voir que les allées qu’elle aime montrer.</p>
      <p>Ce matin-là, la deux cent douzième référence manquait de quarante cartons. Ils étaient dans le camion parti la veille, facturés le lendemain. Bien trouvé, pour un premier inventaire.</p>
    `,
    comments: [
      { author: 284, text: 'L’allée qu’on n’ouvre jamais : chez nous c’était la 14, pleine de calendriers de 2019.' },
      { author: 37, text: 'Premier inventaire la semaine prochaine, merci pour le sondage dans les deux sens.' },
    ],
    likes: 40,
  },
  {
    title: 'Circularisation : la lettre qui démasque',
    summary:
      'Demander au banquier, au client, au fournisseur de confirmer un solde : la plus vieille procédure d’audit reste l’une des plus efficaces contre la fraude, à condition d’en garder la main.',
    dossier: 5,
    tags: ['audit', 'fraude'],
    author: 'Mehdi Aubrac',
    layout: 1,
    daysAgo: 124,
    featured: false,
    body: markup`
      <p>Le solde bancaire était juste au centime. Le papier à en-tête aussi. L’adresse électronique, en revanche, se terminait par un nom de domaine acheté onze jours plus tôt. Sans ce détail, deux millions d’euros imaginaires seraient entrés dans les comptes d’une filiale.</p>
      <p>La confirmation directe, que le métier appelle circularisation, consiste à interroger un tiers sur ce qu’il sait : solde d’un compte, créance, litige, stock en dépôt. La réponse doit revenir à l’auditeur sans passer par l’entreprise contrôlée. Tout repose sur cette condition, et c’est elle que les fraudeurs attaquent.</p>
      <h2>Garder la main</h2>
      <p>L’auditeur choisit lui-même les tiers, vérifie leurs coordonnées par une source indépendante, envoie et reçoit. Si l’entreprise insiste pour « faciliter l’envoi », il note l’insistance. Si la direction refuse une confirmation, il demande pourquoi, évalue le motif et cherche une preuve équivalente.</p>
      <p>Les plateformes de confirmation bancaire ont réduit le risque et les délais. Elles n’ont pas supprimé les petites banques étrangères, les cabinets d’avocats lents et les clients qui ne répondent jamais.</p>
      <h2>Quand le silence s’installe</h2>
      <p>Une relance, deux, puis des procédures de remplacement : encaissements postérieurs à la clôture, bons de livraison signés, commandes. L’absence de réponse ne prouve rien. Une réponse trop rapide non plus, mais elle mérite un appel au standard, dont le numéro aura été trouvé ailleurs que dans le courrier.</p>
      <blockquote><p>Un faux est presque toujours parfait au milieu. C’est sur les bords qu’il faut regarder : l’enveloppe, l’heure d’envoi, la signature du courriel.</p><p><em>Un auditeur de Lissandre Audit</em></p></blockquote>
      <h2>Former l’œil</h2>
      <p>Lissandre Audit, à Marseille, organise chaque automne un exercice. Les débutants reçoivent vingt confirmations, dont trois fabriquées par les anciens. La moitié des participants en repère deux, un sur dix les trois. L’an dernier, la plus discrète était une lettre parfaitement authentique, envoyée par un fournisseur qui n’existait plus depuis mars.</p>
      <p>Lorsqu’il découvre un fait délictueux, le commissaire aux comptes le révèle au procureur de la République : cette obligation, propre au métier, n’attend pas que le montant soit certain.</p>
    `,
    comments: [
      {
        author: 199,
        text: 'L’exercice de Marseille, j’en avais repéré un sur trois. On ne regarde plus jamais une enveloppe pareil.',
      },
    ],
    likes: 23,
  },
  {
    title: 'De l’audit à l’entreprise : réussir la bascule',
    summary:
      'Après quatre ou cinq saisons, la plupart des auditeurs partent. Les postes qui les attendent ne se ressemblent pas, et les erreurs de choix se voient dès la première clôture.',
    dossier: null,
    tags: ['audit', 'mobilité', 'contrôle de gestion'],
    author: 'Camille Rostang',
    layout: 2,
    daysAgo: 78,
    featured: false,
    body: markup`
      <p>« En cabinet, je trouvais les erreurs. Le premier mois en entreprise, c’est moi qui les faisais. » Aminata Diarra, chef de mission à Lyon, a collecté les récits de vingt anciens collègues avant de réfléchir à son propre départ. Elle en a tiré une carte des sorties, qu’elle a bien voulu partager.</p>
      <h2>La consolidation, sortie naturelle</h2>
      <p>On y retrouve les normes, le calendrier et les liasses. Le confort est trompeur : il faut produire, pas relire. Les meilleurs passages se font dans un groupe de dix à trente filiales, assez petit pour connaître chacune.</p>
      <h2>Le contrôle de gestion, sortie désirée</h2>
      <p>L’auditeur connaît le passé ; le contrôleur parle du mois prochain. Ceux qui réussissent ont accepté d’apprendre un métier d’exploitation, l’usine, le magasin, le chantier. Ceux qui échouent envoyaient de très beaux tableaux à des gens qui ne les ouvraient pas.</p>
      <h2>L’audit interne, sortie prudente</h2>
      <p>Même méthode, un seul client, des déplacements. On y gagne une vue d’ensemble et un accès aux directeurs. On risque d’y rester, si l’on n’a pas convenu d’une date de mobilité.</p>
      <h2>La direction financière de PME, sortie risquée</h2>
      <p>Trésorerie, paie, assurance, informatique : tout arrive sur le même bureau. La rémunération fixe progresse peu, l’autonomie beaucoup. Demandez à voir le prévisionnel de trésorerie avant d’accepter. S’il n’existe pas, vous venez de découvrir votre premier chantier.</p>
      <blockquote><p>Le titre m’a trompée. J’ai choisi un intitulé, il fallait choisir un patron.</p><p><em>Une ancienne auditrice, devenue responsable de la consolidation</em></p></blockquote>
      <p>Le moment compte aussi. Partir après trois saisons fait perdre l’expérience de chef de mission, très demandée ; attendre la septième referme les postes opérationnels. Sur notre échantillon d’offres, la hausse de fixe à la sortie se situe en ordre de grandeur entre 8 et 15 %, pour un volume d’heures souvent inférieur.</p>
      <p>Dernier conseil des vingt : ne partez pas chez un client à la veille de sa clôture. L’indépendance vous oblige à prévenir le cabinet dès les premières discussions, et la courtoisie à finir le dossier.</p>
    `,
    comments: [
      {
        author: 230,
        text: 'Choisir un patron plutôt qu’un intitulé, voilà ce que j’aurais voulu lire il y a trois ans.',
      },
      { author: 91, text: 'Sortie par l’audit interne, avec une date de mobilité écrite. Elle a été tenue.' },
    ],
    likes: 43,
  },
  {
    title: 'Facture électronique : le cabinet comptable après la saisie',
    summary:
      'Depuis le 1er septembre 2026, toutes les entreprises doivent pouvoir recevoir des factures électroniques. Dans les cabinets, la saisie recule et une question demeure : que vend-on à la place ?',
    dossier: null,
    tags: ['expertise comptable', 'données', 'formation'],
    author: 'Théo Fabrègues',
    layout: 1,
    daysAgo: 38,
    featured: false,
    body: markup`
      <p>Dans le couloir du Cabinet Sologny, à Orléans, les bannettes ont disparu au printemps. Restent une plante et un panneau : « Ici travaillaient quatre mille factures par mois. »</p>
      <p>La réforme s’est mise en place en deux temps. Depuis le 1er septembre 2026, toute entreprise assujettie à la TVA doit pouvoir recevoir ses factures par une plateforme agréée ; les grandes et les entreprises de taille intermédiaire doivent aussi les émettre ainsi. Les PME et les microentreprises suivront, pour l’émission, le 1er septembre 2027.</p>
      <h2>Ce qui disparaît, ce qui apparaît</h2>
      <p>La saisie manuelle s’efface, la relance des pièces manquantes aussi. Apparaît un flux quotidien, fait de factures structurées et de statuts : déposée, refusée, encaissée. Le comptable ne court plus après l’information, il la surveille. Un taux de TVA incohérent, un doublon, un fournisseur inconnu se voient le jour même.</p>
      <p>Chez Facturelle, éditeur nantais, on observe que les rejets viennent à 80 % de données de base : un numéro Siren erroné, une adresse de facturation absente de l’annuaire. Nettoyer le fichier des tiers est devenu une mission à part entière, facturée comme telle.</p>
      <h2>De la tenue au pilotage</h2>
      <p>Que proposer quand l’écriture se passe toute seule ? Sologny a formé ses trente collaborateurs à un rendez-vous trimestriel de quarante-cinq minutes, bâti sur trois chiffres seulement : trésorerie à huit semaines, délai moyen d’encaissement, marge par activité. Les clients associatifs, majoritaires ici, demandent en plus le suivi des subventions.</p>
      <blockquote><p>Au premier rendez-vous, j’ai parlé de TVA pendant deux heures. Au troisième, le président m’a demandé s’il pouvait embaucher.</p><p><em>Une collaboratrice, Cabinet Sologny</em></p></blockquote>
      <p>La bascule se voit dans les recrutements. Les annonces d’assistant de saisie reculent ; celles de collaborateur polyvalent et de <a href="/emploi?keywords=collaborateur+comptable">responsable de dossiers</a> progressent, avec un vocabulaire neuf, paramétrage, contrôle de flux, conseil de gestion.</p>
      <p>Un point de vigilance : la plateforme transmet des données à l’administration, elle ne tient pas la comptabilité. L’archivage, la piste d’audit et la cohérence des déclarations restent de la responsabilité de l’entreprise, et de celui qui l’accompagne.</p>
    `,
    comments: [
      { author: 312, text: 'Le nettoyage des tiers nous a pris l’été, mais les rejets ont fondu.' },
      { author: 58, text: 'Quarante-cinq minutes et trois chiffres, c’est exactement ce que mes clients retiennent.' },
    ],
    likes: 34,
  },
]
