import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useHydrated } from '#ui/use-hydrated.ts'
import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import { termsBannerTexts as texts, termsChanges } from '#features/legal/terms-changes.texts.ts'
import { formatDate } from '#platform/french.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/**
 * Asks a member to accept the terms in force. It stands above the page and keeps nobody from it: until then the version that was
 * accepted applies. With scripts the page stays as it is, whatever is being typed; without, one comes back to it.
 */
export default function TermsBanner({ accepted }: { accepted: string | null }) {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const section = useRef<HTMLElement>(null)
  const changes = termsChanges.filter(({ version }) => accepted !== null && version > accepted)

  // Where the keyboard goes on when its button is gone.
  useLayoutEffect(() => {
    const banner = section.current
    return () => {
      if (banner?.contains(document.activeElement)) document.getElementById('contenu')?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <section className="newterms" aria-label={texts.label} ref={section}>
      <div className="wrap newterms__in">
        <div className="newterms__text">
          <p>
            <b>{accepted === null ? texts.first : texts.changed}</b>{' '}
            {accepted === null && texts.since(formatDate(new Date(TERMS_VERSION)))}
          </p>
          {changes.map(({ version, summary }) => (
            <p key={version}>{summary}</p>
          ))}
        </div>
        <PostForm apart action="/cgu" name="acceptation" className="newterms__act">
          <input type="hidden" name="version" value={TERMS_VERSION} />
          {!hydrated && <input type="hidden" name="retour" value={`${pathname}${search}`} />}
          <Link to="/cgu" target="_blank">
            {texts.read}
            <span className="vh">{texts.newTab}</span>
          </Link>
          <SubmitButton busy={texts.accepting}>{texts.accept}</SubmitButton>
        </PostForm>
      </div>
    </section>
  )
}
