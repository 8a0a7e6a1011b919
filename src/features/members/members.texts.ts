/** The photo of a member. */
export const photoTexts = {
  title: 'Photo',
  drop: 'Déposez une photo',
  send: 'Enregistrer la photo',
  hint: 'Le carré que vous choisissez est gardé, celui du milieu sinon, et ce que l’appareil y a noté (lieu, date, modèle) est effacé. Elle est visible par qui peut voir votre profil.',
  remove: 'Supprimer la photo',
  sent: 'Photo enregistrée.',
  removed: 'Photo supprimée.',
} as const
