import { Mail, Phone } from 'lucide'
import { Engraving } from '#ui/engraving.tsx'
import { Icon } from '#ui/icon.tsx'
import { clientTexts } from '../../accounts-pages.texts.ts'

const { sales } = clientTexts

/** How companies reach people of the house. */
export function ClientContact({ title, body }: { title: string; body: string }) {
  return (
    <aside className="door__side" aria-labelledby="contact-client">
      <Engraving kind="medal" seed="Espace entreprise" className="door__eng" />
      <h2 className="display door__claim" id="contact-client">
        {title}
      </h2>
      <p>{body}</p>
      <ul className="door__contact">
        <li>
          <Icon of={Phone} />
          <a href={sales.phoneHref}>{sales.phone}</a>
        </li>
        <li>
          <Icon of={Mail} />
          <a href={`mailto:${sales.email}`}>{sales.email}</a>
        </li>
      </ul>
    </aside>
  )
}
