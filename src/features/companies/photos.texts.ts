import { ofName, plural } from '#platform/french.ts'

const NARROW = '\u202f'

export const photosTexts = {
  heading: 'L’entreprise en images',
  title: (count: number) => plural(count, 'photo'),
  all: 'Toutes les photos',
  none: 'Aucune photo',
  noneHint: (name: string) => `${name} n’a pas encore publié de photos.`,
  noneNext: 'Voir le profil',
  list: (name: string) => `Photos ${ofName(name)}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  scrollBack: 'Images précédentes',
  scrollOn: 'Images suivantes',
  close: 'Fermer',
  position: (index: number, total: number) => `${index}${NARROW}/${NARROW}${total}`,
  announce: (index: number, total: number, caption: string) => `Photo ${index} sur ${total}${NARROW}: ${caption}`,
}
