import type { SampleArticle } from './sample-article.ts'
import { markup } from './sample-article.ts'

export const remunerationArticles: readonly SampleArticle[] = [
  {
    title: 'Analystes crédit : la fin de la retenue salariale',
    summary:
      'Sur notre échantillon d’offres, les fixes progressent désormais plus vite en analyse crédit qu’en audit. Les banques régionales tirent le mouvement, et les candidats commencent à le savoir.',
    dossier: 0,
    tags: ['salaires', 'crédit', 'recrutement'],
    author: 'Jeanne Vautrin',
    layout: 1,
    daysAgo: 4,
    featured: true,
    body: markup`
      <p>Pendant dix ans, l’analyste crédit a été augmenté au rythme de l’inflation, sans éclat ni débauchage. Cette discrétion prend fin. Dans l’échantillon d’offres suivi par Florin, l’ordre de grandeur d’un fixe d’analyste confirmé en Île-de-France tourne autour de 51 k€ bruts par an, contre un peu moins de 48 k€ un an plus tôt. L’audit, longtemps mieux payé à ancienneté égale, avance deux fois moins vite.</p>
      <p>Deux causes se superposent. Les dossiers à surveiller se sont multipliés dans les portefeuilles de PME, et chaque restructuration mobilise un analyste pendant des semaines. Les règles de solvabilité issues de Bâle III, ensuite, demandent de justifier ligne à ligne la note donnée à un emprunteur : un travail que l’on ne confie pas à un stagiaire.</p>
      <h2>Brest a bougé la première</h2>
      <p>La Banque des Abers a relevé de 4 000 € le salaire d’entrée de ses analystes. À Nancy, la Banque Lorvaine a préféré une prime de fidélité versée au bout de vingt-quatre mois. Les deux formules répondent au même constat : un candidat formé reçoit trois propositions avant la fin de sa période d’essai.</p>
      <blockquote><p>Un analyste qui sait dire non, calmement, devant un comité : voilà ce qui est devenu rare.</p><p><em>Claire Estève, directrice des crédits, Banque Valmont</em></p></blockquote>
      <h2>Ce qui se négocie vraiment</h2>
      <p>La grille fixe la base ; le reste se discute. Selon les recruteurs que nous avons interrogés, l’argument qui porte le mieux tient dans un chiffre : le nombre de dossiers présentés soi-même en comité, avec leur montant moyen. Vient ensuite la connaissance d’un secteur difficile, comme le bâtiment ou la restauration.</p>
      <ul>
        <li>Demandez si le variable dépend du coût du risque de la banque ou de votre seule activité.</li>
        <li>Faites préciser la délégation : signer jusqu’à 250 000 € n’est pas le même métier que préparer des notes.</li>
        <li>Vérifiez à quelle date tombe la prochaine revue salariale, sinon l’augmentation promise attendra dix-huit mois.</li>
      </ul>
      <p>Reste la durée du mouvement. Une détente des défaillances ferait retomber la pression sur les embauches, mais une grille relevée redescend rarement. Les <a href="/emploi?keywords=analyste+credit">offres d’analyste crédit</a> affichent aujourd’hui une fourchette dans près de deux cas sur trois.</p>
    `,
    comments: [
      {
        author: 17,
        text: 'Même constat à Lyon : deux collègues partis en banque régionale ce trimestre, à cinq mille euros de plus.',
      },
      {
        author: 203,
        text: 'La délégation change tout. J’ai accepté un fixe un peu plus bas pour pouvoir signer seule, et je ne le regrette pas.',
      },
      {
        author: 88,
        text: 'Il faudrait aussi parler des horaires d’arrêté trimestriel, qui n’apparaissent dans aucune fourchette.',
      },
    ],
    likes: 78,
  },
  {
    title: 'Luxembourg ou Paris : le calcul complet',
    summary:
      'Un brut plus élevé de l’autre côté de la frontière ne suffit pas à décider. Impôt, logement, trajet, télétravail, retraite : les lignes à poser avant de répondre à une proposition.',
    dossier: 0,
    tags: ['salaires', 'luxembourg', 'mobilité'],
    author: 'Gauthier Wellens',
    layout: 2,
    daysAgo: 31,
    featured: false,
    body: markup`
      <p>Soixante-deux mille euros à Luxembourg, cinquante et un mille à Paris, pour le même poste de comptable de fonds : l’exemple vient d’un lecteur, qui demandait s’il devait hésiter. Oui, et voici pourquoi.</p>
      <h2>Ce que le brut ne dit pas</h2>
      <p>Au Luxembourg, l’impôt est retenu à la source selon une classe qui dépend de la situation de famille ; un célibataire sans enfant et un couple avec deux enfants n’obtiennent pas du tout le même net. Le résident français imposé au Luxembourg déclare aussi ce salaire en France, où la convention fiscale neutralise l’essentiel de la double imposition mais où le revenu étranger peut peser sur le taux appliqué aux autres revenus du foyer.</p>
      <p>Le logement vient ensuite. Vivre à Metz ou à Thionville coûte moins cher que Paris ; vivre à Luxembourg-Ville, non. Entre les deux, un trajet quotidien d’une heure, parfois davantage un jour de pluie sur l’autoroute.</p>
      <h2>Le télétravail, compté en jours</h2>
      <p>Le frontalier résidant en France peut travailler jusqu’à trente-quatre jours par an hors du Luxembourg sans que son salaire y perde son régime fiscal. Au-delà, les jours passés chez lui deviennent imposables en France dès le premier. La sécurité sociale suit une autre règle : l’accord-cadre européen permet de rester affilié au pays de l’employeur tant que le télétravail dans le pays de résidence demeure inférieur à la moitié du temps.</p>
      <blockquote><p>Le premier mois, tout le monde compare les bulletins. Au bout d’un an, on compare les heures de train.</p><p><em>Joana Teixeira, Alzenne Fund Services</em></p></blockquote>
      <h2>La colonne oubliée</h2>
      <p>La retraite se calculera dans deux pays, chacun pour sa part de carrière. Les allocations familiales relèvent en principe du pays d’emploi. Quant au chômage, il est indemnisé par le pays de résidence, sur la base du dernier salaire étranger, ce que peu de candidats savent.</p>
      <p>Notre lecteur a posé l’opération : une fois retirés l’impôt, un abonnement de train et un loyer messin, l’écart de onze mille euros bruts laissait environ quatre cents euros par mois. Il a dit oui, pour une autre raison : l’équipe proposait de passer de la comptabilité au contrôle des valorisations en deux ans.</p>
    `,
    comments: [
      { author: 41, text: 'Merci pour les trente-quatre jours, mon employeur parlait encore de vingt-neuf.' },
      { author: 356, text: 'À Arlon le calcul est encore différent, un article sur le cas belge serait bienvenu.' },
    ],
    likes: 64,
  },
  {
    title: 'Ce que paie vraiment un bonus différé',
    summary:
      'Annoncé à 120 000 €, versé à 36 000 € la première année, le reste étalé ou bloqué : comment lire la lettre de rémunération variable d’une banque quand on est classé preneur de risques.',
    dossier: 0,
    tags: ['salaires', 'banque', 'risques'],
    author: 'Jeanne Vautrin',
    layout: 1,
    daysAgo: 66,
    featured: false,
    body: markup`
      <p>Prenons une lettre que nous avons eue sous les yeux. Elle annonce 120 000 € de variable à un structureur de la Banque Hautecourbe. Il en touchera 36 000 en numéraire au printemps. Où est passé le reste ?</p>
      <p>La réponse tient à la directive européenne sur les fonds propres, la même qui encadre les ratios des banques. Elle impose un régime particulier aux preneurs de risques, c’est-à-dire aux salariés dont les décisions pèsent sur le profil de l’établissement. Pour eux, au moins 40 % du variable est différé, 60 % quand le montant est particulièrement élevé, sur quatre ans au minimum. La moitié de l’ensemble, enfin, est versée en actions ou en instruments liés à la valeur de la banque, bloqués quelque temps.</p>
      <h2>Refaire l’addition</h2>
      <p>Dans notre exemple, 40 % partent en différé, soit 48 000 €. Les 72 000 € restants se partagent en deux : 36 000 en numéraire, 36 000 en instruments que l’on ne peut vendre avant un an. La part différée suit le même partage, par quarts.</p>
      <h2>Malus et reprise</h2>
      <p>Le différé reste conditionnel. Le <strong>malus</strong> réduit une tranche qui n’est pas encore versée, par exemple si l’activité a perdu de l’argent ou si le salarié a enfreint une règle. La <strong>reprise</strong> va plus loin : elle permet de réclamer une somme déjà payée, dans les cas de faute grave décrits par la politique de rémunération.</p>
      <p>Un plafond s’ajoute : le variable ne dépasse pas le fixe, ou deux fois le fixe si l’assemblée générale l’a voté. Les petits montants échappent à l’étalement : la règle ne joue pas quand le variable reste sous 50 000 € et sous le tiers de la rémunération totale.</p>
      <h2>À demander avant de signer</h2>
      <ul>
        <li>Suis-je classé preneur de risques, et qui me le notifie chaque année ?</li>
        <li>Que deviennent les tranches si je démissionne, si je suis licencié, si je pars en retraite ?</li>
        <li>Sur quel indice les instruments sont-ils valorisés ?</li>
      </ul>
      <p>La question du départ est la plus coûteuse. Certaines maisons conservent les droits d’un démissionnaire, d’autres les annulent, et un nouvel employeur ne rachète le différé perdu que s’il tient beaucoup à vous.</p>
    `,
    comments: [
      {
        author: 129,
        text: 'J’ai perdu deux tranches en partant. Personne ne m’avait dit que la clause se négociait à l’entrée.',
      },
      {
        author: 12,
        text: 'Explication très claire du partage entre numéraire et instruments, je la garde pour mon équipe.',
      },
    ],
    likes: 51,
  },
  {
    title: 'Variable : lire la formule avant de signer',
    summary:
      'Objectifs, seuil de déclenchement, plafond, date de présence : quatre lignes d’un avenant décident d’un mois et demi de salaire. Lecture commentée d’une clause ordinaire.',
    dossier: 0,
    tags: ['salaires', 'négociation', 'recrutement'],
    author: 'Camille Rostang',
    layout: 2,
    daysAgo: 118,
    featured: false,
    body: markup`
      <p>« Une part variable pouvant atteindre 12 % du fixe, selon l’atteinte d’objectifs individuels et collectifs. » La phrase figure, à quelques mots près, dans des milliers de contrats de la finance. Elle ne promet rien de précis.</p>
      <p>Le verbe d’abord. <em>Pouvant atteindre</em> désigne un plafond ; la cible, elle, n’est pas écrite. Dans un groupe industriel où nous avons pu consulter les versements, la cible du contrôleur de gestion était à 8 % et la moyenne payée à 6,5 %. Demander « combien a touché la personne qui occupait ce poste ? » reste la question la plus utile d’un entretien.</p>
      <h2>Le seuil, ce détail</h2>
      <p>Beaucoup de formules ne versent rien sous 80 % de l’objectif, puis montent par paliers. Un résultat à 79 % et un résultat à 81 % se ressemblent, leurs paies non. Une échelle continue est plus juste et s’obtient parfois.</p>
      <p>Regardez ensuite le poids du collectif. Un variable assis pour moitié sur le résultat du groupe récompense surtout la conjoncture. Cela peut convenir à qui cherche la stabilité ; un commercial y perdra son levier.</p>
      <h2>Quand les objectifs arrivent en mai</h2>
      <p>Le salarié doit connaître ses objectifs en début de période, dans une langue qu’il comprend, et ils doivent être réalisables. Les juges le rappellent régulièrement : des objectifs fixés unilatéralement et communiqués trop tard ne sont pas opposables au salarié. Gardez donc une trace datée de leur remise.</p>
      <blockquote><p>J’écris à mon responsable le 15 janvier : voici ce que j’ai compris de mes objectifs. Deux fois sur trois, il corrige, et nous nous épargnons une année de malentendus.</p><p><em>Romain Sénac, Groupe Castelnaud</em></p></blockquote>
      <p>Dernier point, la condition de présence. Une clause peut lier le versement d’une prime à la présence à une certaine date, mais elle ne peut priver d’une rémunération déjà acquise par le travail accompli. La nuance se plaide, il vaut mieux l’éviter : faites écrire que le variable est dû au prorata en cas de départ.</p>
      <p>Et relisez la clause après une promotion : le nouveau poste change le pourcentage, rarement les critères.</p>
    `,
    comments: [{ author: 301, text: 'J’ai essayé le courriel de janvier cette année. Mon responsable m’a remercié.' }],
    likes: 33,
  },
  {
    title: 'Afficher la fourchette : ce que la transparence change en entretien',
    summary:
      'La directive européenne sur la transparence des rémunérations oblige à parler d’argent plus tôt. Candidats et recruteurs apprennent une conversation qu’ils remettaient à la fin.',
    dossier: 0,
    tags: ['salaires', 'entretien', 'égalité', 'recrutement'],
    author: 'Sarah Lemoine',
    layout: 1,
    daysAgo: 52,
    featured: false,
    body: markup`
      <p>« Et vous, quelles sont vos prétentions ? » La question ouvrait la négociation ; elle pourrait la fermer. La directive (UE) 2023/970, que les États devaient transposer pour le 7 juin 2026, renverse l’ordre des aveux : l’employeur indique la rémunération de départ ou sa fourchette avant l’entretien, et il n’a plus à demander ce que gagnait le candidat.</p>
      <p>À la Mutuelle Tisserande, on n’a pas attendu. Depuis dix-huit mois, chaque offre porte un minimum et un maximum, avec un écart de 15 % au plus. « La première semaine, des salariés en poste sont venus demander pourquoi ils étaient sous le minimum », raconte Nathalie Wibaut, directrice des ressources humaines. Il a fallu corriger quarante situations avant de pouvoir recruter sereinement.</p>
      <h2>Une fourchette n’est pas une promesse</h2>
      <p>Le haut de la fourchette rémunère celui ou celle qui sait déjà tout faire. Annoncer d’emblée le maximum, sans le justifier, fait perdre du crédit. Mieux vaut situer son expérience : tel logiciel maîtrisé, tant de clôtures menées, un encadrement réel. Le recruteur n’a plus qu’à placer le curseur.</p>
      <p>Attention aux fourchettes trop larges. De 38 à 60 k€, une offre décrit deux métiers ; demandez lequel est à pourvoir.</p>
      <h2>Après l’embauche</h2>
      <p>Le texte donne aussi des droits en cours de contrat. Un salarié peut demander le niveau moyen de rémunération, ventilé par sexe, des personnes qui font un travail de même valeur. Les entreprises d’au moins cent salariés publient leurs écarts ; lorsqu’un écart de 5 % ou plus reste inexpliqué dans une catégorie, une évaluation conjointe avec les représentants du personnel devient nécessaire.</p>
      <blockquote><p>La transparence coûte cher une fois, l’année où l’on range. Ensuite elle fait gagner trois semaines par recrutement.</p><p><em>Nathalie Wibaut, Mutuelle Tisserande</em></p></blockquote>
      <p>Les recruteurs hésitants avancent la crainte d’informer la concurrence. Elle s’affaiblit : sur notre échantillon, une offre avec fourchette reçoit, en ordre de grandeur, un tiers de candidatures de plus qu’une offre muette, et moins de désistements au dernier tour.</p>
    `,
    comments: [
      { author: 77, text: 'En cabinet on me demande encore mes trois derniers bulletins. Bon à savoir.' },
      { author: 244, text: 'Nous avons publié nos fourchettes en mars : deux semaines de questions, puis plus rien.' },
    ],
    likes: 46,
  },
  {
    title: 'Intéressement, participation, prime : trois mots, trois régimes',
    summary:
      'Ils tombent au printemps, se ressemblent sur le bulletin et ne suivent pas les mêmes règles. Petit guide pour comparer deux offres sans se tromper de colonne.',
    dossier: null,
    tags: ['salaires', 'négociation'],
    author: null,
    layout: 2,
    daysAgo: 149,
    featured: false,
    body: markup`
      <p>Dans la finance, l’épargne salariale peut représenter plus d’un mois de salaire. Elle figure pourtant en dernière ligne des offres, entre la mutuelle et les titres-restaurant. Voici comment la lire.</p>
      <h2>La participation, obligatoire</h2>
      <p>Elle revient aux salariés des entreprises d’au moins cinquante personnes qui dégagent un bénéfice suffisant. Une formule légale sert de plancher ; un accord peut faire mieux. Une société holding très rentable et une caisse coopérative n’y donneront pas le même résultat.</p>
      <h2>L’intéressement, négocié</h2>
      <p>Facultatif, il dépend d’un accord conclu pour un à cinq ans et de critères propres à l’entreprise : résultat, délai de traitement, satisfaction des clients. Lisez l’accord, il est communiqué à tout nouvel embauché. Un critère simple se suit chaque mois ; une formule à six variables ne se comprend qu’après coup.</p>
      <h2>La prime de partage de la valeur, ponctuelle</h2>
      <p>L’employeur la décide pour l’année, sans engagement pour la suivante. Elle ne doit pas remplacer un élément de salaire. Dans les entreprises de onze à quarante-neuf salariés durablement bénéficiaires, un dispositif de partage de la valeur est devenu obligatoire à titre expérimental depuis le 1er janvier 2025 : cette prime est l’une des façons d’y répondre.</p>
      <h2>Toucher ou placer</h2>
      <p>Perçues immédiatement, participation et intéressement s’ajoutent au revenu imposable. Placées sur un plan d’épargne d’entreprise, ces sommes échappent à l’impôt sur le revenu, en échange d’un blocage de cinq ans. Les prélèvements sociaux restent dus. Les cas de déblocage anticipé sont listés par la loi : achat de la résidence principale, mariage, fin du contrat, entre autres.</p>
      <p>L’abondement mérite une question à part. Quand l’employeur ajoute 100 % jusqu’à 500 € versés, ne rien placer revient à laisser la somme sur la table.</p>
      <p>Pour comparer deux propositions, demandez les montants versés au cours des trois derniers exercices, en pourcentage du salaire annuel. Un recruteur sérieux les connaît. S’il ne cite que la meilleure année, faites comme les analystes : prenez la moyenne.</p>
    `,
    comments: [],
    likes: 22,
  },
  {
    title: 'Après un congé maternité, l’augmentation que l’on oublie',
    summary:
      'La loi garantit un rattrapage salarial au retour. Encore faut-il qu’il soit calculé sur la bonne population, et que le variable ne disparaisse pas au passage.',
    dossier: 3,
    tags: ['égalité', 'salaires'],
    author: 'Yasmine Belhadef',
    layout: 1,
    daysAgo: 87,
    featured: false,
    body: markup`
      <p>Elle était vendeuse de produits de taux, elle avait trois ans de maison et un portefeuille de quarante clients. À son retour, le portefeuille avait été réparti « provisoirement ». L’augmentation générale avait été versée, l’individuelle non : personne n’avait rempli son évaluation, puisqu’elle n’était pas là.</p>
      <p>Le code du travail répond pourtant à ce cas. Au retour d’un congé de maternité, la rémunération est majorée des augmentations générales et de la <strong>moyenne des augmentations individuelles</strong> accordées pendant l’absence aux salariés de la même catégorie professionnelle. La règle vaut aussi pour le congé d’adoption. Elle compte dans l’index de l’égalité professionnelle : une entreprise qui l’oublie pour une seule salariée perd tous les points de cet indicateur.</p>
      <h2>La bonne catégorie</h2>
      <p>Toute la difficulté se cache dans le mot « catégorie ». En salle de marché, rattacher une vendeuse à l’ensemble des cadres du siège donne une moyenne faible. La comparer à ses collègues de même métier et de même niveau change le résultat du simple au double. Demandez par écrit quelle population a servi au calcul.</p>
      <h2>Le variable, angle mort</h2>
      <p>Aucune règle aussi nette n’existe pour la prime annuelle. Les usages varient :</p>
      <ul>
        <li>prorata du temps de présence, sur des objectifs réduits d’autant ;</li>
        <li>maintien de la prime de l’année précédente ;</li>
        <li>moyenne de l’équipe, pratiquée par quelques sociétés de gestion.</li>
      </ul>
      <p>Chez Maison Tercet, un accord prévoit depuis deux ans que le portefeuille est confié à un remplaçant désigné et rendu au retour, avec un entretien un mois avant. « Nous avons perdu deux très bonnes gérantes avant de comprendre que le sujet était là », reconnaît la direction des ressources humaines.</p>
      <blockquote><p>J’ai demandé le calcul par courriel, avec la liste des augmentations de ma catégorie. Il a été refait en dix jours.</p><p><em>Une vendeuse de produits de taux</em></p></blockquote>
      <p>Un entretien doit être proposé au retour. Arrivez-y avec trois documents : votre dernière évaluation, la liste des clients suivis au départ, le courrier qui demandait le détail de l’augmentation.</p>
    `,
    comments: [
      {
        author: 64,
        text: 'Refait aussi chez nous après un courriel poli aux ressources humaines. Cela valait six mois d’attente.',
      },
      { author: 318, text: 'L’entretien un mois avant le retour devrait exister partout, pour les pères aussi.' },
      { author: 5, text: 'Utile, merci. Le point sur la catégorie m’avait complètement échappé.' },
    ],
    likes: 57,
  },
]
