import { Circle, CircleCheck } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { passwordCriteria } from '../accounts.rules.ts'

/** What a password must have, each line marked as it is met. */
export const PasswordCriteria = ({ password, id }: { password: string; id: string }) => (
  <ul className="set__criteria" id={id} aria-label="Critères du mot de passe">
    {passwordCriteria.map(({ key, label, met }) => {
      const isMet = met(password)
      return (
        <li key={key} className={isMet ? 'is-met' : undefined}>
          <Icon of={isMet ? CircleCheck : Circle} small />
          {label}
          <span className="vh">{isMet ? ' (respecté)' : ' (manquant)'}</span>
        </li>
      )
    })}
  </ul>
)
