import { defineRefusals } from '#platform/refusals.ts'

/** Why nothing was read. */
export const readingRefusals = defineRefusals({
  'cv_text/old_word': {
    status: 422,
    message: 'Le texte d’un fichier DOC ne peut pas être lu. Enregistrez votre CV en PDF ou en DOCX, puis réessayez.',
  },
  'cv_text/unreadable': {
    status: 422,
    message: 'Ce CV n’a pas pu être lu. Enregistrez-le de nouveau en PDF, puis réessayez.',
  },
  'cv_text/no_text': {
    status: 422,
    message:
      'Ce CV est une image\u202f: il ne contient aucun texte à lire. Enregistrez-le en PDF depuis votre traitement de texte.',
  },
})
