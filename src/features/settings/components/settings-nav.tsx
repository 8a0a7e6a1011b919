import { Bell, Download, MonitorSmartphone, ShieldCheck, TriangleAlert, UserRound } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { settingsTexts } from '../settings.texts.ts'

const { sections } = settingsTexts
const icons = {
  informations: UserRound,
  securite: ShieldCheck,
  sessions: MonitorSmartphone,
  notifications: Bell,
  donnees: Download,
  danger: TriangleAlert,
}

export const SettingsNav = () => (
  <nav className="set__nav" aria-label="Rubriques">
    <ul className="set__links">
      {(Object.keys(icons) as (keyof typeof icons)[]).map((id) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Icon of={icons[id]} />
            {sections[id]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
