/** What invented members say of invented companies: stars, and why. */
export type SampleReview = readonly [stars: 1 | 2 | 3 | 4 | 5, text: string]

/** Of the company that the demonstration recruits for. */
export const ofOwnCompany: SampleReview[] = [
  [
    5,
    'Trois ans aux engagements. On présente ses dossiers soi-même en comité dès la première année, et un refus bien argumenté est respecté. Les horaires restent raisonnables hors arrêtés trimestriels.',
  ],
  [
    4,
    'Process clair\u202f: un appel, une étude de cas d’une heure, puis deux entretiens la même semaine. Réponse en huit jours. Seul bémol, la fourchette de salaire n’est donnée qu’au dernier entretien.',
  ],
  [
    4,
    'Bonne école pour qui débute\u202f: un référent, des formations IFRS payées, du temps pour apprendre. L’outil de notation date et fait perdre une heure par jour.',
  ],
  [
    3,
    'Équipe soudée et directeur accessible, mais les augmentations se jouent à 2 % et les promotions attendent qu’un poste se libère. À prendre pour trois ou quatre ans.',
  ],
  [
    5,
    'Je n’ai pas été retenu et je recommande quand même\u202f: retour détaillé par téléphone, points forts et points à travailler. Cela ne m’était arrivé nulle part ailleurs.',
  ],
  [
    4,
    'Deux jours de télétravail tenus sans discussion, un vrai droit à la déconnexion. La restauration d’entreprise est bonne, les bureaux du quatrième beaucoup moins.',
  ],
  [
    2,
    'Le poste annoncé parlait d’analyse, j’ai surtout relancé des pièces manquantes pendant huit mois. Les collègues sont charmants, la fiche de poste l’était trop.',
  ],
  [
    4,
    'Reconversion depuis l’audit\u202f: on m’a laissé six mois pour prendre mes marques et personne ne me l’a reproché. Le réseau d’agences est écouté, ce qui est rare au siège.',
  ],
  [
    5,
    'Alternance de deux ans au contrôle permanent, embauche à la clé. Mon tuteur avait du temps réservé pour moi chaque vendredi, et il le tenait.',
  ],
  [
    3,
    'Entretiens agréables mais quatre au total, avec des questions qui se répètent. On sent que les équipes ne se parlent pas avant de vous recevoir.',
  ],
  [
    4,
    'Une banque qui dit non aux dossiers douteux, même quand le commercial insiste. Comme analyste, c’est ce que je cherchais. La mobilité interne est réelle mais lente.',
  ],
  [
    5,
    'Retour de congé maternité préparé avec ma responsable, portefeuille gardé, augmentation versée comme aux autres. Je ne pensais pas devoir l’écrire, mais cela compte.',
  ],
]

/** Of three more that have enough of them: a bank, an investor, an insurer. */
export const ofOthers: SampleReview[][] = [
  [
    [
      4,
      'Bonne ambiance à l’inspection et dossiers variés. Les déplacements sont nombreux, une semaine sur trois, et mieux vaut le savoir avant de signer.',
    ],
    [
      3,
      'Recrutement rapide, intégration un peu moins\u202f: mon ordinateur est arrivé la deuxième semaine. Une fois lancé, le travail est intéressant et l’encadrement présent.',
    ],
    [
      5,
      'La rémunération variable est expliquée ligne à ligne, chaque année. Les objectifs sont discutés et pas seulement annoncés. Je reste.',
    ],
    [
      2,
      'Candidature restée sept semaines sans réponse, puis un refus automatique daté d’un dimanche. Dommage, l’entretien lui-même s’était bien passé.',
    ],
    [
      4,
      'Les clôtures sont longues mais prévues six mois à l’avance, et les heures sont récupérées. Le comité de direction répond aux questions en réunion plénière.',
    ],
    [
      4,
      'Stage de fin d’études avec de vraies missions\u202f: modèle de valorisation, notes, réunions avec le client. Gratification au-dessus de la moyenne.',
    ],
    [
      3,
      'Beaucoup de procédures héritées d’une fusion. On avance si l’on connaît les bonnes personnes\u202f; sinon il faut de la patience.',
    ],
  ],
  [
    [
      5,
      'Structure à taille humaine où l’on voit un investissement du premier rendez-vous à la sortie. Les associés ouvrent leurs modèles aux plus jeunes.',
    ],
    [
      4,
      'Deux entretiens, un test de modélisation rendu en vingt-quatre heures, une offre le vendredi. Tout était annoncé au départ, calendrier compris.',
    ],
    [
      2,
      'On travaille tard, et le dire n’est pas bien vu. Les opérations sont passionnantes, la vie à côté beaucoup moins. J’ai tenu deux ans.',
    ],
    [
      4,
      'Politique de parité suivie d’effets\u202f: la moitié de ma promotion, et les mêmes salaires, vérifiés par un cabinet extérieur.',
    ],
    [
      3,
      'Le métier est appris sur le tas, sans parcours de formation. Cela convient à qui est autonome. Un vrai référent aiderait les autres.',
    ],
    [
      4,
      'Bureaux bien situés, café correct, équipe drôle. Les rapports trimestriels se font dans la bonne humeur, ce qui n’est pas gagné d’avance.',
    ],
  ],
  [
    [
      3,
      'Service client très sollicité, outils en cours de remplacement depuis deux ans. Les responsables font ce qu’ils peuvent et le reconnaissent.',
    ],
    [
      5,
      'Actuaire débutante, j’ai eu un mémoire encadré par deux personnes et le temps de le finir. Les examens sont payés et les révisions aussi.',
    ],
    [
      4,
      'Entretien mené par mon futur responsable et une collègue, sans piège. On m’a montré le poste, l’écran et même le tableau de suivi.',
    ],
    [
      4,
      'Une maison qui tient ses promesses\u202f: trente-cinq heures effectives, télétravail souple, intéressement régulier. Les carrières y sont plus lentes qu’ailleurs.',
    ],
    [
      1,
      'Promesse d’embauche retirée trois jours avant mon arrivée, par message. J’avais donné ma démission. Personne n’a répondu à mes appels.',
    ],
  ],
]

/** Of companies that have too few to be shown. */
export const ofQuietOnes: SampleReview[][] = [
  [
    [
      4,
      'Petite équipe de contrôle de gestion, beaucoup d’autonomie, un directeur financier qui connaît les usines par leur nom.',
    ],
    [
      3,
      'Bon poste pour apprendre la consolidation. Le logiciel est dépassé et le budget pour le changer repoussé chaque année.',
    ],
    [
      5,
      'Intégration exemplaire\u202f: deux jours sur site, un parrain, un point chaque lundi. J’ai rarement été aussi bien accueilli.',
    ],
    [4, 'Recruteuse à l’écoute, offre conforme à ce qui était annoncé, préavis respecté. Rien à redire.'],
  ],
  [
    [2, 'Entretien reporté deux fois le matin même. La troisième fut la bonne, mais l’envie n’y était plus vraiment.'],
    [
      4,
      'Collecte de données fastidieuse, collègues formidables, déjeuner d’équipe tous les jeudis. Le salaire suit le marché.',
    ],
  ],
]

/** What waits to be read. */
export const waiting: SampleReview[] = [
  [
    4,
    'Candidature traitée en dix jours, deux échanges francs sur le poste et la rémunération. Je n’ai pas donné suite pour des raisons familiales, mais j’y repostulerais.',
  ],
  [
    1,
    'À fuir. Le responsable du troisième étage, tout le monde voit de qui je parle, note ses équipes à la tête du client depuis des années.',
  ],
  [
    5,
    'Parcours d’accueil sérieux, deux semaines en binôme, et un encadrement qui explique pourquoi avant d’expliquer comment.',
  ],
]

/** What the company of the demonstration has answered to its first reviews. */
export const answers: readonly string[] = [
  'Merci pour ce retour. La parole en comité dès la première année est un choix que nous tenons à garder. Nous le transmettons à l’équipe.',
  'Merci. Vous avez raison pour la fourchette\u202f: elle figure désormais dans chacune de nos offres, et nos recruteurs la rappellent au premier appel.',
  'Le remplacement de l’outil de notation est engagé, avec les analystes qui l’utilisent. La première agence bascule au printemps.',
]
