import { ChevronLeft, ChevronRight, X } from 'lucide'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { photosTexts as texts } from '../photos.texts.ts'
import type { Photo } from './photo-type.ts'
import { useStrip } from './use-strip.ts'

type Props = { photos: Photo[]; first: number; label: string; onClose: () => void }

/**
 * The pictures one at a time, over the page: a native dialog, so Escape closes it and nothing behind it can be
 * reached. They lie in a row that fingers may push; buttons and arrow keys push it too.
 */
export function PhotoViewer({ photos, first, label, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { ref, index, go, step } = useStrip()
  const showFirst = useEffectEvent(() => go(first, 'instant'))
  useEffect(() => {
    dialog.current?.showModal()
    showFirst()
  }, [])
  const last = photos.length - 1
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => go(0),
    End: () => go(last),
  }
  const close = (): void => dialog.current?.close()
  return (
    // The keys move the row from wherever the focus is; a press beside the picture closes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={label}
      onClose={onClose}
      onClick={({ target }) => {
        if (target instanceof HTMLElement && target.matches('.lightbox, .lightbox__l li')) close()
      }}
      onKeyDown={(event) => {
        const act = keys[event.key]
        if (!act || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        act()
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={ref} className="lightbox__l" tabIndex={0} aria-label={label}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <img
              src={photo.url}
              alt={photo.alt}
              width={photo.width}
              height={photo.height}
              loading={Math.abs(at - first) < 2 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      <div className="lightbox__b">
        <p>
          <span aria-hidden="true">{photos[index]?.caption}</span>{' '}
          <span className="num lightbox__n" aria-hidden="true">
            {texts.position(index + 1, photos.length)}
          </span>
          <span className="vh" role="status">
            {texts.announce(index + 1, photos.length, photos[index]?.caption ?? '')}
          </span>
        </p>
        {photos.length > 1 && (
          <>
            <ViewerButton name={texts.previous} icon={ChevronLeft} off={index === 0} onPress={() => step(-1)} />
            <ViewerButton name={texts.next} icon={ChevronRight} off={index === last} onPress={() => step(1)} />
          </>
        )}
        <ViewerButton name={texts.close} icon={X} off={false} onPress={close} />
      </div>
    </dialog>
  )
}

type ButtonProps = { name: string; icon: typeof X; off: boolean; onPress: () => void }

/** Stays focusable at the end of the row: a button that goes away under the finger takes the focus with it. */
function ViewerButton({ name, icon, off, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="btn btn--icon btn--deep-line"
      aria-label={name}
      aria-disabled={off}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  )
}
