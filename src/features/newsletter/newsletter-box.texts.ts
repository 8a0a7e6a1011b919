export const LETTER = 'La lettre du mardi'

export const boxTexts = {
  title: LETTER,
  lead: 'L’essentiel de l’emploi en finance, en cinq minutes.',
  email: 'Adresse e-mail',
  placeholder: 'vous@exemple.fr',
  consent: 'J’accepte de recevoir la lettre. Désinscription en un clic.',
  submit: 'S’abonner',
  submitting: 'Abonnement…',
}
