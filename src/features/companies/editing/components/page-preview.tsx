import type { ReactNode } from 'react'
import { formatCount } from '#platform/french.ts'
import { Cover, Logo } from '#ui/identity.tsx'
import { companiesTexts } from '../../companies.texts.ts'
import type { CompanySize } from '../../companies.rules.ts'
import { editingTexts } from '../editing.texts.ts'
import type { CompanyPage } from './field-block.tsx'

const texts = editingTexts.preview

const Shown = ({ changed, children }: { changed: boolean; children: ReactNode }) => (
  <div className={changed ? 'firmedit__new' : undefined}>{children}</div>
)

/** The draft as the page would show it; a gold edge marks what is not published yet. */
export function PagePreview({ page }: { page: CompanyPage }) {
  const { company, photos, texts: words, figures } = page
  const value = { ...words.values, ...figures.values }
  const changed = new Set([...words.changed, ...figures.changed])
  const facts = [
    { name: 'employees', label: texts.employees, shown: value.employees && formatCount(Number(value.employees)) },
    { name: 'size', label: texts.size, shown: companiesTexts.sizes[value.size as CompanySize] },
    { name: 'founded_year', label: texts.founded, shown: value.founded_year },
  ].filter(({ shown }) => shown)
  return (
    <section className="firmedit__side" aria-labelledby="apercu">
      <h2 id="apercu">{texts.title}</h2>
      <div className="card card--pad firmedit__see">
        <Cover seed={company.name} kind="card" className="firmedit__cover" />
        <Logo {...company} size={56} />
        <p className="display">{company.name}</p>
        <Shown changed={changed.has('tagline')}>
          <p className="muted">{value.tagline}</p>
        </Shown>
        <p className="small">{company.city}</p>
        {value.about && (
          <Shown changed={changed.has('about')}>
            <p>{value.about}</p>
          </Shown>
        )}
        {photos.items.length > 0 && (
          <Shown changed={photos.changed.length > 0}>
            <div className="firmedit__strip">
              {photos.items.slice(0, 3).map(({ path }) => (
                <img key={path} src={path} alt="" width={102} height={68} loading="lazy" />
              ))}
            </div>
          </Shown>
        )}
        <dl className="firmedit__facts">
          {facts.map(({ name, label, shown }) => (
            <div key={name} className={changed.has(name) ? 'firmedit__new' : undefined}>
              <dt className="muted">{label}</dt>
              <dd className="num">{shown}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="small muted">{texts.gold}</p>
    </section>
  )
}
