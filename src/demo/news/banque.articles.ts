import type { SampleArticle } from './sample-article.ts'
import { markup } from './sample-article.ts'

export const banqueArticles: readonly SampleArticle[] = [
  {
    title: 'À Brest, la Banque des Abers recrute ses analystes par concours interne',
    summary:
      'Quarante conseillers ont postulé, douze ont changé de métier. Comment une banque coopérative a choisi de former plutôt que de débaucher, et ce que l’exercice lui a appris.',
    dossier: null,
    tags: ['banque', 'crédit', 'mobilité', 'formation'],
    author: 'Solenn Guivarch',
    layout: 1,
    daysAgo: 2,
    featured: true,
    body: markup`
      <p>Le sujet tenait sur deux pages : les comptes d’une conserverie, une demande de prêt de 600 000 €, une lettre du dirigeant. Quatre heures, une calculatrice, aucune connexion. Ce samedi-là, quarante conseillers d’agence de la Banque des Abers ont passé un concours que personne n’avait organisé dans la maison depuis les années 1980.</p>
      <p>Le point de départ est banal. Six postes d’analyste restaient vacants au siège, les candidats venus de l’extérieur partaient ailleurs à la dernière étape. « Nous cherchions à cent kilomètres des gens que nous avions à l’étage du dessous », résume Gwenola Salaün, qui dirige l’agence de Concarneau et siégeait au jury.</p>
      <h2>Noter le raisonnement</h2>
      <p>Les copies étaient anonymes. Le barème accordait un tiers des points à l’analyse des chiffres, un tiers aux questions que le candidat aurait posées au client, le dernier tiers à la décision et à ses conditions. Refuser le prêt n’était pas pénalisé ; l’accorder sans garantie, si.</p>
      <p>Deux surprises ont suivi. Les meilleures copies venaient de petites agences, où le conseiller traite le professionnel et le particulier. Et l’ancienneté ne prédisait rien : trois reçus avaient moins de deux ans de métier.</p>
      <blockquote><p>On m’avait toujours dit que le siège exigeait un master. J’ai un BTS et onze ans de dossiers.</p><p><em>Un lauréat, ancien conseiller à Lannion</em></p></blockquote>
      <h2>Six mois à deux bureaux</h2>
      <p>Les douze reçus ont gardé leur agence deux jours par semaine pendant un semestre. Le reste du temps, ils instruisaient de vrais dossiers sous la signature d’un analyste confirmé. La banque a chiffré l’opération : en comptant les remplacements et la formation, chaque passage lui a coûté, en ordre de grandeur, la moitié d’un recrutement extérieur raté.</p>
      <p>Le dispositif a ses angles morts. Il dépeuple les agences, qu’il faut regarnir, et il suppose des responsables prêts à laisser partir leurs meilleurs éléments. Pour les y aider, la direction a ajouté un critère à leur propre variable : le nombre de collaborateurs promus hors de leur équipe.</p>
      <p>Une deuxième session est prévue. Elle sera ouverte aux assistants commerciaux, et l’épreuve durera une heure de moins.</p>
    `,
    comments: [
      { author: 33, text: 'J’aimerais voir ça dans mon groupe, où la mobilité se joue surtout à la cafétéria.' },
      { author: 151, text: 'Le critère sur le variable des responsables est la vraie bonne idée de l’article.' },
      { author: 290, text: 'Quatre heures sans connexion, c’est l’examen que je n’ai pas repassé depuis le lycée.' },
    ],
    likes: 69,
  },
  {
    title: 'Crédit immobilier : le retour prudent des dossiers longs',
    summary:
      'Vingt-cinq ans, parfois vingt-sept : les durées s’allongent de nouveau. Ce que les règles du Haut Conseil de stabilité financière permettent, et ce que les comités acceptent.',
    dossier: null,
    tags: ['crédit', 'banque', 'taux'],
    author: 'Théo Fabrègues',
    layout: 2,
    daysAgo: 37,
    featured: false,
    body: markup`
      <p>Un couple de Nantes, 4 200 € nets par mois, 25 000 € d’apport. À vingt ans, la mensualité dépasse leur capacité ; à vingt-cinq, elle passe de justesse. C’est ce dossier-là, ni fragile ni confortable, que les conseillers voient revenir.</p>
      <p>Les bornes n’ont pas changé. Depuis 2022, les normes du Haut Conseil de stabilité financière s’imposent aux banques : un taux d’effort de 35 % au plus, assurance comprise, et une durée maximale de vingt-cinq ans. Deux années de différé s’y ajoutent lorsque l’entrée dans les lieux est décalée, en cas d’achat sur plan ou de travaux importants.</p>
      <h2>La marge de 20 %</h2>
      <p>Chaque banque peut s’écarter de ces critères pour un cinquième de sa production trimestrielle. La majeure partie de cette souplesse est réservée à la résidence principale, dont une part aux primo-accédants. Le dossier dérogatoire existe donc ; il se mérite. Au Crédit Kaltenau, à Strasbourg, il faut trois éléments réunis : un reste à vivre nettement supérieur à la norme interne, une épargne conservée après l’achat, une progression de revenu plausible.</p>
      <h2>Allonger coûte cher</h2>
      <p>Cinq ans de plus soulagent la mensualité, pas le total. Pour 200 000 € empruntés à 3,5 %, hors assurance, la mensualité passe d’environ 1 160 € sur vingt ans à 1 000 € sur vingt-cinq. Le coût des intérêts, lui, grimpe de 78 000 à un peu plus de 100 000 €. Un bon conseiller montre les deux chiffres sur la même feuille.</p>
      <blockquote><p>Je sors toujours les deux tableaux. Une fois sur trois, le couple choisit un logement un peu plus petit et garde ses vingt ans.</p><p><em>Une conseillère habitat, Crédit Kaltenau</em></p></blockquote>
      <h2>Un métier qui se recompose</h2>
      <p>Le retour des volumes a relancé les embauches, sur un profil différent. Le conseiller habitat passait ses journées à saisir ; il négocie maintenant l’assurance, calcule un lissage avec un prêt à taux zéro, explique une étiquette énergétique. Les banques régionales recrutent surtout à Rennes, Strasbourg et Montpellier, comme le montrent les <a href="/emploi?keywords=conseiller+habitat">offres de conseiller</a> du moment.</p>
    `,
    comments: [
      { author: 108, text: 'Bonne idée de montrer le total des intérêts : mes clients tombent souvent des nues.' },
    ],
    likes: 29,
  },
  {
    title: 'Banque privée : la relève se forme à Lyon',
    summary:
      'La moitié des banquiers privés en poste partiront d’ici à dix ans, estime une étude de place. À Lyon, une promotion de quinze jeunes apprend le métier à côté de ceux qu’elle remplacera.',
    dossier: 7,
    tags: ['banque', 'premier poste', 'formation'],
    author: 'Odile Marchenoir',
    layout: 1,
    daysAgo: 96,
    featured: false,
    body: markup`
      <p>Ils écoutent, prennent des notes, et n’ont pas le droit de parler. C’est la règle des trois premiers mois : aux rendez-vous, le jeune banquier est présenté, puis se tait. « Le client nous oublie au bout de dix minutes. C’est à ce moment qu’il dit ce qui le préoccupe », sourit Garance, 24 ans, l’une des quinze recrues de la promotion lyonnaise de la Banque Valmont.</p>
      <p>Le métier vieillit. Selon une enquête interne à la profession menée par Carvelle Conseil auprès de trente maisons, l’âge moyen d’un banquier privé approche quarante-neuf ans, et un portefeuille sur deux changera de mains en dix ans. Or un client fortuné ne se transmet pas avec un fichier.</p>
      <h2>Deux ans, quatre apprentissages</h2>
      <p>Le parcours alterne le droit des successions, la fiscalité du dirigeant, l’allocation d’actifs et un thème plus inattendu : la conversation. Un ancien médiateur familial y fait jouer la scène du partage entre trois frères, dont l’un travaille dans l’entreprise.</p>
      <p>La technique se vérifie par l’examen certifié par l’AMF, passé dans les six mois. L’écoute se juge autrement. Chaque recrue rédige après un rendez-vous une note d’une page, que le banquier titulaire compare à la sienne.</p>
      <blockquote><p>Quand les deux notes racontent la même personne, le jeune est prêt.</p><p><em>Gilles Haumont, banquier privé, Banque Valmont</em></p></blockquote>
      <h2>Ce que gagne un débutant</h2>
      <p>Sur notre échantillon d’offres, un assistant de banquier privé débute en ordre de grandeur entre 38 et 44 k€ à Lyon, variable en sus. Le vrai saut vient au moment où l’on reçoit son portefeuille, vers la cinquième année. Avant, la patience fait partie de la rémunération.</p>
      <p>Trois questions aident à choisir sa maison : qui présente le jeune au client, à partir de quand signe-t-il seul, et que se passe-t-il si le titulaire retarde son départ ? La dernière a coûté à la promotion précédente deux de ses meilleurs éléments.</p>
      <p>Les candidatures passent par un stage de six mois. La plupart des <a href="/stages">stages en banque privée</a> commencent en janvier ou en juillet.</p>
    `,
    comments: [
      { author: 276, text: 'Les trois mois de silence, je les ai vécus. On apprend plus qu’en deux ans de cours.' },
      { author: 9, text: 'J’aurais aimé que quelqu’un me pose la question du titulaire qui ne part pas.' },
    ],
    likes: 38,
  },
  {
    title: 'Le plancher de fonds propres expliqué à un chargé d’affaires',
    summary:
      '55 % en 2026, 72,5 % en 2030 : ces pourcentages changent le prix d’un crédit sans apparaître sur aucune offre. Le mécanisme, avec un exemple chiffré.',
    dossier: 1,
    tags: ['bâle', 'risques', 'crédit'],
    author: 'Mehdi Aubrac',
    layout: 2,
    daysAgo: 19,
    featured: false,
    body: markup`
      <p>Vous présentez un bon client, noté par le modèle interne, et la direction financière répond que l’opération « consomme trop ». Derrière ce mot se tient souvent le plancher de fonds propres, pièce maîtresse de la finalisation de Bâle III, que la place appelle Bâle IV.</p>
      <h2>Deux façons de peser un risque</h2>
      <p>Une banque doit détenir des fonds propres en proportion de ses actifs pondérés par le risque. Elle peut appliquer les pondérations du régulateur, dites standard, ou les calculer avec ses propres modèles, s’ils sont validés. Pour une entreprise solide, la différence est grande : 100 % en approche standard si elle n’est pas notée par une agence, parfois 35 % par le modèle.</p>
      <p>Le plancher limite cet avantage. Le total des actifs pondérés issus des modèles ne peut descendre sous une fraction du total standard. Le règlement européen CRR 3, appliqué depuis le 1er janvier 2025, fixe une montée par paliers : 50 % la première année, 55 % en 2026, puis cinq points par an jusqu’à 70 % en 2029, et 72,5 % en 2030.</p>
      <h2>Sur un crédit de 10 millions</h2>
      <p>Avec un modèle à 35 %, le prêt pèse 3,5 M€ d’actifs pondérés. À 72,5 % du standard, il en pèserait 7,25 si le plancher jouait sur cette seule ligne. Pour un objectif de 13 % de fonds propres, la banque immobilise 455 000 € dans un cas, environ 940 000 dans l’autre. Le calcul se fait à l’échelle de l’établissement, jamais ligne à ligne ; il donne malgré tout la direction du vent.</p>
      <p>Le législateur européen a prévu un amortisseur : jusqu’à la fin de 2032, les entreprises sans notation externe mais bien notées en interne, avec une probabilité de défaut d’au plus 0,5 %, peuvent être pesées à 65 % dans le calcul du plancher.</p>
      <h2>Ce que vous pouvez faire</h2>
      <ul>
        <li>Obtenir du client des comptes récents : une note périmée coûte plus cher qu’une mauvaise note.</li>
        <li>Proposer une garantie reconnue par la réglementation, car toutes ne le sont pas.</li>
        <li>Regarder la rentabilité de la relation entière, flux et épargne compris.</li>
      </ul>
      <blockquote><p>Depuis que mes équipes savent lire ce chiffre, elles ne disent plus que les risques bloquent. Elles reviennent avec une autre structure.</p><p><em>Sabine Orcival, directrice de la clientèle d’entreprises, Banque Hautecourbe</em></p></blockquote>
    `,
    comments: [
      { author: 142, text: 'Enfin un exemple avec des montants. Je l’ai fait circuler à mon agence d’entreprises.' },
      {
        author: 367,
        text: 'À noter que le plancher ne mord pas encore chez tout le monde, cela dépend beaucoup du portefeuille.',
      },
    ],
    likes: 42,
  },
  {
    title: 'Affacturage : le métier qui lit les factures des autres',
    summary:
      'Acheter une créance, c’est parier sur celui qui doit payer. Dans les équipes de Toulouse, l’analyste passe plus de temps sur les clients du client que sur le client.',
    dossier: null,
    tags: ['crédit', 'fraude', 'recrutement'],
    author: 'Baptiste Corvec',
    layout: 1,
    daysAgo: 132,
    featured: false,
    body: markup`
      <p>Une PME de mécanique livre pour 80 000 € de pièces. Son client paiera dans soixante jours, maximum légal en France entre entreprises, sauf délai convenu de quarante-cinq jours fin de mois. Les salaires, eux, tombent vendredi. Le factor rachète la facture, verse 90 % tout de suite, encaisse à l’échéance et rend le solde, moins sa commission.</p>
      <p>Sur le papier, rien de plus simple. En pratique, tout tient à une question : la facture est-elle vraie ?</p>
      <h2>Trois appels avant de payer</h2>
      <p>Chez Soixante Jours, à Toulouse, les vingt analystes de l’équipe risques consacrent leur matinée aux vérifications. Le bon de livraison est-il signé par quelqu’un qui existe ? Le montant correspond-il aux commandes habituelles ? Le débiteur reconnaît-il la dette ? « La fraude ressemble toujours à une belle croissance », prévient Damien Loubère, analyste risque et fraude. Une entreprise qui double ses ventes en deux mois avec un seul nouveau client déclenche un examen complet.</p>
      <p>Vient ensuite la <strong>dilution</strong>, c’est-à-dire tout ce qui réduit une facture après coup : avoirs, remises de fin d’année, retours de marchandise. Un fournisseur de la grande distribution peut perdre ainsi 8 % de ses créances sans aucun impayé. L’analyste la calcule sur douze mois et ajuste l’avance.</p>
      <h2>Un bon premier poste</h2>
      <p>Le métier forme vite. En un an, on aura lu deux cents bilans, parlé à des comptables de tous les secteurs, vu passer deux ou trois faillites. Les débutants viennent de masters de finance, de BUT en gestion, et parfois du recouvrement, excellente école de l’oreille.</p>
      <blockquote><p>Au téléphone, un comptable qui hésite sur une date m’apprend plus qu’un ratio.</p><p><em>Damien Loubère, Soixante Jours</em></p></blockquote>
      <p>L’arrivée de la facture électronique déplace le travail. Quand le statut d’une facture, déposée, refusée, payée, circule par une plateforme agréée, une partie des appels devient inutile. Restent les dossiers où la machine voit une facture conforme et où l’analyste, lui, trouve que l’atelier est bien petit pour tant de pièces.</p>
    `,
    comments: [],
    likes: 18,
  },
  {
    title: 'Agences : le conseiller qui ferme la sienne',
    summary:
      'Pendant huit mois, il a annoncé la nouvelle à ses clients, un par un. Récit d’une fermeture préparée, et de ce qu’est devenue l’équipe.',
    dossier: null,
    tags: ['banque', 'mobilité'],
    author: 'Hugo Lantier',
    layout: 2,
    daysAgo: 171,
    featured: false,
    body: markup`
      <p>La plaque est restée sur le mur une semaine de plus que prévu, faute de tournevis adapté. Marc l’a gardée. Il avait ouvert ce bureau d’un bourg du Puy-de-Dôme comme stagiaire, il l’a fermé comme directeur, vingt-six ans après.</p>
      <p>Le Crédit Ardelle a prévenu l’équipe un an à l’avance. Deux mille trois cents clients, quatre salariés, onze passages au guichet par jour : les chiffres ne laissaient guère de place au débat. La manière, si.</p>
      <h2>Appeler avant d’écrire</h2>
      <p>Marc a obtenu que le courrier parte en dernier. D’abord les appels, en commençant par les plus âgés et par ceux qui n’ont pas de voiture. Il tenait un cahier avec une colonne « ce qui lui manquera ». On y lit <em>retirer le mardi</em>, <em>parler de la succession</em>, <em>le coffre</em>. Chaque ligne a reçu une réponse : un distributeur maintenu à la mairie, une permanence le jour du marché, une visite à domicile par trimestre.</p>
      <p>La méthode a un résultat mesurable. Quatorze mois plus tard, la banque avait conservé 93 % des clients de l’agence, contre environ 80 % lors de fermetures précédentes, menées par lettre.</p>
      <h2>Que devient une équipe de quatre ?</h2>
      <p>L’une est passée au centre de relation de Clermont-Ferrand, en télétravail trois jours sur cinq. Un autre a pris l’agence voisine. La troisième a choisi une formation de chargée d’affaires agricoles. Marc forme désormais les directeurs qui vont vivre la même chose.</p>
      <blockquote><p>Une cliente m’a demandé qui lirait désormais avec elle les lettres de sa caisse de retraite. Cela ne figurait dans aucune procédure.</p><p><em>Marc, ancien directeur d’agence</em></p></blockquote>
      <p>De son expérience, il a tiré une fiche que d’autres réseaux lui demandent. Le premier point étonne toujours : désigner, pour chaque client, un interlocuteur par son nom, avant même d’annoncer la date. Le dernier aussi : organiser un verre. Il est venu cent quarante personnes, et un agriculteur a fait un discours sur le taux de 1994.</p>
      <p>Les réseaux cherchent aujourd’hui moins de guichetiers et davantage de <a href="/emploi?keywords=conseiller+professionnels">conseillers professionnels</a>, un métier où connaître le canton reste un avantage.</p>
    `,
    comments: [
      { author: 221, text: 'Très juste. Chez nous la lettre est partie un 23 décembre, on en parle encore.' },
      { author: 84, text: 'Le nom avant la date : je note pour le projet qui nous attend.' },
      { author: 310, text: 'Bel hommage à un métier dont on parle rarement ainsi.' },
    ],
    likes: 44,
  },
  {
    title: 'Virement instantané : dix secondes pour dire non',
    summary:
      'Le virement immédiat est devenu un service ordinaire, et la vérification du bénéficiaire avec lui. Derrière l’écran, les équipes de lutte contre la fraude ont dû réapprendre à décider.',
    dossier: 5,
    tags: ['paiements', 'fraude', 'banque'],
    author: 'Inaya Morvillers',
    layout: 1,
    daysAgo: 58,
    featured: false,
    body: markup`
      <p>Dix secondes. C’est le temps dont dispose une banque de la zone euro pour exécuter un virement instantané, à toute heure, dimanche compris. L’analyste qui rappelait un client avant de libérer une somme suspecte a perdu son meilleur outil : le délai.</p>
      <p>Le règlement européen de 2024 s’est appliqué en deux temps. Depuis janvier 2025, chaque banque de la zone euro doit pouvoir recevoir ces virements ; depuis le 9 octobre 2025, elle doit aussi permettre d’en envoyer, sans les facturer plus cher qu’un virement classique, et vérifier que le nom saisi correspond au titulaire du compte.</p>
      <h2>Un nom, quatre réponses</h2>
      <p>La vérification renvoie l’un de ces résultats : le nom correspond, il correspond presque, il ne correspond pas, la vérification est impossible. Le deuxième cas occupe tout le monde. « Menuiserie Lebrun » et « SARL Lebrun &amp; fils » sont-ils le même artisan ? La banque affiche le nom du titulaire et laisse le client décider. Si elle n’a pas fait cette vérification et que l’argent part chez un autre, elle peut devoir rembourser.</p>
      <h2>Trois cents règles, puis un score</h2>
      <p>Chez Trébuchet, qui surveille les flux de plusieurs établissements, un modèle attribue une note à chaque ordre en quelques dizaines de millisecondes : ancienneté du bénéficiaire, heure, appareil, montant rapporté aux habitudes. Au-dessus d’un seuil, l’ordre est bloqué et le client prévenu.</p>
      <p>Le réglage du seuil est une affaire d’humains. Trop bas, il arrête les acomptes des notaires ; trop haut, il laisse passer le faux conseiller qui tient sa victime au téléphone. Les équipes révisent leurs règles chaque semaine et gardent un échantillon d’ordres acceptés, relus après coup pour mesurer ce qui leur a échappé.</p>
      <blockquote><p>Nous bloquons environ un ordre sur deux mille. Chaque lundi, nous rappelons dix clients arrêtés à tort pour comprendre ce qui nous a trompés.</p><p><em>Une responsable de la lutte contre la fraude</em></p></blockquote>
      <p>Les profils recherchés mêlent données et terrain. D’anciens conseillers, habitués à la voix des clients, travaillent à côté de statisticiens ; les astreintes de nuit, nouvelles dans ce métier, se paient et se négocient.</p>
    `,
    comments: [
      { author: 131, text: 'Les correspondances partielles représentent chez nous l’essentiel des appels au support.' },
      {
        author: 247,
        text: 'Bien vu, l’échantillon relu après coup. On mesure trop souvent ce que l’on bloque, jamais ce qui passe.',
      },
    ],
    likes: 35,
  },
  {
    title: 'Prêter sur des barriques : une journée avec une inspectrice de stocks',
    summary:
      'À la Banque Thévenard, le gage dort en cave et se bonifie avec les années. Encore faut-il vérifier qu’il est toujours là, et que c’est bien le même vin.',
    dossier: null,
    tags: ['crédit', 'risques', 'premier poste'],
    author: 'Odile Marchenoir',
    layout: 2,
    daysAgo: 217,
    featured: false,
    body: markup`
      <p>Sept heures trente, douze degrés, une lampe frontale. Élodie tape du doigt sur une barrique, écoute, note. Le son grave dit que le fût est plein. Elle en sondera trente sur deux cent quarante, choisis le matin même par tirage au sort, pour que personne ne sache lesquels.</p>
      <p>Le vigneron qui l’accueille a emprunté 900 000 € pour payer le raisin, les salaires et l’attente. Son vin se vendra dans deux ans. En garantie, il a donné son stock : un <strong>gage sans dépossession</strong>, qui lui laisse la garde de la marchandise et donne à la banque un droit sur elle, inscrit dans un registre public.</p>
      <h2>Ce qu’il faut vérifier</h2>
      <p>Le volume, d’abord, rapproché de la déclaration de récolte et du registre de cave. L’identité, ensuite : une appellation vaut cinq fois l’autre, et une étiquette à la craie s’efface. La valeur, enfin, fixée d’après les cours du négoce en vrac, moins une décote qui peut atteindre 40 %. La banque prête sur ce qui resterait après une vente pressée, un mois de mauvaise saison.</p>
      <ul>
        <li>Un fût vide dans l’échantillon : on recompte la rangée.</li>
        <li>Deux fûts : on recompte la cave.</li>
        <li>Un lot vendu sans que la banque ait été prévenue : le dossier remonte le jour même.</li>
      </ul>
      <h2>Un métier d’entre-deux</h2>
      <p>Élodie a fait un BTS viticulture, puis une licence de gestion. Ils sont six dans l’équipe, dont un ancien caviste et une comptable. La banque leur apprend le droit des sûretés en trois semaines ; le reste s’acquiert dans les caves, en hiver surtout.</p>
      <blockquote><p>Je ne goûte jamais. Un inspecteur qui donne son avis sur le vin n’est plus un inspecteur.</p><p><em>Élodie, Banque Thévenard</em></p></blockquote>
      <p>Le même raisonnement s’applique ailleurs, aux grumes d’une scierie, aux fromages en affinage, aux pièces détachées d’un atelier. Partout, l’inspection physique résiste à la photographie et au capteur, parce que le faux stock est une fraude aussi vieille que le crédit.</p>
      <p>À midi, la rangée est juste. Il manque onze litres sur près de sept mille : la part des anges, prévue au contrat.</p>
    `,
    comments: [
      { author: 42, text: 'On compte aussi les meules de comté, avec un petit marteau. Même oreille, autre odeur.' },
    ],
    likes: 27,
  },
]
