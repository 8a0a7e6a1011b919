import type { ReactNode } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import { Badge } from '#ui/chip.tsx'
import { ConflictNote, VersionField } from '#ui/form/conflict-note.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { readCompanyPage } from '../editing.contract.ts'
import '../editing.css'
import type { Block, FieldBlock as FieldBlockName } from '../editing.rules.ts'
import { CHANGED_BY_COLLEAGUE, editingPath } from '../editing.rules.ts'
import { editingTexts as texts, fieldLabels } from '../editing.texts.ts'

export type CompanyPage = NonNullable<OutputOf<typeof readCompanyPage>['page']>

/** One part of the page, saved by itself. */
export const BlockCard = ({ block, changed, children }: { block: Block; changed: boolean; children: ReactNode }) => (
  <section id={block} className="card card--pad firmedit__block" aria-labelledby={`${block}-titre`}>
    <div className="firmedit__top">
      <h2 id={`${block}-titre`}>{texts.blocks[block]}</h2>
      {changed && <Badge tone="amber">{texts.changed}</Badge>}
    </div>
    {children}
  </section>
)

type Props = { block: FieldBlockName; page: CompanyPage; children: ReactNode }

/** The fields of a part, with what a colleague saved meanwhile. */
export function FieldBlock({ block, page, children }: Props) {
  const { version, values, changed } = page[block]
  const stored = Object.entries(values).map(([name, value]) => ({ name, label: fieldLabels[name] ?? name, value }))
  return (
    <BlockCard block={block} changed={changed.length > 0}>
      <PostForm name={block} className="firmedit__block">
        <VersionField version={version} told={CHANGED_BY_COLLEAGUE} />
        <ConflictNote
          stored={stored}
          leave={`${editingPath}#${block}`}
          told={CHANGED_BY_COLLEAGUE}
          title={texts.conflictTitle}
          lead={texts.conflictLead}
        />
        {children}
        <SubmitButton variant="outline" busy={texts.saving}>
          {texts.save}
        </SubmitButton>
      </PostForm>
    </BlockCard>
  )
}
