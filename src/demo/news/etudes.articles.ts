import type { SampleArticle } from './sample-article.ts'
import { markup } from './sample-article.ts'

export const etudesArticles: readonly SampleArticle[] = [
  {
    title: 'Le DSCG perd-il la cote face aux masters ?',
    summary:
      'Moins de candidats isolés, davantage de dispenses, des recruteurs partagés : le diplôme d’État garde des défenseurs, surtout chez ceux qui en connaissent le programme.',
    dossier: 2,
    tags: ['dscg', 'diplômes', 'expertise comptable'],
    author: 'Odile Marchenoir',
    layout: 1,
    daysAgo: 8,
    featured: true,
    body: markup`
      <p>« DSCG ou master ? » La question occupe chaque année les forums d’étudiants au moment des inscriptions. Elle est un peu mal posée, puisque le diplôme supérieur de comptabilité et de gestion confère lui-même le grade de master. La vraie différence tient à la manière d’y parvenir.</p>
      <p>Le DSCG se compose de sept épreuves nationales, identiques pour tous, corrigées sous anonymat. On peut les passer en plusieurs années, en gardant le bénéfice des notes supérieures ou égales à 10. Un master mention comptabilité, contrôle, audit dispense de cinq d’entre elles ; restent la gestion juridique, fiscale et sociale, et la comptabilité avec l’audit, les deux plus redoutées.</p>
      <h2>Ce qu’en pensent les employeurs</h2>
      <p>Nous avons interrogé douze cabinets et huit directions financières. Les premiers regardent surtout si la voie mène à l’expertise comptable : le DSCG, entier ou complété par dispenses, en est le passage obligé. Les secondes lisent plutôt les stages. Deux seulement faisaient la différence entre un master et l’autre.</p>
      <blockquote><p>Quelqu’un qui a obtenu cinq épreuves en travaillant m’apprend quelque chose sur sa façon de tenir une année.</p><p><em>Un associé de Wasquelin &amp; Courtin, à Lille</em></p></blockquote>
      <p>Chez un industriel, la directrice financière pense l’inverse : elle préfère l’anglais, l’aisance à l’oral et le travail de groupe, mieux enseignés à l’université et dans les écoles.</p>
      <h2>Pour choisir</h2>
      <p>Trois situations se dessinent.</p>
      <ul>
        <li>Vous visez le diplôme d’expertise comptable : passez le DSCG, directement ou après un master qui dispense.</li>
        <li>Vous hésitez entre cabinet et entreprise : le master spécialisé, en alternance si possible, garde les deux portes ouvertes.</li>
        <li>Vous travaillez déjà : l’inscription épreuve par épreuve est la seule formule qui s’adapte à votre agenda.</li>
      </ul>
      <p>Un mot sur l’échec, plus fréquent qu’on ne le dit. Le diplôme demande 10 de moyenne, sans aucune note inférieure à 6. Beaucoup de candidats butent sur une seule épreuve et abandonnent à deux points du but. La plupart de ceux qui se réinscrivent finissent par l’obtenir, parfois quatre ans après, souvent en étant déjà chefs de mission.</p>
    `,
    comments: [
      {
        author: 105,
        text: 'Obtenu en cinq ans, en travaillant. Personne ne m’a jamais demandé mes notes, tout le monde la durée.',
      },
      { author: 283, text: 'Le master avec dispenses m’a laissé les deux épreuves les plus dures. À prévoir.' },
    ],
    likes: 50,
  },
  {
    title: 'Reprendre un master à trente-cinq ans',
    summary:
      'Prêt en cours, enfants, collègues plus jeunes : la reprise d’études fait peur pour de bonnes raisons. Trois parcours, un budget et les dispositifs à connaître.',
    dossier: null,
    tags: ['reconversion', 'diplômes', 'formation'],
    author: 'Solenn Guivarch',
    layout: 2,
    daysAgo: 35,
    featured: false,
    body: markup`
      <p>Mathieu avait oublié qu’il fallait lever la main. Premier jour de cours à l’Institut Kerlédan, à Rennes : trente étudiants de vingt-deux ans, un gestionnaire de sinistres de trente-six. « Au bout d’une semaine, ils me demandaient comment parler à un chef. Je leur demandais comment marchait le logiciel. »</p>
      <h2>Trouver le temps</h2>
      <p>Le <strong>projet de transition professionnelle</strong> permet à un salarié de s’absenter pour suivre une formation certifiante, en conservant tout ou partie de son salaire. Il faut en principe vingt-quatre mois d’ancienneté comme salarié, dont douze dans l’entreprise, et l’accord d’une association régionale Transitions Pro, qui juge la cohérence du projet et ses débouchés. Le dossier se prépare six mois à l’avance.</p>
      <p>Autre voie, le temps partagé : deux jours de cours, trois de travail, pendant deux ans. L’employeur y consent plus volontiers si le mémoire porte sur l’un de ses problèmes.</p>
      <h2>Trouver l’argent</h2>
      <p>Le budget de Mathieu : 7 400 € de frais, 1 100 de transports et de livres. Son compte personnel de formation en a couvert un tiers, son employeur la moitié, en échange d’un engagement de rester deux ans. Cette clause, dite de dédit-formation, doit fixer un montant raisonnable et dégressif ; lisez-la comme un prêt.</p>
      <h2>Valider plutôt que recommencer</h2>
      <p>Dix années de pratique valent des crédits. La validation des acquis de l’expérience peut donner tout ou partie d’un diplôme, sur dossier et devant un jury. Une responsable comptable de Caen a obtenu ainsi les trois quarts de son master, et suivi seulement la fiscalité internationale et la consolidation.</p>
      <h2>Et après ?</h2>
      <p>La troisième de nos témoins, conseillère en agence devenue analyste des risques, résume la suite avec franchise. Son salaire a augmenté de 9 % la première année, moins qu’elle ne l’espérait. Puis de 20 % en trois ans, car elle avait ce qui manquait aux plus jeunes : l’habitude de lire un client avant de lire son dossier.</p>
      <p>Un dernier conseil, unanime : ne révisez pas seul. Les trois ont tenu grâce à un groupe de quatre ou cinq, formé la deuxième semaine, avec un créneau fixe le dimanche soir.</p>
    `,
    comments: [
      { author: 44, text: 'Reprise à trente-neuf ans, le créneau du dimanche soir m’a tenue deux hivers.' },
      { author: 307, text: 'Bien lire la clause de dédit-formation, la mienne n’était pas dégressive.' },
    ],
    likes: 41,
  },
  {
    title: 'Mémoire du DSCG : choisir un sujet qui tienne',
    summary:
      'L’épreuve 7 repose sur un mémoire et une heure de soutenance. La plupart des déceptions se jouent dix mois plus tôt, au moment de formuler la question.',
    dossier: 2,
    tags: ['dscg', 'stages', 'diplômes'],
    author: 'Théo Fabrègues',
    layout: 1,
    daysAgo: 88,
    featured: false,
    body: markup`
      <p>« La digitalisation des cabinets comptables. » Chaque année, des dizaines de notices arrivent avec ce titre ou presque. Chaque année, elles reviennent avec la même remarque : quelle est la question ?</p>
      <p>Le mémoire du DSCG s’appuie sur un stage d’au moins seize semaines ou sur une expérience professionnelle équivalente. Le sujet doit recevoir un agrément préalable, délivré par un enseignant au vu d’une notice : problématique, méthode, plan, sources. La soutenance dure une heure, vingt minutes d’exposé puis des questions. Un rapport de stage, si bien écrit soit-il, n’y suffit pas.</p>
      <h2>Du thème à la question</h2>
      <p>Prenez ce qui vous a surpris en entreprise. Hugo Marchetti, étudiant à l’École Vauban, a remarqué que deux PME du même secteur, au même délai légal, étaient payées à vingt jours d’écart. Le thème : les délais de paiement. La question : qu’est-ce qui, dans l’organisation de la relance, explique l’écart ? On peut y répondre avec des entretiens, un échantillon de factures et deux lectures théoriques.</p>
      <p>Un bon sujet passe quatre épreuves.</p>
      <ol>
        <li>Une personne raisonnable pourrait répondre autre chose que vous.</li>
        <li>Les données existent, et vous y avez accès par écrit.</li>
        <li>Un concept de gestion l’éclaire : agence, contrôle, légitimité, apprentissage.</li>
        <li>La réponse aiderait quelqu’un à décider.</li>
      </ol>
      <h2>Tenir la distance</h2>
      <p>Rédigez la notice en deux pages, pas davantage, et faites-la lire à un professionnel et à un enseignant. Leurs désaccords vous indiqueront où le sujet est intéressant. Fixez ensuite des rendez-vous courts avec votre directeur de mémoire, toutes les trois semaines, même quand vous n’avez rien écrit.</p>
      <p>Les entretiens se conduisent tôt. Huit suffisent souvent, si vous posez les mêmes questions à tous et gardez leurs mots exacts.</p>
      <h2>Devant le jury</h2>
      <p>Préparez la réponse à une question qui tombe presque toujours : que feriez-vous autrement ? Les candidats qui défendent tout paraissent fragiles. Ceux qui nomment eux-mêmes la limite de leur échantillon montrent qu’ils ont compris la méthode, et la discussion peut commencer.</p>
    `,
    comments: [
      {
        author: 161,
        text: 'Notice refusée deux fois pour un sujet trop large. La règle de la personne raisonnable m’aurait aidée.',
      },
      { author: 53, text: 'Huit entretiens avec les mêmes questions : exactement ce que mon jury a apprécié.' },
    ],
    likes: 28,
  },
  {
    title: 'DSCG : tenir un an de révisions en travaillant',
    summary:
      'Quinze heures par semaine, cinquante semaines, un emploi à côté. Le calendrier d’une candidate qui a passé quatre épreuves d’un coup, avec ses erreurs.',
    dossier: 2,
    tags: ['dscg', 'formation', 'expertise comptable'],
    author: 'Sarah Lemoine',
    layout: 2,
    daysAgo: 127,
    featured: false,
    body: markup`
      <p>Maëlle est collaboratrice au Cabinet Thouvenel, à Metz. L’an dernier, elle s’est inscrite à quatre épreuves et les a toutes obtenues. Elle a bien voulu montrer son agenda, ratures comprises.</p>
      <h2>Novembre et décembre : renoncer</h2>
      <p>Première décision, n’en préparer que quatre sur sept. Elle a associé une matière de calcul, la finance, et une matière de rédaction, le droit, pour changer de fatigue. Elle a laissé le contrôle de gestion à l’année suivante. « Tout prendre m’aurait donné bonne conscience jusqu’en février. »</p>
      <h2>Janvier à avril : la période fiscale</h2>
      <p>Au cabinet, c’est le coup de feu. Plutôt que de se mentir, elle a réduit à quatre heures par semaine : un cas corrigé le samedi matin, rien d’autre. L’important était de ne pas rompre le fil.</p>
      <h2>Mai à août : le gros du travail</h2>
      <p>Vingt heures hebdomadaires, dont deux matinées de congé. Sa méthode tient en une règle : jamais plus de la moitié du temps à lire. L’autre moitié se passe à traiter des annales, sans corrigé, montre en main. Chaque erreur est notée dans un carnet, avec sa cause : notion, calcul, lecture de l’énoncé. À la fin de l’été, six erreurs sur dix venaient de la lecture.</p>
      <h2>Septembre et octobre : l’épreuve</h2>
      <p>Des sujets complets le samedi, à l’heure réelle, dans une bibliothèque. Trois ou quatre heures assise, cela se travaille aussi. La dernière semaine, elle n’a relu que son carnet.</p>
      <h2>Ce qu’elle ne referait pas</h2>
      <p>Acheter trois manuels par matière. Comparer ses notes avec un groupe en ligne à minuit. Oublier de prévenir son employeur : il avait prévu des jours de révision, elle ne les a demandés qu’en juillet.</p>
      <p>Beaucoup de cabinets en accordent, de dix à quarante selon les maisons et les diplômes. La question se pose à l’embauche, et la réponse s’écrit. Pour ceux qui cherchent un poste compatible avec un examen, le mot <em>révision</em> dans les <a href="/emploi?keywords=dscg">offres</a> est un bon filtre.</p>
      <p>Maëlle passera les trois dernières épreuves à l’automne. Elle a déjà barré janvier.</p>
    `,
    comments: [
      { author: 73, text: 'Le carnet des causes d’erreur est une trouvaille. Chez moi aussi, la lecture gagne.' },
      { author: 216, text: 'Barrer janvier, voilà le conseil le plus honnête que j’aie lu sur le sujet.' },
      { author: 340, text: 'Mon cabinet donne vingt jours, j’ignorais qu’il fallait les demander avant mars.' },
    ],
    likes: 36,
  },
  {
    title: 'Alternance : le rythme compte plus que l’enseigne',
    summary:
      'Trois jours en entreprise, une semaine sur deux, un mois sur deux : le calendrier décide de ce que l’on vous confiera. Comment le choisir, et que demander avant de signer.',
    dossier: 7,
    tags: ['alternance', 'premier poste', 'formation'],
    author: 'Camille Rostang',
    layout: 1,
    daysAgo: 26,
    featured: false,
    body: markup`
      <p>Deux étudiantes de la même classe, deux banques de même taille, deux années très différentes. La première était présente du lundi au mercredi ; on lui a donné des tâches qui se finissent en trois jours. La seconde venait un mois sur deux ; elle a mené un arrêté trimestriel de bout en bout, puis disparu pendant le suivant.</p>
      <h2>Trois rythmes, trois métiers</h2>
      <p>Le <strong>rythme court</strong>, deux ou trois jours par semaine, convient à l’agence, à la relation client, au traitement continu. Le <strong>rythme moyen</strong>, une semaine sur deux, s’accorde avec le contrôle de gestion si les semaines en entreprise tombent au moment de la clôture : vérifiez-le, un calendrier sous les yeux. Le <strong>rythme long</strong>, un mois ou un trimestre, est le meilleur pour l’audit et la transaction, dont les missions durent de trois à six semaines.</p>
      <h2>Ce que dit le contrat</h2>
      <p>L’apprentissage est ouvert jusqu’à vingt-neuf ans révolus, sauf exceptions. La rémunération minimale dépend de l’âge et de l’année : entre vingt et un et vingt-cinq ans, elle commence à 53 % du Smic ou du minimum de la convention collective, si celui-ci est plus favorable. Pendant les quarante-cinq premiers jours passés en entreprise, chacun peut rompre librement. Ensuite, il faut un accord ou une procédure.</p>
      <p>Les études sont gratuites pour l’apprenti, et les heures de cours comptent comme du temps de travail.</p>
      <h2>Le tuteur, plutôt que le logo</h2>
      <p>Chez Lumen Trésorerie, à Lille, Maëlys Duhem, trésorière et ancienne alternante, accueille ses successeurs avec une feuille où figurent trois noms : celui qui forme, celui qui évalue, celui à qui l’on parle quand cela ne va pas. « Si c’est le même, nous avons un problème. »</p>
      <p>Avant de signer, demandez donc à rencontrer la personne qui vous suivra. Combien d’alternants a-t-elle déjà eus ? Que sont-ils devenus ? Y a-t-il un créneau réservé chaque semaine ? Une réponse floue vaut avertissement, quel que soit le nom sur la façade.</p>
      <h2>Le bon moment</h2>
      <p>Les entreprises de la finance publient tôt, dès janvier pour septembre dans les grands groupes. Les PME et les cabinets recrutent jusqu’en juillet. Les <a href="/alternance">offres d’alternance</a> se filtrent par ville, ce qui évite de découvrir en octobre deux heures de train quotidiennes.</p>
    `,
    comments: [
      {
        author: 2,
        text: 'Les trois noms différents, j’aurais aimé. Mon tuteur était aussi mon évaluateur et le directeur.',
      },
      { author: 196, text: 'Rythme long en audit, je confirme : on suit de vraies missions.' },
      { author: 287, text: 'Poser la question du devenir des anciens alternants m’a évité une erreur.' },
    ],
    likes: 63,
  },
  {
    title: 'Examen AMF : ce qu’il vérifie, comment s’y préparer',
    summary:
      'Cent vingt questions, deux heures, 80 % de bonnes réponses exigées : l’examen certifié par l’AMF accompagne les débuts de nombreux métiers. Mode d’emploi sans dramatisation.',
    dossier: null,
    tags: ['formation', 'premier poste', 'gestion d’actifs'],
    author: null,
    layout: 2,
    daysAgo: 160,
    featured: false,
    body: markup`
      <p>On l’appelle « la certification AMF », à tort : l’Autorité des marchés financiers certifie des examens, organisés par des écoles et des organismes, et non les candidats. La nuance figure d’ailleurs parmi les choses à savoir.</p>
      <h2>Qui est concerné</h2>
      <p>Les prestataires de services d’investissement doivent s’assurer que les personnes qui exercent certaines fonctions disposent de connaissances minimales : vendeurs, gérants, analystes, responsables du post-marché, de la compensation, de la conformité, entre autres. Les nouveaux arrivants ont six mois. Les conseillers en investissements financiers sont aussi tenus de les justifier.</p>
      <p>L’employeur peut organiser une vérification interne, qui ne vaut que chez lui. L’examen certifié, lui, se conserve d’un employeur à l’autre. Pour un étudiant, c’est donc l’examen qui est intéressant, avant même la première embauche.</p>
      <h2>Le contenu</h2>
      <p>Douze thèmes, du cadre institutionnel aux produits, en passant par les abus de marché, la lutte contre le blanchiment, le démarchage et la comptabilité. Les questions sont de deux sortes : des connaissances indispensables et de la culture financière. Il faut 80 % de bonnes réponses dans <strong>chacune</strong> des deux. On échoue souvent d’une ou deux questions dans la première, la plus courte.</p>
      <p>Un module distinct, consacré à la finance durable, existe également, et s’ajoute sans remplacer le premier.</p>
      <h2>Un plan sur cinq semaines</h2>
      <p>Semaine 1 : un examen blanc, sans réviser, pour mesurer l’écart. Semaines 2 et 3 : le droit et la déontologie, qui se retiennent mal et pèsent lourd. Semaine 4 : les instruments et les calculs, plus familiers aux étudiants en finance. Semaine 5 : un examen blanc tous les deux jours, en ne relisant que les réponses fausses.</p>
      <p>Comptez quarante à soixante heures. Les bases de questions circulent ; les apprendre par cœur aide à passer et laisse peu de traces. Une formatrice de l’École supérieure Malaquis propose une autre manière : à chaque question, dire à voix haute pourquoi les mauvaises réponses sont mauvaises. « C’est plus lent, et c’est ce que l’on vous demandera devant un client. »</p>
      <p>Sur un CV, la mention tient en une ligne. Écrivez « examen certifié par l’AMF » : le recruteur saura que vous avez lu l’introduction.</p>
    `,
    comments: [],
    likes: 25,
  },
  {
    title: 'Après le DSCG, trois ans de stage : ce qu’il faut préparer',
    summary:
      'Entre le diplôme supérieur et le titre d’expert-comptable s’étend un stage de trois ans. Ceux qui l’ont terminé conseillent d’y penser avant la première journée.',
    dossier: 2,
    tags: ['dscg', 'expertise comptable', 'formation'],
    author: 'Baptiste Corvec',
    layout: 2,
    daysAgo: 202,
    featured: false,
    body: markup`
      <p>Ils étaient vingt-deux au premier jour de la promotion. Treize ont déposé leur mémoire final. Parmi les neuf autres, un seul a échoué : les huit derniers ont cessé, un trimestre après l’autre, de trouver le temps.</p>
      <p>Le stage d’expertise comptable dure trois ans et s’accomplit pour l’essentiel dans un cabinet, sous la responsabilité d’un maître de stage inscrit à l’Ordre. Il comprend des journées de formation, des rapports réguliers et le suivi d’un contrôleur de stage. Vient ensuite le diplôme d’expertise comptable, avec ses épreuves et son mémoire.</p>
      <h2>Choisir le maître de stage</h2>
      <p>Le cabinet compte moins que la personne. Une question permet de juger : combien de stagiaires a-t-elle menés jusqu’au diplôme ? Au Cabinet Vidalenc, à Bordeaux, l’associée qui les suit bloque une demi-journée par mois, inscrite à l’agenda comme un rendez-vous client. « Une heure promise entre deux portes n’existe pas », dit-elle.</p>
      <p>Négociez par écrit, avant de commencer, la variété des missions. Trois ans sur les mêmes vingt dossiers de commerce de détail rendent le mémoire difficile à nourrir. Un passage par l’évaluation, le social ou l’audit légal ouvre des sujets.</p>
      <h2>Avancer le mémoire</h2>
      <p>Le meilleur moment pour chercher un sujet est la deuxième année. Tenez un fichier des situations qui vous ont embarrassé, avec la date et la question posée par le client. Au bout de quelques mois, deux ou trois se répètent : le sujet est là. Il doit être utile à des confrères, c’est-à-dire leur donner une méthode, un outil, une mise en garde.</p>
      <h2>Penser à la suite</h2>
      <p>S’installer, s’associer, rester salarié, partir en entreprise : le titre permet tout cela. Les cabinets qui peinent à trouver des successeurs, nombreux dans les petites villes, ouvrent leur capital par étapes. Demandez à voir les comptes du cabinet comme vous le feriez pour un client, et faites relire le pacte d’associés.</p>
      <p>Albrac Expertise, à Rodez, tient depuis six ans un groupe de préparation ouvert aux stagiaires d’autres maisons. Dix-sept y ont obtenu leur diplôme. La recette n’a rien de mystérieux : une salle, un samedi sur quatre, un repas à midi, et l’obligation d’arriver avec deux pages écrites.</p>
    `,
    comments: [
      { author: 184, text: 'Un samedi sur quatre avec deux pages écrites, cela m’aurait évité deux ans de retard.' },
      { author: 95, text: 'Le fichier des situations embarrassantes m’a donné mon sujet. Conseil précieux.' },
    ],
    likes: 19,
  },
]
