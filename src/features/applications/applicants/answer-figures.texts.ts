import { plural } from '#platform/french.ts'

export const figuresTexts = {
  rate: (rate: number) => `Répond à ${rate}\u202f% des candidatures`,
  median: (days: number) => (days === 0 ? 'en moins d’un jour en général' : `en ${plural(days, 'jour')} en général`),
  how: 'Comment c’est mesuré',
  method: (due: number) =>
    `Sur les ${due} dernières candidatures reçues par Florin depuis un an qui devaient avoir une réponse\u202f: un message, un entretien, un oui ou un non. Consulter un profil n’est pas répondre. Les candidatures retirées sans réponse, et celles dont le délai annoncé court encore, ne comptent pas. Le délai est la médiane\u202f: la moitié des réponses arrive plus tôt.`,
} as const
