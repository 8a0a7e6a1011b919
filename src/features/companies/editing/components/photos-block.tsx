import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide'
import { Button } from '#ui/button.tsx'
import { ConflictNote, VersionField } from '#ui/form/conflict-note.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { EnterButton, SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PictureForm } from '#ui/picture-form.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CHANGED_BY_COLLEAGUE, companyPhotoRule, editingPath, longest, MOST_PHOTOS } from '../editing.rules.ts'
import { editingTexts } from '../editing.texts.ts'
import type { CompanyPage } from './field-block.tsx'
import { BlockCard } from './field-block.tsx'
import { photoActs } from './photo-names.ts'
import { usePhotoOrder } from './use-photo-order.ts'

const texts = editingTexts.photos

/** The photos in their order, each with its words. Without scripts every button sends the form. */
export function PhotosBlock({ page: { photos } }: { page: CompanyPage }) {
  const { order, taken, said, move, press } = usePhotoOrder(photos.items.map(({ path }) => path))
  const hydrated = useHydrated()
  const items = order.map((path) => photos.items.find((one) => one.path === path)!)
  const stored = items.flatMap(({ alt, caption }, at) => [
    { name: `photos.${at}.alt`, label: `${texts.alt} ${at + 1}`, value: alt },
    { name: `photos.${at}.caption`, label: `${texts.caption} ${at + 1}`, value: caption },
  ])
  return (
    <BlockCard block="photos" changed={photos.changed.length > 0}>
      <p className="small muted">{texts.lead}</p>
      {items.length === 0 && <p className="muted">{texts.none}</p>}
      {items.length > 0 && (
        <PostForm name="photos" also={photoActs} className="firmedit__block">
          <EnterButton does="photos" />
          <VersionField version={photos.version} told={CHANGED_BY_COLLEAGUE} />
          <ConflictNote
            stored={stored}
            leave={`${editingPath}#photos`}
            told={CHANGED_BY_COLLEAGUE}
            title={editingTexts.conflictTitle}
            lead={editingTexts.conflictLead}
          />
          <ol className="firmedit__photos">
            {items.map(({ path, alt, caption }, at) => (
              <li key={path} className={`firmedit__photo${taken === path ? ' firmedit__photo--taken' : ''}`}>
                {hydrated ? (
                  <Button
                    variant="ghost"
                    size="small"
                    icon
                    aria-label={texts.take(at + 1)}
                    aria-pressed={taken === path}
                    onKeyDown={(event) => press(event, path)}
                  >
                    <Icon of={GripVertical} />
                  </Button>
                ) : (
                  <span className="num">{at + 1}</span>
                )}
                <img src={path} alt={alt} width={128} height={85} loading="lazy" />
                <div className="firmedit__words">
                  <input type="hidden" name={`photos.${at}.path`} value={path} />
                  <TextField
                    name={`photos.${at}.alt`}
                    label={texts.alt}
                    saved={alt}
                    maxLength={longest.alt}
                    required={false}
                    live={alt === '' ? texts.altMissing : null}
                  />
                  <TextField
                    name={`photos.${at}.caption`}
                    label={texts.caption}
                    saved={caption}
                    optional
                    maxLength={longest.caption}
                  />
                </div>
                <div className="firmedit__moves">
                  {(
                    [
                      ['haut', -1, ArrowUp, texts.up],
                      ['bas', 1, ArrowDown, texts.down],
                    ] as const
                  ).map(([way, by, icon, label]) => (
                    <SubmitButton
                      key={way}
                      does={`photos-${way}-${at}`}
                      busy="…"
                      variant="ghost"
                      size="small"
                      icon
                      aria-label={label(at + 1)}
                      onClick={(event) => {
                        event.preventDefault()
                        move(path, by)
                      }}
                    >
                      <Icon of={icon} />
                    </SubmitButton>
                  ))}
                  <SubmitButton
                    does={`photos-retrait-${at}`}
                    busy="…"
                    variant="red-ghost"
                    size="small"
                    icon
                    aria-label={texts.remove(at + 1)}
                  >
                    <Icon of={Trash2} />
                  </SubmitButton>
                </div>
              </li>
            ))}
          </ol>
          <p className="vh" role="status">
            {said}
          </p>
          {hydrated && (
            <p className="small muted">
              {texts.keys[0]}
              <kbd>Espace</kbd>
              {texts.keys[1]}
              <kbd>↑</kbd> <kbd>↓</kbd>
              {texts.keys[2]}
              <kbd>Échap</kbd>
              {texts.keys[3]}
            </p>
          )}
          <SubmitButton variant="outline" busy={editingTexts.saving}>
            {editingTexts.save}
          </SubmitButton>
        </PostForm>
      )}
      {items.length < MOST_PHOTOS && (
        <PictureForm
          rule={companyPhotoRule}
          texts={{ drop: texts.drop, send: texts.send, hint: texts.hint, sent: texts.sent, remove: '', removed: '' }}
          shape="square"
          current={null}
        />
      )}
    </BlockCard>
  )
}
