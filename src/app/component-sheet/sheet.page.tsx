import '#ui/styles/kit.css'
import { ChoicesSection, FieldsSection } from './sheet-forms.tsx'
import { ButtonsSection, ChipsSection, ColoursSection, TypeSection } from './sheet-basics.tsx'
import { IdentitySection, ListingSection, NavigationSection, TableSection, TabsSection } from './sheet-data.tsx'
import { ListSection } from './sheet-list.tsx'
import { MessagesSection, WaitingSection } from './sheet-messages.tsx'

const SECTIONS = [
  ['couleurs', 'Couleurs', ColoursSection],
  ['typographie', 'Typographie', TypeSection],
  ['boutons', 'Boutons', ButtonsSection],
  ['champs', 'Champs', FieldsSection],
  ['choix', 'Choix', ChoicesSection],
  ['puces', 'Puces et badges', ChipsSection],
  ['onglets', 'Onglets', TabsSection],
  ['messages', 'Dialogue et messages', MessagesSection],
  ['attente', 'Attente et vides', WaitingSection],
  ['tableau', 'Tableau', TableSection],
  ['identites', 'Identités', IdentitySection],
  ['annonce', 'Annonce', ListingSection],
  ['liste', 'Liste avec filtres', ListSection],
  ['navigation', 'Navigation', NavigationSection],
] as const

/** Every piece of src/ui in its states. Built in development only. */
export default function ComponentSheet() {
  return (
    <div className="wrap kit">
      <h1 className="display">Composants</h1>
      <p className="muted">Chaque pièce dans ses états. Le thème se change au pied de la page.</p>
      <nav className="kit__nav" aria-label="Sommaire">
        {SECTIONS.map(([id, title]) => (
          <a key={id} className="chip" href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {SECTIONS.map(([id, title, Section]) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Section />
        </section>
      ))}
    </div>
  )
}
