import { TriangleAlert } from 'lucide'
import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import '../cv-text.css'
import { fieldLabels, readingTexts as texts } from '../cv-text.texts.ts'
import type { Difference } from '../differences.rules.ts'

type Props = {
  differences: Difference[]
  /** What the action of the page calls the form. */
  name: string
  /** Where those go who want none of it. */
  ignoreTo: string
}

/** What was read and the profile does not say: each can be taken or left, and what is doubtful is left unless chosen. */
export const Extraction = ({ differences, name, ignoreTo }: Props) => (
  <PostForm name={name}>
    <fieldset className="extr">
      <legend className="extr__l">
        <b>{texts.legend(differences.length)}</b> <span className="muted">{texts.promise}</span>
      </legend>
      <div className="extr__h" aria-hidden="true">
        <span>{texts.inCv}</span>
        <span>{texts.inProfile}</span>
      </div>
      {differences.map((one, at) => (
        <Row key={at} {...one} />
      ))}
    </fieldset>
    <div className="extr__b">
      <SubmitButton busy={texts.adding}>{texts.add}</SubmitButton>
      <ButtonLink to={ignoreTo} variant="ghost">
        {texts.ignore}
      </ButtonLink>
    </div>
  </PostForm>
)

const Row = ({ choice, found, current, passage, sure }: Difference) => (
  <label className="extr__r">
    <input type="checkbox" name="choix" value={JSON.stringify(choice)} defaultChecked={sure} />
    <span className="extr__k">{fieldLabels[choice.field]}</span>
    <span className="extr__f">
      <span className="extr__s">{texts.inCv}&#8239;: </span>
      <ins>{found}</ins>
      {!sure && (
        <span className="extr__d">
          <Icon of={TriangleAlert} small />
          {texts.check}
        </span>
      )}
      {passage !== found && <span className="extr__p">«&#8239;{passage}&#8239;»</span>}
    </span>
    <span className="extr__c">
      <span className="extr__s">{texts.inProfile}&#8239;: </span>
      {current || texts.nothingThere}
    </span>
  </label>
)
