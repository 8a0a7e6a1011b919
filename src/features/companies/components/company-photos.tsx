import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/waiting.tsx'
import { photosTexts as texts } from '../photos.texts.ts'
import type { Company } from './company-organization.ts'
import { PhotoGallery } from './photo-gallery.tsx'

const FIRST_ROW = 2

export function CompanyPhotos({ company: { id, name, photos } }: { company: Company }) {
  if (photos.length === 0) {
    return (
      <Empty title={texts.none} action={<ButtonLink to={`/entreprise/${id}`}>{texts.noneNext}</ButtonLink>}>
        {texts.noneHint(name)}
      </Empty>
    )
  }
  return (
    <section aria-labelledby="h-photos">
      <h2 id="h-photos">{texts.title(photos.length)}</h2>
      <PhotoGallery photos={photos} label={texts.list(name)} className="gal__g" eager={FIRST_ROW} />
    </section>
  )
}
