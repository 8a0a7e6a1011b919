import { useRef, useState } from 'react'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { photosTexts as texts } from '../photos.texts.ts'
import '../photos.css'
import type { Photo } from './photo-type.ts'
import { PhotoViewer } from './photo-viewer.tsx'

type Props = {
  photos: Photo[]
  label: string
  className: string
  listRef?: React.Ref<HTMLUListElement>
  /** What the browser shall fetch before anybody scrolls. */
  eager?: number
}

/** Pictures that open large. Each is a link to its file, so that it opens before scripts arrive too. */
export function PhotoGallery({ photos, label, className, listRef, eager = 0 }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  return (
    <>
      <ul ref={listRef} className={className} aria-label={label}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <figure>
              <a
                href={photo.url}
                className="gal__photo"
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  opener.current = event.currentTarget
                  setOpen(index)
                }}
              >
                <img
                  src={photo.url}
                  alt={photo.alt}
                  width={photo.width}
                  height={photo.height}
                  loading={index < eager ? 'eager' : 'lazy'}
                  decoding="async"
                />
              </a>
              <figcaption className="small muted">
                <span>{photo.caption}</span>
                <span className="num" aria-hidden="true">
                  {texts.position(index + 1, photos.length)}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {open !== null && (
        <PhotoViewer
          photos={photos}
          first={open}
          label={label}
          onClose={() => {
            setOpen(null)
            // Safari does not focus a link that is pressed, and would give the focus back to the page.
            opener.current?.focus()
          }}
        />
      )}
    </>
  )
}
