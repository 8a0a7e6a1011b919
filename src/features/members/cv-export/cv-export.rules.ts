import { defineRefusals } from '#platform/refusals.ts'

export const importRefusals = defineRefusals({
  'cv_export/no_json': {
    status: 422,
    message: 'Ce fichier n’est pas du JSON. Choisissez un fichier au format JSON Resume.',
  },
  'cv_export/wrong_resume': {
    status: 422,
    message: 'Ce fichier n’est pas au format JSON Resume. Corrigez-le, puis réessayez.',
  },
})
