import { Avatar } from '#ui/identity.tsx'
import { PictureForm } from '#ui/picture-form.tsx'
import { memberPhoto } from '../members.rules.ts'
import { photoTexts as texts } from '../members.texts.ts'

type Props = { name: string; initials: string; photo: string | null }

/** One's own photo. */
export const PhotoCard = (person: Props) => (
  <section id="photo" className="card card--pad picform__card" aria-labelledby="photo-titre">
    <h3 id="photo-titre">{texts.title}</h3>
    <PictureForm
      rule={memberPhoto}
      texts={texts}
      shape="round"
      current={<Avatar {...person} size={72} />}
      removeAt={person.photo === null ? undefined : '/photo/suppression'}
    />
  </section>
)
