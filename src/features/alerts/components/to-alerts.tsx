import { useSeeksWork } from '#platform/use-role.ts'
import { ButtonLink } from '#ui/button.tsx'
import { alertTexts as texts } from '../alerts.texts.ts'

/** The way to one's alerts; who recruits or administers has none. */
export function ToAlerts({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  if (!useSeeksWork()) return null
  return (
    <ButtonLink to="/alertes" variant={variant} size="large" block>
      {texts.toAlerts}
    </ButtonLink>
  )
}
