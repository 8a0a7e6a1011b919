/** How jobs in banking, insurance and audit are really written: nothing of it is to be held against anybody. */
export const innocentSentences = `
5 ans d’expérience minimum en audit ou en contrôle interne.
Vous avez plus de 20 ans d’expérience en banque privée.
Expérience de 10 à 15 ans en direction financière.
Entre 16 et 20 ans d’expérience dans la réassurance seraient appréciés.
Entreprise de plus de 30 ans, nous gérons 4 milliards d’euros d’encours.
Une banque centenaire, fondée en 1902 à Lyon.
Depuis plus de 40 ans, notre cabinet accompagne les PME de la région.
Née en 1987, notre société de gestion compte 60 collaborateurs.
Notre groupe existe depuis 75 ans et emploie 1 900 personnes.
Vous accompagnez les clients de moins de 26 ans dans leur premier crédit.
Vous proposez l’offre jeunes actifs aux clients de 18 à 30 ans.
Financement de prêts immobiliers d’une durée de moins de 25 ans.
Portefeuille d’obligations de maturité de 20 à 30 ans.
Analyse des engagements de retraite : âge de départ, tables de mortalité.
Vous tarifez des garanties décès avec une limite d’âge à la souscription.
Aucune limite d’âge pour ce poste.
Nous recrutons quel que soit votre âge, votre sexe ou votre origine.
La pyramide des âges de la direction est équilibrée.
Poste ouvert aux juniors comme aux seniors.
Auditeur senior, vous encadrez deux assistants.
Nous sommes une jeune entreprise innovante de quarante personnes.
Vous analysez des jeunes pousses de la fintech.
Vous formez les jeunes collaborateurs du cabinet.
Débutants acceptés, une formation interne de six semaines est prévue.
Débutants s’abstenir : le poste demande une pratique des IFRS.
Index de l’égalité professionnelle femmes-hommes : 94/100.
Nous visons la parité entre les femmes et les hommes au comité de direction.
Nous recherchons un homme ou une femme de terrain.
Assurance homme clé et prévoyance du dirigeant.
Charge estimée à 40 jours-hommes.
Notre réseau féminin anime des ateliers de mentorat.
Nous recherchons une ou un analyste crédit à Lille.
Remplacement d’un congé maternité de six mois.
Congé maternité et paternité payés à 100 %.
Places en crèche et jours enfant malade.
Vous indemnisez des contrats de prévoyance maternité.
Conseil aux célibataires et aux couples sur la fiscalité de leur foyer.
Vous conseillez nos clients mariés sur leur régime matrimonial.
Entreprise familiale à taille humaine.
Vous rejoignez un family office parisien.
Calcul des allocations familiales et du supplément familial.
Équilibre entre vie professionnelle et vie familiale.
Nous recrutons sans distinction de situation de famille.
Plus de quarante nationalités travaillent au siège de Luxembourg.
Toutes les nationalités sont les bienvenues.
Vérification de l’origine des fonds et des bénéficiaires effectifs.
Autorisation de travail en France nécessaire.
Anglais courant, l’allemand est un plus.
Bilingue anglais (C1), à l’écrit comme à l’oral.
Applications cloud natives sur Azure.
Vous mettez l’accent sur la qualité des livrables.
Clients résidant à l’étranger, fiscalité des non-résidents.
Agence d’une ville de 20 000 habitants, au cœur du Jura.
Vous maîtrisez la notion de résidence fiscale.
Télétravail possible où que vous habitiez en France.
Domiciliation des revenus des clients et ouverture de comptes bancaires.
Assurance santé et prévoyance prises en charge à 70 %.
Mutuelle familiale, tickets restaurant, RTT.
Vous suivez la bonne santé financière des entreprises du portefeuille.
Vous vérifiez la bonne santé du bilan de nos contreparties.
Responsable santé collective, branche courtage.
Prévention des risques : santé et sécurité au travail.
Handicap : poste ouvert aux personnes en situation de handicap.
À compétences égales, priorité aux travailleurs handicapés.
Notre mission handicap aménage chaque poste sur demande.
Poste accessible aux personnes en situation de handicap, RQTH bienvenue.
Bonne présentation des états financiers et des annexes.
Excellente présentation orale devant le comité de crédit.
Vous préparez la présentation des comptes au commissaire aux comptes.
Tenue professionnelle de rigueur en agence.
Connaissance de la finance islamique appréciée.
Diplômé de l’Université catholique de Lille ou équivalent.
Relations avec les organisations syndicales et le CSE.
Montage de crédits syndiqués et de prêts non syndiqués.
Poste ouvert quelles que soient vos opinions politiques ou syndicales.
Analyse du risque politique et souverain des pays émergents.
Nous luttons contre toutes les discriminations, orientation sexuelle comprise.
Casier judiciaire vierge, exigé par l’article L500-1 du Code monétaire et financier.
Calcul des frais de dossier et du TAEG des crédits à la consommation.
Les frais de dossier sont offerts aux clients de l’agence.
Détachement des coupons obligataires et suivi des échéances.
Contrôle des RIB fournisseurs et lutte contre la fraude au virement.
Vous traitez les oppositions sur carte bancaire de nos clients.
Surveillance des flux reçus par Western Union et MoneyGram.
Émission de cautions bancaires et de garanties de marché.
Vous analysez l’apport personnel des emprunteurs.
Rémunération fixe de 38 à 44 k€, variable de 10 %.
Salaire minimum garanti par la convention collective des banques.
Vous conseillez des placements à revenus complémentaires pour la retraite.
Support des clients par WhatsApp Business et par téléphone.
Cartes cadeaux et chèques-vacances du CSE.
Remboursement à 50 % des transports, prime d’intéressement.
Inscrit à l’ORIAS sous le numéro 07 023 456.
RCS Paris 552 120 222, capital de 12 500 000 €.
Clôture du 01/01/2026 au 31/12/2026.
Contrat du 01/09/2026-31/08/2028, alternance de 24 mois.
Encours de 06 12 M€ en 2025 et 2026.
Développement en VB.NET et ASP.NET, Excel et VBA.
Normes IFRS 9, IFRS 16 et IAS 36.
Permis B nécessaire, déplacements deux jours par semaine.
Vous êtes à l’aise à l’oral et aimez convaincre.
Pilotage du ratio LCR et du NSFR.
Vous participez aux travaux de clôture (J+5).
Contrôle de 1er niveau, LCB-FT et connaissance du client (KYC).
Vous rejoignez une équipe dynamique de douze personnes.
Vous managez une équipe de 12 à 20 personnes.
Gestion de sinistres corporels et invalidité.
Vous gérez les rentes d’invalidité et d’incapacité de nos assurés.
Signature électronique et coffre-fort numérique pour les clients.
Nous ne demandons jamais d’argent aux candidats.
Vous contrôlez les pièces d’identité remises par les clients.
Un livret d’accueil et un parrain dès le premier jour.
Vous instruisez les dossiers de crédit jusqu’à 500 000 €.
Vous présentez vos conclusions aux associés et aux clients.
Analyse des comptes de sociétés de 20 à 50 salariés.
Vous assurez le suivi de 30 à 40 dossiers par an.
Une agence de 25 ans d’existence, rénovée en 2024.
Bail de moins de 18 ans et amortissement sur 20 à 30 ans.
Équipe mixte et paritaire, encadrée par une directrice.
Vous êtes en relation avec les mutuelles et les caisses de retraite.
Connaissance du règlement européen DORA et de la directive IDD.
Vous préparez le DSCG ou le mémoire d’expertise comptable.
Formation interne prise en charge par l’entreprise.
Le matériel est fourni dès le premier jour, sans caution.
Le poste est à pourvoir à Saint-Denis (93) dès que possible.
`
  .trim()
  .split('\n')

/** Debatable: told, never refused. */
export const debatableSentences: [sentence: string, code: string][] = [
  ['Poste ouvert aux [jeunes diplômés] d’école de commerce.', 'discrimination/age'],
  ['Vous êtes [jeune diplômé(e)] d’un master finance.', 'discrimination/age'],
  ['Rejoignez une [équipe jeune et dynamique].', 'discrimination/age'],
  ['Une [jeune équipe] de huit personnes.', 'discrimination/age'],
  ['Contrat d’apprentissage, [moins de 30 ans] selon la loi.', 'discrimination/age'],
  ['[De nationalité française], condition légale de l’habilitation secret défense.', 'discrimination/nationalite'],
  ['Anglais, niveau [langue maternelle].', 'discrimination/origine'],
  ['[Excellente présentation] et sens du service.', 'discrimination/apparence'],
  ['[CV avec photo] souhaité.', 'discrimination/apparence'],
  ['[Bonne condition physique] appréciée.', 'discrimination/sante'],
  ['[Vous habitez] à proximité de l’agence.', 'discrimination/residence'],
  ['Plus d’informations sur [banque-des-salines.fr].', 'contact/lien'],
  ['Un [revenu complémentaire] à la portée de tous.', 'fraude/promesse'],
  ['Poste [réservé aux personnes handicapées].', 'discrimination/handicap'],
]
