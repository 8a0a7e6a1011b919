import { formatDate, plural } from '#platform/french.ts'

const day = (iso: string): string => formatDate(new Date(iso))

export const creditsTexts = {
  title: 'Crédits',
  lead: (balance: number, renews: string) =>
    `${plural(balance, 'crédit', 'crédits')} jusqu’au ${day(new Date(Date.parse(renews) - 86_400_000).toISOString())}. 15 nouveaux le ${day(renews)}, sans report.`,
  method:
    'Publier une offre, débloquer un profil ou remettre en ligne une offre terminée coûte 1\u00a0crédit. Une offre refusée est remboursée. Un profil débloqué reste ouvert 90\u00a0jours.',
  export: 'Exporter (CSV)',
  columns: { at: 'Date', what: 'Mouvement', by: 'Par', amount: 'Crédits', balance: 'Solde' },
  none: 'Aucun mouvement',
  noneText: 'Chaque crédit reçu ou dépensé s’inscrira ici.',
  site: 'Florin',
}

export const quoteTexts = {
  title: 'Plus de crédits',
  lead: 'Dites combien il vous en faut\u202f: nous envoyons un devis sous 24\u00a0h. Les crédits ajoutés valent jusqu’à la fin du mois où ils le sont.',
  credits: 'Nombre de crédits',
  ask: 'Demander un devis',
  asking: 'Envoi…',
  sent: 'Votre demande de devis est envoyée. Nous répondons sous 24\u00a0h.',
  waiting: (credits: number, asked: string) =>
    `Devis demandé le ${day(asked)} pour ${plural(credits, 'crédit', 'crédits')}. Nous répondons sous 24\u00a0h, par e-mail.`,
}
