import type { SampleArticle } from './sample-article.ts'
import { markup } from './sample-article.ts'

export const marchesArticles: readonly SampleArticle[] = [
  {
    title: 'Taux : pourquoi les salles réembauchent',
    summary:
      'Dix ans de taux nuls avaient vidé les équipes de produits de taux. La volatilité est revenue, les clients aussi, et il manque une génération entière pour leur répondre.',
    dossier: null,
    tags: ['taux', 'recrutement', 'obligations'],
    author: 'Hugo Lantier',
    layout: 1,
    daysAgo: 7,
    featured: true,
    body: markup`
      <p>À 8 h 15, la réunion du matin de la Banque Hautecourbe se tient de nouveau debout, faute de chaises. Ils étaient neuf sur les taux en 2019. Ils sont vingt-deux.</p>
      <p>L’explication est mécanique. Quand les taux ne bougent pas, personne n’a besoin de se couvrir. Entre 2014 et 2022, le taux de dépôt de la BCE est resté négatif, les trésoriers d’entreprise empruntaient à bas prix sans y penser, et les banques laissaient partir leurs vendeurs sans les remplacer. Puis le coût de l’argent a été relevé de plus de quatre points en quatorze mois, avant de redescendre par étapes à partir de juin 2024. Chaque mouvement a ramené des clients.</p>
      <h2>Ce que demandent les trésoriers</h2>
      <p>Un groupe papetier comme Papeteries d’Ambrac emprunte à taux variable pour cinq ans. Il peut échanger ce taux contre un taux fixe, acheter un plafond, ou combiner les deux en vendant un plancher, qui réduit la prime mais l’empêche de profiter d’une baisse. Expliquer ce choix à un conseil d’administration prend une heure. Le vendeur qui sait le faire en langage ordinaire est très courtisé.</p>
      <h2>Une génération absente</h2>
      <blockquote><p>J’ai des anciens qui ont connu 2008 et des jeunes qui ont connu 2022. Entre les deux, presque personne.</p><p><em>Hervé Castaing, responsable des taux, Banque Hautecourbe</em></p></blockquote>
      <p>Les salles manquent de trentenaires, et l’on recrute donc à côté : auditeurs de banque, ingénieurs de l’énergie habitués aux couvertures, trésoriers fatigués d’être du côté de la demande.</p>
      <p>Les critères ont glissé. La rapidité de calcul compte moins, les outils s’en chargent. On cherche quelqu’un capable de raconter ce qui ferait perdre de l’argent au client, et de l’écrire dans une note que la conformité puisse relire.</p>
      <h2>Débuter</h2>
      <p>La porte d’entrée reste le stage de fin d’études, complété par un poste de support à la vente. Un exercice revient dans les entretiens : calculer de tête l’effet d’une hausse de 0,25 point sur un emprunt de 40 M€ à taux variable. La réponse, 100 000 € par an, n’impressionne personne ; la question suivante, oui : « Et si le client rembourse un tiers dans dix-huit mois ? »</p>
      <p>Les <a href="/emploi?keywords=taux">postes ouverts sur les taux</a> se concentrent à Paris et à Luxembourg, avec une présence au bureau de quatre jours.</p>
    `,
    comments: [
      {
        author: 100,
        text: 'Le trou générationnel est réel, nous cherchons depuis huit mois un profil de six à dix ans.',
      },
      {
        author: 345,
        text: 'Trésorier d’un groupe moyen, je confirme : celui qui explique le plancher clairement gagne l’affaire.',
      },
    ],
    likes: 55,
  },
  {
    title: 'Gérants obligataires : apprendre à compter en points de base',
    summary:
      'Duration, sensibilité, portage : trois notions suffisent pour suivre une réunion de gestion. Démonstration avec un portefeuille de 50 millions.',
    dossier: null,
    tags: ['obligations', 'gestion d’actifs', 'taux'],
    author: 'Inaya Morvillers',
    layout: 2,
    daysAgo: 69,
    featured: false,
    body: markup`
      <p>Un stagiaire de Maison Tercet nous a écrit : « On me parle de sensibilité toute la journée et je n’ose plus demander. » Cet article est pour lui.</p>
      <h2>Le point de base</h2>
      <p>Un centième de pour cent. Un rendement qui passe de 3,10 à 3,25 % monte de quinze points de base. L’unité évite une ambiguïté : « le taux a augmenté de 5 % » pourrait signifier deux choses très différentes.</p>
      <h2>La sensibilité</h2>
      <p>Le prix d’une obligation baisse quand les taux montent. De combien ? La sensibilité répond : pour une valeur de 6, une hausse de 1 % des taux fait perdre environ 6 % au prix. Sur un portefeuille de 50 M€, chaque point de base vaut donc 30 000 €. Un gérant connaît ce nombre par cœur, le matin, avant son café.</p>
      <p>Le calcul est une approximation, bonne pour de petits mouvements. Pour les grands, la <strong>convexité</strong> corrige : une obligation classique perd un peu moins que prévu à la hausse et gagne un peu plus à la baisse.</p>
      <h2>Le portage</h2>
      <p>Si rien ne bouge, que rapporte le portefeuille ? Le coupon, plus le glissement le long de la courbe : une obligation à cinq ans devient une obligation à quatre ans, dont le rendement est en général plus bas, et son prix monte un peu. Sur une année calme, c’est l’essentiel de la performance.</p>
      <h2>Une décision type</h2>
      <p>Le comité pense que les taux vont baisser. Le gérant peut porter la sensibilité de 6 à 7. S’il a raison de trente points de base, il gagne 0,30 % de plus que son indice, soit 150 000 €. S’il a tort, il perd autant. Exprimée ainsi, la conviction se discute.</p>
      <ul>
        <li>Quelle perte déclenche la sortie ?</li>
        <li>L’écart avec l’indice respecte-t-il la limite du prospectus ?</li>
        <li>L’instrument choisi se revend-il un jour de panique ?</li>
      </ul>
      <p>Ilyès Chabane, analyste obligataire dans la même maison, ajoute une habitude : écrire la raison d’une position avant de la prendre, en deux phrases, et la relire au moment de la fermer. « On découvre que l’on a souvent gagné pour un motif que l’on n’avait pas prévu. »</p>
    `,
    comments: [
      { author: 66, text: 'Merci, j’étais ce stagiaire. J’ose de nouveau demander.' },
      { author: 181, text: 'Écrire la raison avant : la discipline la plus difficile et la plus rentable du métier.' },
    ],
    likes: 32,
  },
  {
    title: 'Risque de marché : se préparer à une réforme deux fois reportée',
    summary:
      'Le nouveau calcul du risque de marché devait s’appliquer en 2025, puis en 2026 ; il est attendu pour le 1er janvier 2027. Ce que les équipes ont déjà changé, et ce qu’elles n’ont pas osé défaire.',
    dossier: 1,
    tags: ['bâle', 'risques', 'supervision'],
    author: 'Gauthier Wellens',
    layout: 1,
    daysAgo: 112,
    featured: false,
    body: markup`
      <p>Il existe dans les banques un type de projet que l’on ne fête jamais : celui qui est prêt avant sa date. La revue fondamentale du portefeuille de négociation, dernier étage de Bâle III, en fait partie. L’Union européenne en a reporté l’effet sur les fonds propres à deux reprises, pour ne pas pénaliser ses banques face à leurs concurrentes étrangères, et la Commission a consulté à la fin de 2025 sur des aménagements temporaires.</p>
      <h2>Ce qui change dans le calcul</h2>
      <p>La <strong>valeur en risque</strong> à 99 % disait : un jour sur cent, la perte dépassera tel montant. Elle ne disait rien de l’ampleur du dépassement. La mesure nouvelle, la perte moyenne au-delà du seuil de 97,5 %, regarde ce qui se passe dans la queue de la distribution.</p>
      <p>Le temps entre aussi dans l’équation. Tous les risques étaient supposés pouvoir être soldés en dix jours ; l’horizon va maintenant de dix à cent vingt jours selon la liquidité du facteur. Une devise majeure se revend vite, le crédit d’un émetteur peu suivi non.</p>
      <h2>Modèle ou méthode standard ?</h2>
      <p>Le modèle interne s’autorise plateau par plateau. Chacun doit prouver que le modèle explique le résultat quotidien : c’est le test d’attribution. Un échec prolongé renvoie vers la méthode standard, plus coûteuse. Quant aux facteurs trop rarement observés, dits non modélisables, ils reçoivent une charge séparée.</p>
      <p>Plusieurs établissements ont fait leurs comptes et renoncé au modèle pour une partie de leurs activités. Le gain en capital ne payait plus les équipes chargées de le justifier.</p>
      <h2>Et les emplois ?</h2>
      <p>Le report n’a pas arrêté les recrutements, il les a déplacés. Les analystes capables d’expliquer un écart entre le résultat de la salle et celui du risque sont demandés, réforme ou pas. Chez Décile Modèles, à Lyon, un tiers des missions porte sur ce seul rapprochement.</p>
      <p>Une consultante y résume sa semaine ainsi : le lundi, elle reçoit deux fichiers censés contenir les mêmes prix ; le vendredi, elle sait pourquoi ils diffèrent. Heure de valorisation, convention de calcul, courbe de taux oubliée. Ce travail sera utile à n’importe quelle date.</p>
    `,
    comments: [{ author: 13, text: 'Le rapprochement des prix est ingrat et passionnant. Bien décrit.' }],
    likes: 19,
  },
  {
    title: 'Matières premières, le métier discret',
    summary:
      'On les voit peu, ils financent des cargaisons en mer et recrutent des gens qui lisent les connaissements. À Genève, une journée au négoce de la Banque Salvan.',
    dossier: null,
    tags: ['crédit', 'recrutement', 'risques'],
    author: 'Odile Marchenoir',
    layout: 2,
    daysAgo: 155,
    featured: false,
    body: markup`
      <p>Un point clignote au large du Ghana. Nadège Perruchoud le suit depuis six jours. À bord, onze mille tonnes de cacao, payées par sa banque, qui ne lui appartiendront jamais et qu’elle connaît mieux que l’équipage.</p>
      <p>Le financement du négoce répond à un besoin simple. Un négociant achète une cargaison, la revend, et n’est payé qu’à l’arrivée. Dans l’intervalle, il lui faut quarante millions pour quarante jours. La banque avance la somme et se paie sur la marchandise.</p>
      <h2>Le papier fait foi</h2>
      <p>La pièce centrale est le <strong>connaissement</strong>, document remis par le transporteur au chargement. Il vaut reçu, contrat et titre : qui le détient peut réclamer la cargaison. D’où l’obsession des équipes pour le nombre d’originaux, souvent trois, et pour le trajet de chacun. La fraude la plus redoutée consiste à financer deux fois le même lot, avec deux jeux de papiers.</p>
      <p>Autour du connaissement viennent le certificat d’origine, l’assurance, le rapport d’un inspecteur qui a pesé et goûté. Nadège compare les dates : un certificat de qualité signé avant la fin du chargement est un faux, ou une négligence qui lui ressemble.</p>
      <h2>Des profils inattendus</h2>
      <p>Sur les trente personnes de l’équipe, cinq viennent d’une école de commerce. Les autres ont été transitaires, juristes maritimes, traductrices de russe ou de portugais, second capitaine pour l’un d’eux. La finance s’apprend en six mois, assure la direction. L’habitude de se méfier d’une date, beaucoup moins vite.</p>
      <p>Les horaires suivent les fuseaux et les marées. En échange, le métier offre une chose rare : on voit la fin. La cargaison arrive, l’acheteur paie, le dossier se referme, en général en moins de trois mois.</p>
      <p>La conformité a pris une place considérable. Avant de financer, il faut identifier le navire par son numéro permanent, vérifier ses escales, repérer les coupures de son signal, connaître l’acheteur final et l’usage du produit. Un trou de deux jours dans une trajectoire suffit à tout suspendre.</p>
      <p>Le point a repris sa route vers le nord. Dans neuf jours, Amsterdam. Nadège commande le rapport d’arrivée, et ouvre le dossier suivant : du zinc.</p>
    `,
    comments: [
      { author: 278, text: 'Ancien transitaire passé à la banque il y a trois ans, je recommande le voyage.' },
      { author: 30, text: 'Les trois originaux et leur trajet, on y pense la nuit.' },
    ],
    likes: 26,
  },
  {
    title: '« J’étais la seule sur le plateau »',
    summary:
      'Elles ont vingt-six, trente-quatre et quarante-neuf ans, et travaillent en salle de marché. Trois récits de carrière, sans héroïsme, sur ce qui a aidé et sur ce qui a failli les faire partir.',
    dossier: 3,
    tags: ['égalité', 'recrutement', 'mobilité'],
    author: 'Yasmine Belhadef',
    layout: 1,
    daysAgo: 28,
    featured: false,
    body: markup`
      <h2>Capucine, 26 ans, dérivés actions</h2>
      <p>« Le stage s’est très bien passé parce que mon maître de stage avait préparé mon arrivée. Il avait un programme, une place, des gens à me faire rencontrer. J’ai compris plus tard que les autres stagiaires avaient obtenu tout cela à la machine à café.</p>
      <p>On ne m’a jamais mal parlé. Simplement, on ne me donnait pas les clients difficiles. J’ai fini par demander un compte dont personne ne voulait, un assureur de province qui appelait à 18 h 30. C’est ce compte qui m’a fait titulariser. »</p>
      <h2>Delphine, 34 ans, change</h2>
      <p>« J’ai eu deux enfants en trois ans. Au retour du deuxième, mon responsable m’a proposé un poste <em>plus calme</em>, sans client. Il pensait bien faire. J’ai répondu que je préférais qu’il m’interroge. Nous avons construit autre chose : deux soirs fixes où je pars à 17 h 45, un binôme qui reprend mes ordres, et je fais la même chose pour lui le vendredi. Le binôme est un homme, et il tient à son vendredi. Cela a changé la conversation. »</p>
      <h2>Hélène, 49 ans, responsable des taux</h2>
      <p>« En 2001, nous étions deux femmes sur quatre-vingts. Aujourd’hui j’en compte dix-neuf, et je sais que les candidatures féminines n’atteignent pas un quart. J’ai longtemps cru que le temps suffirait.</p>
      <p>Deux mesures ont produit quelque chose, chez nous. D’abord, nous avons cessé de recruter sur recommandation pour les stages : les écoles nous envoient des dossiers sans nom pour la première sélection. Ensuite, j’ai demandé que l’attribution des portefeuilles soit écrite, avec la raison. Quand il faut écrire pourquoi on donne le gros client à Paul, on réfléchit. »</p>
      <h2>Ce qui revient</h2>
      <p>Les trois ont été aidées par quelqu’un de précis, qui a donné une information plutôt qu’un encouragement. Aucune ne cite une journée de sensibilisation. Toutes parlent de l’attribution des clients, bien avant le salaire : c’est là, disent-elles, que l’écart commence, et il met cinq ans à apparaître sur un bulletin.</p>
      <p>À la question de savoir si elles conseilleraient le métier, elles répondent oui, avec la même réserve : choisissez l’équipe, demandez à la rencontrer sans le responsable, et comptez les gens qui y sont depuis plus de trois ans.</p>
    `,
    comments: [
      {
        author: 255,
        text: 'Écrire la raison de chaque attribution : simple, gratuit, et je n’y avais jamais pensé en vingt ans.',
      },
      { author: 81, text: 'Le compte dont personne ne voulait, c’est aussi mon histoire.' },
      { author: 14, text: 'Merci d’avoir laissé parler, sans commentaire à chaque ligne.' },
      { author: 392, text: 'La rencontre sans le responsable, je l’ai demandée la semaine dernière et obtenue.' },
    ],
    likes: 71,
  },
  {
    title: 'Règlement à un jour : le compte à rebours du 11 octobre 2027',
    summary:
      'L’Europe réduira d’un jour le délai entre l’achat d’un titre et sa livraison. Pour les équipes de post-marché, ce jour perdu représente bien plus que vingt-quatre heures.',
    dossier: null,
    tags: ['gestion d’actifs', 'données', 'luxembourg'],
    author: 'Baptiste Corvec',
    layout: 2,
    daysAgo: 48,
    featured: false,
    body: markup`
      <p>Vendre une action le lundi, être payé le mercredi : ainsi fonctionnent les marchés européens depuis 2014. Le 11 octobre 2027, le paiement tombera le mardi. L’Union, le Royaume-Uni et la Suisse ont retenu la même date ; les États-Unis ont basculé en mai 2024.</p>
      <p>Un jour de moins paraît anodin. Faisons le compte des heures réellement disponibles entre la clôture et le dénouement : le marché ferme à 17 h 30, les confirmations doivent être échangées le soir même, les instructions parties avant minuit. De deux journées de bureau, il reste une soirée.</p>
      <h2>Ce qui cassera en premier</h2>
      <p>Le prêt de titres, parce qu’il faut rappeler les titres prêtés avant de les livrer. Le change, lorsqu’un fonds en euros achète en dollars et doit obtenir les devises à temps. Les fonds enfin, dont les souscriptions se règlent souvent à deux ou trois jours : le gérant devra payer ses achats avant d’avoir reçu l’argent de ses clients.</p>
      <p>Une livraison manquée coûte, puisqu’un mécanisme européen de pénalités facture chaque jour de retard.</p>
      <h2>Un chantier de données</h2>
      <p>Chez Alzenne Fund Services, à Luxembourg, un recensement des défauts de livraison a donné une surprise. Sept sur dix venaient d’instructions permanentes périmées, c’est-à-dire de coordonnées de compte fausses, et non d’un manque de titres. L’équipe a donc commencé par vérifier quatorze mille fiches.</p>
      <p>Viennent ensuite les horaires. Faut-il une équipe du soir, un relais en Amérique, un robot ? La réponse dépend du volume, et surtout du nombre d’exceptions qu’il faut traiter à la main.</p>
      <h2>Des métiers remis au jour</h2>
      <p>Le post-marché passait pour un lieu de passage. Il redevient un poste d’observation. Les chefs de projet qui savent à la fois lire une norme de message et parler à un gérant sont recherchés à Paris, à Luxembourg et à Bruxelles. Les candidats venus de la comptabilité de fonds sont bien placés : ils connaissent la valeur d’une date.</p>
      <p>Pour suivre le sujet sans s’y noyer, retenez un indicateur : la part des opérations confirmées le jour même avant 23 heures. S’il dépasse 95 % dans votre maison, l’automne 2027 se passera bien.</p>
    `,
    comments: [
      { author: 147, text: 'Les instructions périmées, toujours elles. Nous avons trouvé la même proportion.' },
    ],
    likes: 17,
  },
  {
    title: 'Obligations vertes : lire un cadre d’émission en vingt minutes',
    summary:
      'Un document de trente pages promet que l’argent financera des éoliennes. Voici dans quel ordre le lire, et les quatre phrases qui doivent faire lever le sourcil.',
    dossier: 4,
    tags: ['obligations', 'finance durable', 'gestion d’actifs'],
    author: 'Inaya Morvillers',
    layout: 1,
    daysAgo: 92,
    featured: false,
    body: markup`
      <p>Commencez par la fin. L’annexe énumère les projets éligibles, et tout le reste en découle. Si vous y lisez « dépenses contribuant à la transition », sans seuil, reposez le document et appelez l’émetteur.</p>
      <p>Une obligation verte est une dette ordinaire : même rang, même risque de défaut, même coupon ou presque. Seul change l’engagement sur l’usage des fonds. Il faut donc vérifier cet engagement, et non la couleur.</p>
      <h2>Minutes 1 à 5 : les dépenses</h2>
      <p>Cévéole Énergies, qui construit des parcs éoliens, n’a pas de mal à flécher l’argent. Pour un groupe diversifié, cherchez la période couverte. Refinancer un immeuble livré il y a six ans est permis par bien des cadres ; l’effet sur le climat, à la date d’aujourd’hui, est nul.</p>
      <h2>Minutes 6 à 10 : l’affectation</h2>
      <p>Qui décide qu’une dépense est éligible ? Où l’argent attend-il ? Un comité nommé, un registre suivi et un placement provisoire décrit sont de bons signes.</p>
      <h2>Minutes 11 à 15 : le compte rendu</h2>
      <p>Exigez un rapport annuel jusqu’à l’allocation complète, avec des indicateurs en unités physiques. Des tonnes évitées sans méthode de calcul ne se comparent à rien.</p>
      <h2>Minutes 16 à 20 : le tiers</h2>
      <p>Une revue externe existe presque toujours. Lisez ses réserves avant ses compliments. Depuis le 21 décembre 2024, un émetteur peut aussi demander l’appellation européenne, dite EuGB : les fonds doivent alors financer, à 85 % au moins, des activités alignées sur la taxonomie, et le vérificateur est surveillé par l’autorité européenne des marchés.</p>
      <h2>Les phrases à surveiller</h2>
      <ul>
        <li>« Le produit net pourra être affecté à… »</li>
        <li>« Sous réserve de disponibilité des données… »</li>
        <li>« À la discrétion de l’émetteur… »</li>
        <li>« Activités comparables »</li>
      </ul>
      <p>Chacune peut se justifier. Réunies sur une même page, elles décrivent une dette verte par intention.</p>
      <p>Chez Zavel Gestion, à Bruxelles, un analyste refuse en moyenne un cadre sur quatre, et publie ses motifs à l’intérieur de la maison. Ce recueil, alimenté depuis six ans, est la première lecture donnée aux stagiaires.</p>
    `,
    comments: [
      { author: 223, text: 'L’ordre de lecture par la fin m’a fait gagner un temps fou ce matin même.' },
      { author: 106, text: 'Un recueil des refus, voilà un bel outil de formation.' },
    ],
    likes: 39,
  },
  {
    title: 'Capital-investissement : la semaine d’un analyste, sans légende',
    summary:
      'Beaucoup de candidats imaginent des négociations. Le métier commence par des fichiers clients, des appels à d’anciens salariés et un modèle que l’on recommence cinq fois.',
    dossier: null,
    tags: ['capital-investissement', 'recrutement', 'stages'],
    author: null,
    layout: 2,
    daysAgo: 196,
    featured: false,
    body: markup`
      <p><strong>Lundi.</strong> Réunion d’équipe chez Galion Capital. Onze dossiers au tableau, deux passeront. Antoine, analyste depuis quatorze mois, présente une entreprise de maintenance d’ascenseurs en six minutes. Trois questions l’attendent toujours : pourquoi vend-on, qui sont les cinq premiers clients, que devient l’affaire si le dirigeant part ?</p>
      <p><strong>Mardi.</strong> La base clients du vendeur arrive, quatre mille lignes, onze colonnes sans titre. Il faut reconstituer l’ancienneté de chacun et calculer le taux de départ. Le dossier annonçait 4 % par an. En excluant les contrats signés dans l’année, qui ne peuvent pas encore partir, Antoine trouve 7.</p>
      <p><strong>Mercredi.</strong> Huit appels. D’anciens techniciens, un concurrent, deux syndics d’immeubles. Une phrase recueillie à 16 heures vaut tout le reste : « Ils sont bons, mais ils ont perdu leur chef d’atelier de Lyon. »</p>
      <p><strong>Jeudi.</strong> Le modèle. Prix payé, part de dette, remboursement, prix de revente dans cinq ans. On apprend vite qu’une seule case décide presque de tout, le multiple de sortie. La règle de la maison consiste à ne jamais le supposer supérieur au multiple d’entrée : la valeur doit venir de la croissance et du désendettement.</p>
      <p><strong>Vendredi.</strong> Note de huit pages au comité. La décision est de poursuivre, à un prix réduit, avec une condition sur le recrutement à Lyon. Le vendeur refusera peut-être.</p>
      <h2>Ce qu’il faut savoir en arrivant</h2>
      <p>La comptabilité d’abord, vraiment. Une écriture de stock mal comprise ruine une semaine. La curiosité ensuite, celle qui pousse à appeler un inconnu. Le tableur vient en dernier, tout le monde le maîtrise.</p>
      <p>Les maisons régionales, comme Loirelle Participations à Angers ou Transhumance Capital à Lyon, recrutent moins et forment davantage : une équipe de trois suit l’affaire de la première visite jusqu’à la cession. On y voit moins d’opérations, on les voit en entier.</p>
      <p>Le passage par un stage de six mois est presque obligatoire, et la sélection se fait sur un cas pratique de deux à trois heures. Apolline Verdier corrige ceux de Galion.</p>
      <blockquote><p>La moitié des copies décrit très bien l’entreprise et oublie de dire s’il faut l’acheter.</p><p><em>Apolline Verdier, Galion Capital</em></p></blockquote>
      <p>Consultez les <a href="/stages">stages ouverts</a>, et les fiches des <a href="/entreprises">entreprises</a> avant d’écrire.</p>
    `,
    comments: [
      {
        author: 152,
        text: 'Le taux de départ recalculé sans les contrats de l’année, grand classique des dossiers trop beaux.',
      },
      { author: 326, text: 'Semaine fidèle, il ne manque que le vendeur qui rappelle le samedi.' },
    ],
    likes: 47,
  },
]
