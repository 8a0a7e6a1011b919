import type { SampleArticle } from './sample-article.ts'
import { markup } from './sample-article.ts'

export const carriereArticles: readonly SampleArticle[] = [
  {
    title: 'Refuser un dossier en comité, mode d’emploi',
    summary:
      'Dire oui ne demande qu’un accord ; dire non exige un raisonnement que d’autres vont attaquer. Une directrice des crédits et deux analystes expliquent comment tenir une position.',
    dossier: null,
    tags: ['crédit', 'risques', 'banque'],
    author: 'Jeanne Vautrin',
    layout: 1,
    daysAgo: 3,
    featured: true,
    body: markup`
      <p>Le commercial avait fait deux cents kilomètres avec son client. Il connaissait la famille, l’usine, le projet. Face à lui, une analyste de vingt-six ans, une note de quatre pages et une conclusion en un mot : défavorable. Le silence a duré, dit-elle, « à peu près dix ans ».</p>
      <p>Refuser fait partie du métier, et s’apprend mal. À la Banque Valmont, Claire Estève a fini par écrire une méthode à l’usage de ses analystes. La voici, résumée.</p>
      <h2>Avant : ne surprendre personne</h2>
      <p>Un refus découvert en séance humilie celui qui porte le dossier. Appelez-le la veille, donnez votre conclusion et vos deux raisons. Neuf fois sur dix, il apporte une pièce que vous n’aviez pas, ou retire la demande. La dixième, chacun sait à quoi s’attendre.</p>
      <h2>Pendant : deux raisons, pas sept</h2>
      <p>Une liste de sept défauts se démonte par le plus faible. Choisissez les deux qui suffisent, et classez-les selon un test simple : si ce point était réglé, changerais-je d’avis ?</p>
      <p>Parlez de l’emprunteur au conditionnel. « Avec une baisse de 15 % des commandes, l’entreprise ne couvrirait plus ses échéances la deuxième année » se discute ; « cette entreprise est fragile » blesse et n’apprend rien.</p>
      <p>Proposez enfin la version que vous accepteriez. Montant réduit, apport complémentaire, garantie, déblocage par étapes : un refus accompagné d’une condition devient une négociation.</p>
      <blockquote><p>Je pose à chaque analyste la même question : quel document vous ferait changer d’avis ? S’il n’en existe aucun, c’est une opinion.</p><p><em>Claire Estève, Banque Valmont</em></p></blockquote>
      <h2>Après : garder la trace</h2>
      <p>Notez la décision, même si elle est contraire à votre avis, surtout si elle l’est. Un accord passé outre se documente sans amertume : avis défavorable, décision favorable du comité, motif. Deux ans plus tard, cette page protège tout le monde.</p>
      <p>Relisez aussi vos refus. L’un des analystes tient un fichier des clients partis ailleurs, et regarde chaque année ce qu’ils sont devenus. Sur trente et un, vingt-sept vont bien. Il en a tiré une leçon sur sa propre prudence, et allégé deux de ses critères.</p>
      <p>Le dossier de l’usine est revenu trois mois après, avec un associé de plus au capital. Avis favorable, en quatre pages également.</p>
    `,
    comments: [
      { author: 11, text: 'Appeler la veille change tout. J’ai mis cinq ans à le comprendre.' },
      {
        author: 163,
        text: 'Commercial, je préfère mille fois un non expliqué la veille à un oui arraché le jour même.',
      },
      { author: 322, text: 'Relire ses refus, exercice d’humilité que je commence lundi.' },
      { author: 240, text: 'Deux raisons, pas sept : collé sur mon écran.' },
    ],
    likes: 80,
  },
  {
    title: 'Entretien : les six questions qui reviennent',
    summary:
      'Nous avons demandé à quinze recruteurs de la finance leurs questions préférées. Six dominent largement, et ce que l’on attend en réponse n’est pas toujours ce que l’on croit.',
    dossier: 7,
    tags: ['entretien', 'premier poste', 'recrutement'],
    author: 'Sarah Lemoine',
    layout: 2,
    daysAgo: 14,
    featured: false,
    body: markup`
      <p>Quinze recruteurs, cent quatre questions, beaucoup de doublons. Une fois les variantes regroupées, il en reste six. Pour chacune, voici ce que l’interlocuteur cherche à entendre.</p>
      <h2>1. « Racontez-moi un chiffre de votre CV »</h2>
      <p>Il a choisi la ligne la plus flatteuse. Il veut savoir si vous pouvez dire d’où vient le nombre, comment il a été calculé et quelle part vous en revient. « Réduction de 12 % des délais » appelle : par rapport à quand, et grâce à qui ?</p>
      <h2>2. « Que se passe-t-il au bilan si… »</h2>
      <p>Si l’entreprise achète une machine à crédit, si elle constate une dépréciation, si un client paie d’avance. Prenez un papier, posez les deux colonnes. On juge le cheminement, et une hésitation suivie d’une correction passe très bien.</p>
      <h2>3. « Quelle décision regrettez-vous ? »</h2>
      <p>Évitez le faux défaut. Une vraie décision, de taille modeste, avec ce que vous avez changé ensuite, suffit.</p>
      <h2>4. « Pourquoi chez nous et pas en face ? »</h2>
      <p>La page d’accueil du site ne compte pas. Citez une opération, un choix, une personne rencontrée. Lire la fiche et les <a href="/entreprises">offres de l’entreprise</a> prend dix minutes, et la moitié des candidats ne le fait pas.</p>
      <h2>5. « Expliquez-moi votre mémoire comme à un client »</h2>
      <p>Deux minutes, sans sigle. L’exercice révèle qui a compris son sujet. Répétez-le devant quelqu’un qui travaille dans un autre domaine.</p>
      <h2>6. « Avez-vous des questions ? »</h2>
      <p>Celle-ci est la plus mal préparée. Les bonnes portent sur le travail réel : à quoi ressemblent les trois premiers mois, qu’est-ce qui a manqué à la dernière personne, sur quoi l’équipe n’est-elle pas d’accord ?</p>
      <p>La dernière fait sourire les recruteurs. Elle leur apprend aussi beaucoup.</p>
      <h2>Ce qu’ils ne peuvent pas demander</h2>
      <p>Projet d’enfant, état de santé, opinions, origine : ces questions n’ont aucun lien avec l’emploi et la loi les écarte. Vous pouvez répondre que le sujet ne concerne pas le poste, sans justifier davantage. Un recruteur qui insiste vous donne une information précieuse sur la maison.</p>
    `,
    comments: [
      { author: 75, text: 'La question sur la dernière personne m’a valu dix minutes de réponse sincère.' },
      { author: 298, text: 'Pour la deuxième, demander un papier m’a sauvée. Personne ne me l’avait conseillé.' },
      { author: 40, text: 'Recruteuse en banque, je confirme les six, dans cet ordre.' },
    ],
    likes: 76,
  },
  {
    title: 'Négocier un préavis sans se fâcher',
    summary:
      'Trois mois, c’est long pour celui qui part et court pour celui qui reste. Quelques principes pour raccourcir, rendre les clés proprement et garder de bonnes relations.',
    dossier: null,
    tags: ['négociation', 'mobilité'],
    author: 'Camille Rostang',
    layout: 1,
    daysAgo: 56,
    featured: false,
    body: markup`
      <p>Une trésorière de Lille a posé sa démission un lundi et quitté son poste six semaines plus tard, avec un gâteau. Son contrat prévoyait trois mois. Elle n’a menacé personne.</p>
      <h2>D’abord, lire</h2>
      <p>La durée figure dans la convention collective, parfois dans le contrat ; pour les cadres de la finance, elle est le plus souvent de trois mois. Elle court à partir du jour où l’employeur reçoit la lettre. Vérifiez aussi la clause de non-concurrence : pour être valable, elle doit être limitée dans le temps et dans l’espace, et assortie d’une contrepartie financière. L’employeur peut souvent y renoncer, dans un délai fixé.</p>
      <h2>Ensuite, apporter</h2>
      <p>Demander une dispense n’est pas un droit. Si c’est le salarié qui la demande et que l’employeur l’accepte, le préavis qui n’est pas exécuté n’est pas payé. Si c’est l’employeur qui l’impose, il le doit. Faites toujours écrire la date de fin convenue.</p>
      <p>Ce qui convainc, c’est le plan. Notre trésorière est arrivée avec un tableau : les tâches mensuelles, qui sait les faire, ce qui n’est écrit nulle part. Elle a proposé de former son binôme pendant quatre semaines et d’assurer à distance la clôture suivante. Son directeur n’avait plus qu’à dire oui.</p>
      <h2>Le bon calendrier</h2>
      <p>Évitez d’annoncer un départ à la veille d’un arrêté. Prévenez votre responsable avant vos collègues, de vive voix, puis remettez la lettre le même jour. Avec le futur employeur, donnez une date prudente ; avancer une arrivée fait plaisir, la reculer inquiète.</p>
      <h2>Les semaines d’après</h2>
      <p>Un préavis se remarque surtout à la fin. Rendez les dossiers avec leur état, supprimez ce qui est personnel, n’emportez aucun fichier de l’entreprise, même un modèle que vous avez construit. Dans un métier où l’on se recroise tous les quatre ans, les trois dernières semaines pèsent autant que les trois premières années.</p>
      <p>Et si la réponse est non ? Restez correct. Un directeur qui refuse en juin accepte parfois en juillet, quand le remplaçant est trouvé. Demandez simplement à quelle condition la question pourrait être rouverte.</p>
    `,
    comments: [
      { author: 127, text: 'Le tableau des tâches m’a fait gagner cinq semaines. Rien d’autre n’aurait marché.' },
      { author: 213, text: 'Attention au délai de renonciation à la non-concurrence, il est parfois très court.' },
    ],
    likes: 37,
  },
  {
    title: '« Un bon contrôleur de gestion dérange »',
    summary:
      'Onze usines, des contrats de trente ans, quarante contrôleurs : Inès Lafargue, directrice financière du Groupe Castelnaud, raconte un métier qui s’apprend à l’atelier avant le tableur.',
    dossier: null,
    tags: ['contrôle de gestion', 'recrutement'],
    author: 'Hugo Lantier',
    layout: 2,
    daysAgo: 80,
    featured: false,
    body: markup`
      <p><strong>Vous dites qu’un bon contrôleur dérange. Qui, au juste ?</strong></p>
      <p>Tout le monde un peu, personne longtemps. Il pose la question qui retarde la réunion de dix minutes et qui évite d’y revenir pendant six mois. Si on ne le remarque jamais, c’est qu’il édite des tableaux.</p>
      <p><strong>Un exemple ?</strong></p>
      <p>Une de nos usines affichait un coût horaire excellent. La contrôleuse est allée voir. Les opérateurs badgeaient sur la machine neuve et travaillaient sur l’ancienne, parce que la neuve était en panne un jour sur trois. Le chiffre était exact et ne voulait rien dire. Elle l’a trouvé en restant debout près de la machine, un mardi.</p>
      <p><strong>Le tableur ne suffit donc pas ?</strong></p>
      <p>Il arrive après. J’impose à chaque nouveau deux semaines en production, avec les horaires de l’équipe, y compris celle de 5 heures. On y apprend le vocabulaire et l’on s’y fait des alliés. Un contremaître qui vous a vu porter des pièces vous dira la vérité.</p>
      <p><strong>Comment annoncez-vous une mauvaise nouvelle ?</strong></p>
      <p>Tôt, petite, et avec une fourchette. Un écart de 200 000 € annoncé en mars se traite. Le même, annoncé en novembre, devient une affaire de personnes. J’ai un principe : on peut se tromper sur le montant, jamais sur la date où l’on a su.</p>
      <p><strong>Que regardez-vous chez un candidat ?</strong></p>
      <p>La façon dont il parle de son dernier budget. S’il récite le total, je m’inquiète. S’il me raconte la ligne sur laquelle il s’est battu, et perdu, j’écoute. Le diplôme compte les deux premières années.</p>
      <p><strong>L’automatisation menace-t-elle le métier ?</strong></p>
      <p>Elle menace la partie que nous n’aimions pas. Nos clôtures ont perdu quatre jours en trois ans. Le temps gagné part dans les prévisions, et là, il faut parler aux gens. Je recrute donc davantage sur l’oreille et l’écriture : une page de commentaire lisible vaut mieux qu’un classeur de trente onglets.</p>
      <p><strong>Un conseil à ceux qui débutent ?</strong></p>
      <p>Choisissez un secteur dont vous aimez le produit. Vous allez en compter les boulons pendant des années.</p>
    `,
    comments: [
      { author: 22, text: 'La machine neuve en panne un jour sur trois, j’ai connu la même dans l’agroalimentaire.' },
      { author: 268, text: 'Se tromper sur le montant, jamais sur la date où l’on a su : à encadrer.' },
      { author: 149, text: 'Deux semaines en équipe de 5 heures, la meilleure intégration que j’aie eue.' },
    ],
    likes: 52,
  },
  {
    title: 'Validateur de modèles, contradicteur de métier',
    summary:
      'Son travail consiste à chercher ce qui cloche dans les calculs des autres, puis à l’écrire sans se fâcher. Un poste méconnu, que la réglementation a rendu indispensable.',
    dossier: 1,
    tags: ['risques', 'bâle', 'données', 'alternance'],
    author: 'Inaya Morvillers',
    layout: 1,
    daysAgo: 134,
    featured: false,
    body: markup`
      <p>Ariane a un objet fétiche sur son bureau : un dé à six faces dont un côté pèse trois grammes de plus. Au premier lancer, rien ne se voit. Au millième, si. « Voilà ce que je cherche toute la journée », dit-elle.</p>
      <p>Les banques qui calculent leurs fonds propres avec leurs modèles doivent les faire examiner par une équipe indépendante de celle qui les construit. La finalisation de Bâle III a restreint l’usage de ces modèles et durci leurs paramètres ; ceux qui restent sont d’autant plus surveillés. Ariane travaille chez Décile Modèles, à Lyon, pour des établissements qui n’ont pas assez de validateurs chez eux.</p>
      <h2>Trois questions, toujours</h2>
      <p><em>Les données représentent-elles le portefeuille d’aujourd’hui ?</em> Un modèle de défaut bâti sur dix années calmes ignore les crises. <em>La méthode fait-elle ce qu’elle annonce ?</em> Le validateur la reprogramme, souvent dans un autre langage, et compare. <em>Le résultat sert-il à quelque chose ?</em> Un score excellent que les agences contournent par dérogation n’a pas d’effet.</p>
      <p>Dans son dernier rapport, Ariane a relevé qu’un modèle prévoyait très bien les défauts des artisans, sauf en Corse. La cause : les trente premiers dossiers de l’île portaient un code postal tronqué.</p>
      <h2>Écrire pour être lu</h2>
      <p>Un rapport de validation compte cinquante pages, dont une que tout le monde lira. Chaque constat y reçoit une gravité, un délai, un responsable. Le ton compte : l’auteur du modèle est un collègue, il faudra travailler avec lui l’an prochain. Ariane fait relire ses constats par quelqu’un qui n’y connaît rien, pour en retirer l’ironie.</p>
      <h2>Y entrer</h2>
      <p>Statisticiens, actuaires, physiciens : les recruteurs acceptent large, pourvu que l’on sache programmer et douter. Le premier poste se trouve aussi par l’<a href="/alternance">alternance</a>, car les équipes de validation confient volontiers à un étudiant la reconstruction d’un modèle existant. Les salaires de départ observés sur notre échantillon se situent, en ordre de grandeur, entre 43 et 50 k€.</p>
      <p>On en sort facilement, vers la modélisation, l’audit ou la supervision. Quelques-uns restent. Ils ont pris goût, disent-ils, à la minute où le millième lancer ne tombe pas juste.</p>
    `,
    comments: [
      { author: 319, text: 'Ancienne modélisatrice, j’ai longtemps craint mes validateurs avant d’en devenir une.' },
      { author: 56, text: 'Faire relire pour retirer l’ironie, sagesse rare.' },
    ],
    likes: 22,
  },
  {
    title: 'Instances dirigeantes : la marche des 30 %, puis celle des 40 %',
    summary:
      'Depuis mars 2026, les grandes entreprises doivent compter au moins 30 % de femmes parmi leurs cadres dirigeants. Dans la finance, le vivier existe ; il se perd deux échelons plus bas.',
    dossier: 3,
    tags: ['égalité', 'mobilité', 'banque'],
    author: 'Yasmine Belhadef',
    layout: 2,
    daysAgo: 98,
    featured: false,
    body: markup`
      <p>Sur l’organigramme d’une banque régionale, on compte 58 % de femmes à l’embauche, 44 chez les responsables d’agence, 31 chez les directeurs de groupe, 19 au comité exécutif. Le tableau circule dans toutes les directions des ressources humaines, avec des nombres voisins. Il se lit comme un escalier dont les marches rétrécissent.</p>
      <p>La loi du 24 décembre 2021, dite loi Rixain, s’attaque au sommet. Les entreprises d’au moins mille salariés doivent atteindre 30 % de femmes et 30 % d’hommes parmi les cadres dirigeants, d’une part, et dans les instances dirigeantes, d’autre part, depuis le 1er mars 2026. Le seuil passera à 40 % le 1er mars 2029. L’entreprise qui ne l’aura pas atteint disposera de deux ans pour se mettre en règle, avant une pénalité qui peut aller jusqu’à 1 % de la masse salariale.</p>
      <h2>Le barreau cassé</h2>
      <p>Regarder le sommet fait oublier l’endroit où l’on tombe. Dans les parcours étudiés par Fanal Conseil pour trois assureurs, l’écart se creuse entre trente-deux et trente-huit ans, au moment de la première direction d’équipe importante. Les hommes y sont nommés en moyenne quatorze mois plus tôt, à évaluation égale.</p>
      <p>Une cause revient : le poste suppose une mobilité géographique annoncée six semaines à l’avance. Le Crédit Kaltenau a porté ce délai à six mois et admis que deux postes sur trois pouvaient se tenir sans déménager. En deux ans, la part de candidates internes a gagné onze points.</p>
      <h2>Ce qui marche, ce qui décore</h2>
      <ul>
        <li>Publier en interne tous les postes de direction, même ceux que l’on croit pourvus.</li>
        <li>Exiger une liste finale mixte, en laissant le choix libre.</li>
        <li>Suivre les départs à trois ans des femmes nommées, et pas seulement les nominations.</li>
      </ul>
      <p>Les programmes de mentorat, eux, donnent des résultats inégaux. Ils aident quand le mentor a le pouvoir de proposer un nom. Sinon, ils produisent surtout des déjeuners.</p>
      <blockquote><p>On m’a demandé si j’étais prête. On avait demandé à mon prédécesseur quand il voulait commencer.</p><p><em>Une directrice des risques, nommée l’an dernier</em></p></blockquote>
    `,
    comments: [
      { author: 270, text: 'La dernière phrase, tout est dit.' },
      { author: 101, text: 'Six mois de délai pour la mobilité, mesure utile à tous les parents.' },
      { author: 357, text: 'Suivre les départs à trois ans, personne ne le fait chez nous. Je vais le proposer.' },
    ],
    likes: 45,
  },
  {
    title: 'Analyste carbone, contrôleur durable : que cachent les intitulés ?',
    summary:
      'Les métiers de la finance durable portent des noms neufs et parfois creux. Pour savoir ce que recouvre un poste, trois indices figurent dans l’annonce elle-même.',
    dossier: 4,
    tags: ['finance durable', 'recrutement', 'premier poste'],
    author: 'Solenn Guivarch',
    layout: 1,
    daysAgo: 18,
    featured: false,
    body: markup`
      <p>Nous avons lu cent annonces contenant le mot « durable ». Quarante décrivaient de la communication, trente de la collecte de données, vingt de l’analyse financière au sens plein. Les dix dernières ne décrivaient rien que nous ayons compris.</p>
      <h2>Premier indice : le verbe</h2>
      <p><em>Accompagner</em>, <em>sensibiliser</em>, <em>contribuer</em> annoncent un poste transversal, sans décision. <em>Calculer</em>, <em>vérifier</em>, <em>instruire</em>, <em>financer</em> désignent un travail dont on pourra montrer le résultat. Comptez les verbes du second groupe. À moins de trois, posez la question en entretien.</p>
      <h2>Deuxième indice : le rattachement</h2>
      <p>Un analyste carbone rattaché à la direction financière participe au budget. Le même, rattaché à la communication, rédige. Chez Verdoyer Conseil, où l’on forme quatre-vingt-douze consultants à ces sujets, on conseille aux candidats de demander qui lit leur travail et ce que cette personne décide ensuite.</p>
      <h2>Troisième indice : la donnée</h2>
      <p>Une annonce sérieuse nomme ses sources : factures d’énergie, base de facteurs d’émission, diagnostics de performance, questionnaires fournisseurs. Si elle ne parle que de <em>reporting</em>, mot anglais commode, il s’agira surtout de relancer des collègues.</p>
      <h2>Quatre métiers qui existent vraiment</h2>
      <p><strong>L’analyste crédit climat</strong> regarde ce qu’une inondation ou un prix du carbone ferait aux remboursements d’un emprunteur. <strong>Le contrôleur durable</strong> tient, chaque mois, les indicateurs extra-financiers avec la rigueur d’une clôture. <strong>Le structureur</strong> attache le taux d’un prêt à des objectifs mesurables, et rédige la clause qui dit quoi faire s’ils sont manqués. <strong>Le vérificateur</strong>, en cabinet, s’assure que le tout est exact.</p>
      <p>Aucun n’exige un diplôme spécialisé. Les équipes préfèrent un comptable curieux du climat à un passionné qui n’a jamais lu un compte de résultat. Une connaissance du bâtiment, de l’agriculture ou de l’énergie fait souvent la différence.</p>
      <p>L’allégement des obligations européennes de publication, décidé en 2025, a fait disparaître des postes de rédaction. Ceux qui touchent au crédit et à l’investissement se maintiennent, parce que le risque, lui, n’a pas été allégé. Les <a href="/emploi?keywords=durable">offres du domaine</a> le montrent assez bien.</p>
    `,
    comments: [
      { author: 195, text: 'Compter les verbes, méthode redoutable. Mon annonce actuelle en a deux.' },
      {
        author: 336,
        text: 'Comptable de formation, devenue contrôleuse durable : le bâtiment m’a servi plus que tout.',
      },
      { author: 20, text: 'Les dix annonces incompréhensibles m’ont fait rire, j’en ai écrit une.' },
    ],
    likes: 49,
  },
  {
    title: 'Votre CV, deux ans et pas davantage : les droits du candidat',
    summary:
      'Que devient un dossier refusé ? Peut-on appeler votre ancien employeur, regarder vos réseaux ? Le cadre fixé par la loi et par la CNIL tient en quelques règles, utiles des deux côtés.',
    dossier: null,
    tags: ['recrutement', 'données', 'entretien'],
    author: null,
    layout: 2,
    daysAgo: 176,
    featured: false,
    body: markup`
      <p>Vous avez postulé en mars, reçu un refus en avril, et quelqu’un vous rappelle deux ans et demi plus tard avec votre ancien numéro. Bonne nouvelle pour l’emploi, peut-être ; mauvaise pour la conformité de l’entreprise.</p>
      <h2>Combien de temps</h2>
      <p>La CNIL recommande d’informer le candidat écarté si l’on souhaite garder son dossier, et de lui laisser la possibilité d’en demander la destruction. Sauf accord de sa part, les données sont effacées deux ans après le dernier contact.</p>
      <h2>Ce que l’on peut demander</h2>
      <p>Les informations collectées doivent avoir un lien direct et nécessaire avec l’emploi proposé ou avec l’évaluation des aptitudes. Le numéro de sécurité sociale n’a rien à faire dans un dossier de candidature : il ne devient utile qu’à l’embauche. L’extrait de casier judiciaire ne se demande que si un texte ou la nature du poste le justifie, ce qui arrive pour certaines fonctions de la banque et de l’assurance, soumises à une condition d’honorabilité.</p>
      <h2>Prendre des références</h2>
      <p>Le recruteur qui veut appeler un ancien responsable doit en avertir le candidat. Aucune information personnelle ne peut être recueillie par un moyen qui n’a pas été porté à sa connaissance. La pratique saine consiste à demander deux noms, et à n’appeler qu’eux.</p>
      <h2>Les réseaux sociaux</h2>
      <p>Un profil professionnel public peut être lu. Fouiller une page privée, ou des photographies de vacances, sort du cadre : le lien avec le poste manque.</p>
      <h2>Les outils de tri</h2>
      <p>Si un logiciel classe les candidatures, vous devez le savoir. Vous pouvez demander ce qui a compté, et qu’une personne réexamine votre dossier lorsque la décision était entièrement automatique.</p>
      <h2>Exercer ses droits</h2>
      <p>Une demande d’accès s’adresse à l’entreprise, par courriel, et reçoit une réponse dans un délai d’un mois, prolongeable dans les cas complexes. Elle couvre aussi les notes d’entretien : un recruteur avisé n’y écrit que ce qu’il pourrait vous lire à voix haute.</p>
      <p>Faute de réponse, une plainte auprès de la CNIL se dépose en ligne. Dans la plupart des cas, un rappel poli de la règle suffit, et le dossier est effacé le jour même.</p>
    `,
    comments: [
      {
        author: 115,
        text: 'Les notes d’entretien accessibles, tous les responsables devraient le savoir avant de les écrire.',
      },
      {
        author: 237,
        text: 'Rappelée au bout de trois ans par un cabinet, j’ai enfin compris pourquoi cela m’avait gênée.',
      },
    ],
    likes: 34,
  },
]
