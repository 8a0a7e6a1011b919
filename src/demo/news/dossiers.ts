/** An article names its dossier by its place in this list. */
export const sampleDossiers: readonly { title: string; summary: string }[] = [
  {
    title: 'Salaires 2026',
    summary:
      'Fixes, variables, bonus différés, transparence : ce que paient les métiers de la finance, et comment lire une proposition avant de la signer.',
  },
  {
    title: 'Bâle IV, ce qui change',
    summary:
      'La fin de Bâle III vue depuis les bureaux : plancher de fonds propres, risque de marché, modèles et contrôles, avec des exemples chiffrés.',
  },
  {
    title: 'Réussir le DSCG',
    summary:
      'Choisir sa voie, organiser ses révisions, trouver un sujet de mémoire et préparer le stage d’expertise comptable : le parcours, étape par étape.',
  },
  {
    title: 'Femmes et salles de marché',
    summary:
      'Attribution des clients, retours de congé, accès aux directions : des récits et des mesures, sur les plateaux comme dans les états-majors.',
  },
  {
    title: 'Finance durable, les vrais métiers',
    summary:
      'Lire un cadre d’émission, vérifier une tonne de CO2, classer un fonds : le travail qui se cache derrière les intitulés verts.',
  },
  {
    title: 'Fraude et blanchiment : ceux qui veillent',
    summary:
      'Alertes, faux recruteurs, confirmations truquées, homonymes : enquête sur les équipes qui arrêtent l’argent sale, et sur leur façon de recruter.',
  },
  {
    title: 'Assurance : le climat entre dans les comptes',
    summary:
      'Sécheresse, grêle, gel, tempêtes : comment le risque se mesure, se partage et se règle, des parcelles de blé aux traités de réassurance.',
  },
  {
    title: 'Premier poste',
    summary:
      'Entretien, alternance, première saison d’audit, apprentissage de la banque privée : ce qu’il faut savoir pour entrer dans la finance et y rester.',
  },
]
