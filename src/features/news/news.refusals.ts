import { defineRefusals } from '#platform/refusals.ts'

export const newsRefusals = defineRefusals({
  'news/already_liked': { status: 409, message: 'Vous avez déjà liké cet article' },
  'news/not_liked': { status: 409, message: 'Vous n\u2019avez pas encore liké cet article' },
})
