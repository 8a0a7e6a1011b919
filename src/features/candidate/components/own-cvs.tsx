import { Download, FileText } from 'lucide'
import { Link, useFetcher, useRevalidator } from 'react-router'
import { cvRule, MOST_CVS } from '#features/members/cvs/cvs.rules.ts'
import { cvTexts as texts } from '#features/members/cvs/cvs.texts.ts'
import type { listCvs } from '#features/members/cvs/cvs.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { ABOUT, DOES } from '#platform/forms.ts'
import { formatDate } from '#platform/french.ts'
import { Badge } from '#ui/chip.tsx'
import { formatBytes } from '#ui/format-bytes.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainUpload, UploadField } from '#ui/upload-field.tsx'
import { sectionAddress } from '../sections.ts'

type Cv = OutputOf<typeof listCvs>['data'][number]

/** The CVs on the account: added, looked at, one of them proposed first, removed. */
export function OwnCvs({ cvs }: { cvs: Cv[] }) {
  const { revalidate } = useRevalidator()
  return (
    <section className="card card--pad stack" aria-labelledby="mes-cv">
      <h2 id="mes-cv">{texts.title}</h2>
      {cvs.length === 0 && <p className="muted">{texts.none}</p>}
      {cvs.length > 0 && (
        <ul className="space__cvs">
          {cvs.map((cv) => (
            <OwnCv key={cv.id} cv={cv} />
          ))}
        </ul>
      )}
      <ul className="space__links">
        <li>
          <Link to="/modifier-cv">{texts.edit}</Link>
        </li>
        {cvs.length > 0 && (
          <li>
            <Link to="/modifier-cv/lecture">{texts.read}</Link>
          </li>
        )}
        <li>
          <a href="/modifier-cv/export.pdf" download>
            {texts.asPdf}
          </a>
        </li>
        <li>
          <a href="/modifier-cv/export.json" download>
            {texts.asJson}
          </a>
        </li>
      </ul>
      {cvs.length < MOST_CVS ? (
        <>
          <PlainUpload rule={cvRule} label={texts.drop} retour={sectionAddress('emploi')} />
          <UploadField rule={cvRule} label={texts.add} optional drop={texts.drop} onSent={() => void revalidate()} />
          <p className="hint">{texts.hint}</p>
        </>
      ) : (
        <p className="hint">{texts.full}</p>
      )}
    </section>
  )
}

function OwnCv({ cv: { id, name, bytes, address, is_default: isDefault, created_at: at } }: { cv: Cv }) {
  const { Form, state } = useFetcher()
  const does = (what: string) => (
    <>
      <input type="hidden" name={DOES} value={what} />
      <input type="hidden" name={ABOUT} value={id} />
      <input type="hidden" name="id" value={id} />
    </>
  )
  return (
    <li>
      <Icon of={FileText} />
      <div>
        <b>{name}</b> {isDefault && <Badge plain>{texts.isDefault}</Badge>}
        <p className="small muted">
          {formatBytes(bytes)}, {texts.added(formatDate(new Date(at)))}
        </p>
        <div className="row">
          <a className="btn btn--ghost btn--sm" href={address} download aria-label={`Télécharger ${name}`}>
            <Icon of={Download} small />
            Télécharger
          </a>
          {!isDefault && (
            <Form method="post" action={sectionAddress('emploi')}>
              {does('cv-defaut')}
              <button className="btn btn--ghost btn--sm" type="submit" aria-label={texts.makeDefaultOf(name)}>
                {texts.makeDefault}
              </button>
            </Form>
          )}
          <Form method="post" action={sectionAddress('emploi')}>
            {does('cv-suppression')}
            <button
              className="btn btn--red-ghost btn--sm"
              type="submit"
              aria-label={texts.removeOf(name)}
              disabled={state !== 'idle'}
            >
              {texts.remove}
            </button>
          </Form>
        </div>
      </div>
    </li>
  )
}
