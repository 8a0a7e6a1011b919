import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide'
import { useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { photosTexts as texts } from '../photos.texts.ts'
import { PhotoGallery } from './photo-gallery.tsx'
import type { Photo } from './photo-type.ts'
import { useStrip } from './use-strip.ts'

type Props = { company: { id: number; name: string }; photos: Photo[] }

/** A company's pictures in a row that scrolls; nothing at all where it has none. */
export function PhotoStrip({ company, photos }: Props) {
  const strip = useStrip()
  const scripts = useHydrated()
  const heading = useId()
  if (photos.length === 0) return null
  const arrow = (name: string, icon: typeof ChevronLeft, by: number, off: boolean) => (
    <button
      type="button"
      className="btn btn--outline btn--icon btn--sm"
      aria-label={name}
      aria-disabled={off}
      onClick={() => strip.step(by)}
    >
      <Icon of={icon} small />
    </button>
  )
  return (
    <section className="gal" aria-labelledby={heading}>
      <div className="gal__h">
        <h2 id={heading}>{texts.heading}</h2>
        {scripts && strip.scrolls && (
          <div className="gal__n">
            {arrow(texts.scrollBack, ChevronLeft, -1, strip.atStart)}
            {arrow(texts.scrollOn, ChevronRight, 1, strip.atEnd)}
          </div>
        )}
      </div>
      <PhotoGallery photos={photos} label={texts.list(company.name)} className="gal__l" listRef={strip.ref} />
      <Link className="more" to={`/entreprise/${company.id}?onglet=photos`}>
        {texts.all} <Icon of={ArrowRight} small />
      </Link>
    </section>
  )
}
