import type { LegalText } from './legal.rules.ts'
import { TERMS_VERSION } from './legal.rules.ts'

export const terms: LegalText = {
  version: TERMS_VERSION,
  title: 'Conditions générales d’utilisation',
  description:
    'Les conditions générales d’utilisation de Florin\u202f: services, devoirs de chacun, suspension, données personnelles, propriété intellectuelle, droit applicable.',
  lead: 'Ce que Florin vous doit, ce que vous lui devez, en neuf articles.',
  articles: [
    {
      title: 'Définitions',
      paragraphs: [
        'Le «\u202fsite\u202f» est Florin, service en ligne d’emploi et de réseau professionnel consacré à la banque, à l’assurance, à l’audit et à la finance d’entreprise. L’«\u202féditeur\u202f» est la société qui le publie, nommée dans les mentions légales.',
        'Un «\u202fvisiteur\u202f» consulte le site sans compte. Un «\u202fcandidat\u202f» y tient un espace personnel pour chercher un emploi, un stage ou une alternance. Un «\u202frecruteur\u202f» y agit pour le compte d’une entreprise cliente. Tous sont des «\u202futilisateurs\u202f».',
        'L’«\u202fespace personnel\u202f» est la partie du site à laquelle un compte donne accès. Un «\u202fcontenu\u202f» est tout ce qu’un utilisateur y dépose\u202f: profil, CV, offre, message, avis, image.',
      ],
    },
    {
      title: 'Accès au site',
      paragraphs: [
        'La consultation des offres et des pages des entreprises est libre et gratuite. Créer un compte de candidat est gratuit. Il faut avoir seize ans au moins, donner des renseignements exacts et une adresse e-mail que l’on relève soi-même.',
        'Vos identifiants vous sont personnels. Choisissez un mot de passe que vous n’utilisez nulle part ailleurs, activez la double authentification si vous le pouvez, et prévenez-nous sans attendre si quelqu’un d’autre s’en est servi.',
        'Nous faisons de notre mieux pour que le site soit toujours disponible. Il peut être interrompu pour maintenance ou par un événement qui nous échappe\u202f; les coûts de connexion restent à votre charge.',
      ],
    },
    {
      title: 'Services',
      paragraphs: [
        'Florin publie des offres d’emploi, de stage et d’alternance, permet de les rechercher, d’être averti des nouvelles et de consulter les pages des entreprises qui recrutent. L’inscription ne garantit ni entretien ni embauche.',
        'Les résultats d’une recherche par mots-clés sont classés selon leur pertinence, puis selon leur date\u202f; sans mot-clé, selon leur date. Une offre dont la mise en avant a été accordée porte la mention «\u202fSponsorisé\u202f».',
        'Les services proposés aux entreprises font l’objet d’un devis et de conditions particulières, qui l’emportent sur les présentes en cas de contradiction.',
      ],
    },
    {
      title: 'Devoirs des utilisateurs et suspension',
      paragraphs: [
        'Vous vous engagez à ne déposer que des contenus exacts, licites et dont vous détenez les droits\u202f; à respecter les autres utilisateurs\u202f; à ne pas injurier, harceler, discriminer, ni usurper l’identité d’autrui\u202f; à n’extraire du site ni la base des offres ni les données de ses membres, hors des flux et de l’interface de programmation que nous publions.',
        'Une offre d’emploi correspond à un poste réel, ne demande aucun paiement au candidat et n’écarte personne pour un motif interdit par la loi.',
        'En cas de manquement, un administrateur peut suspendre l’espace personnel, en motivant sa décision. L’intéressé en est averti par e-mail et peut répondre. Pendant la suspension, la connexion est impossible et les contenus publiés sont masqués\u202f; ils reparaissent si elle est levée. Un manquement grave ou répété peut entraîner la fermeture du compte.',
      ],
    },
    {
      title: 'Responsabilités de l’éditeur',
      paragraphs: [
        'Nous exploitons le site avec soin et répondons des dommages causés par notre faute. Nous ne sommes partie ni au recrutement ni au contrat de travail qui peut en résulter.',
        'Les offres et les contenus sont rédigés sous la responsabilité de ceux qui les déposent. En tant qu’hébergeur de ces contenus, nous retirons promptement ceux qui sont manifestement illicites dès qu’ils nous sont signalés, et disons à chacun ce qui a été décidé et comment le contester.',
        'Le site contient des liens vers d’autres sites, dont nous ne maîtrisons pas le contenu.',
      ],
    },
    {
      title: 'Confidentialité et données personnelles',
      paragraphs: [
        'Vos données sont traitées conformément au règlement (UE) 2016/679 du 27\u00a0avril\u00a02016 (RGPD) et à la loi n°\u00a078-17 du 6\u00a0janvier\u00a01978 modifiée. Elles servent à tenir votre compte, à vous présenter des offres, à vous envoyer les messages que vous avez demandés et à protéger le site. Elles ne sont ni vendues ni louées.',
        'Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité\u202f: vous pouvez exporter vos données et supprimer votre compte vous-même, à tout moment, depuis vos paramètres. Vous pouvez aussi saisir la Commission nationale de l’informatique et des libertés (www.cnil.fr).',
        'Le site n’utilise que les cookies nécessaires à son fonctionnement\u202f: votre session, le pays choisi, l’appareil que vous avez déjà utilisé, une inscription ou une connexion en cours. Il ne contient ni publicité ciblée ni traceur d’un tiers.',
      ],
    },
    {
      title: 'Propriété intellectuelle',
      paragraphs: [
        'Le site, ses textes, ses gravures, son nom, sa base de données et ses logiciels sont protégés. Toute reproduction ou extraction substantielle sans notre accord écrit est interdite.',
        'Vous gardez tous vos droits sur les contenus que vous déposez. Vous nous accordez, pour le temps où ils restent en ligne, une licence gratuite et non exclusive de les héberger, de les reproduire et de les montrer aux seules fins du service.',
      ],
    },
    {
      title: 'Durée',
      paragraphs: [
        'Les présentes conditions s’appliquent dès la première visite et, pour un utilisateur inscrit, jusqu’à la suppression de son espace personnel, qu’il peut demander à tout moment et sans motif.',
        'Nous pouvons les modifier. La nouvelle version porte sa date et est annoncée aux utilisateurs inscrits avant de s’appliquer à eux.',
      ],
    },
    {
      title: 'Droit applicable et litiges',
      paragraphs: [
        'Les présentes conditions sont régies par le droit français. En cas de différend, écrivez-nous d’abord\u202f: nous cherchons une solution amiable avant toute autre démarche.',
        'À défaut d’accord, le litige est porté devant les tribunaux français compétents, sans préjudice des règles plus favorables dont bénéficient les consommateurs.',
      ],
    },
  ],
}
