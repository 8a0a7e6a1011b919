const dayAndHour = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** « 12 mars 2026 à 14:05 », as clocks in Paris show it. */
export const formatDateTime = (date: Date | string): string => dayAndHour.format(new Date(date))
