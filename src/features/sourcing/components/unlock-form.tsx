import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { FEW_CREDITS } from '../sourcing.rules.ts'
import { sourcingTexts as texts } from '../sourcing.texts.ts'

type Props = { id: number; title: string; credits: number }

const Price = ({ title }: { title: string }) => (
  <>
    {texts.unlock} <span className="anon__coin" aria-hidden="true" />
    <span aria-hidden="true">1</span>
    <span className="vh">{texts.unlockFor(title)}</span>
  </>
)

const Unlock = ({ id, title }: Omit<Props, 'credits'>) => (
  <PostForm name="deblocage" id={id} apart className="anon__form">
    <SubmitButton busy={texts.unlocking} size="small">
      <Price title={title} />
    </SubmitButton>
  </PostForm>
)

/** Spends a credit. Where few are left, it is asked for once more; a fold needs no script. */
export const UnlockForm = ({ id, title, credits }: Props) =>
  credits >= FEW_CREDITS ? (
    <Unlock id={id} title={title} />
  ) : (
    <details className="anon__fold">
      <summary className="btn btn--sm">
        <Price title={title} />
      </summary>
      <div className="card anon__ask">
        <p>{texts.confirmText(credits)}</p>
        {credits > 0 && <Unlock id={id} title={title} />}
      </div>
    </details>
  )
