import type { PersonalData } from '#platform/server/personal-data.ts'
import { at, out, same, under } from '#platform/server/personal-data.ts'
import { allChoices, allNotifications } from './notifications.service.ts'

export const notificationsData: PersonalData = {
  tables: {
    notifications: {
      ...under('notifications.0', 'id title body path created_at'),
      read_at: at('notifications.0.read'),
      account_id: same,
      event: out('its title says it'),
    },
    notification_choices: { ...under('choices.0', 'event site mail'), account_id: same },
  },
  explains: {
    notifications: 'vos notifications',
    choices: 'ce dont vous avez choisi d’être averti, sur le site et par e-mail',
  },
  read: async ({ db }, { accountId }) => {
    const [notifications, choices] = await Promise.all([allNotifications(db, accountId), allChoices(db, accountId)])
    return { notifications, choices }
  },
}
