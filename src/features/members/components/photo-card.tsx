import { Avatar } from '#ui/identity.tsx'
import { PictureForm } from '#ui/picture-form.tsx'
import { memberPhoto } from '../members.rules.ts'
import { photoTexts as texts } from '../members.texts.ts'

type Props = { name: string; initials: string; photo: string | null; heading?: 'h2' | 'h3' }

/** One's own photo. */
export const PhotoCard = ({ heading: Heading = 'h3', ...person }: Props) => (
  <section id="photo" className="card card--pad picform__card" aria-labelledby="photo-titre">
    <Heading id="photo-titre">{texts.title}</Heading>
    <PictureForm
      rule={memberPhoto}
      texts={texts}
      shape="round"
      current={<Avatar {...person} size={72} />}
      removeAt={person.photo === null ? undefined : '/photo/suppression'}
    />
  </section>
)
