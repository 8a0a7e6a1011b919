import { Download, FileText } from 'lucide'
import { useState } from 'react'
import { formatBytes } from '#ui/format-bytes.ts'
import { useFormOf } from '#ui/form/form-of.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Applicant } from '../applicants.contract.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'

const FileRow = ({ name, detail, address }: { name: string; detail?: string; address: string }) => (
  <div className="row row--between">
    <p className="small cand__file">
      <Icon of={FileText} small />
      <b>{name}</b> <span className="muted">{detail}</span>
    </p>
    <a className="btn btn--ghost btn--sm btn--icon" href={address} download aria-label={texts.download(name)}>
      <Icon of={Download} />
    </a>
  </div>
)

/** The CV: its text on a sheet, read by the server, so that nothing of the file runs here; and the file itself to take. */
export function PaneCv({ one }: { one: Applicant }) {
  const { done } = useFormOf('lire', one.id)
  const [text, setText] = useState<string | null>(null)
  // What another form answers does not take it away.
  if (typeof done === 'string' && done !== text) setText(done)
  return (
    <section className="cand__sec" aria-labelledby="h-cv">
      <h3 id="h-cv">{texts.cv}</h3>
      {one.cv ? (
        <>
          <FileRow name={one.cv.name} detail={formatBytes(one.cv.bytes)} address={one.cv.address} />
          {text === null ? (
            <PostForm name="lire" id={one.id}>
              <SubmitButton variant="outline" size="small" busy={texts.moving}>
                {texts.readCv}
              </SubmitButton>
            </PostForm>
          ) : (
            <div className="cand-paper" role="document" aria-label={texts.cvText}>
              {text}
            </div>
          )}
          <p className="hint">{texts.logged}</p>
        </>
      ) : (
        <p className="muted small">{texts.noCv}</p>
      )}
    </section>
  )
}

/** What the candidate wrote, and the letter that they added. */
export const PaneMessage = ({ one }: { one: Applicant }) => (
  <section className="cand__sec" aria-labelledby="h-mot">
    <h3 id="h-mot">{texts.message}</h3>
    {one.motivations ? (
      <p className="cand__text">{one.motivations}</p>
    ) : (
      <p className="muted small">{texts.noMessage}</p>
    )}
    {one.letter && <FileRow name={one.letter.name} detail={texts.letter} address={one.letter.address} />}
  </section>
)
