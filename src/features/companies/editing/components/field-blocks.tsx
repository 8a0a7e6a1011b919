import { SelectField, TextareaField, TextField } from '#ui/form/fields.tsx'
import { companiesTexts } from '../../companies.texts.ts'
import { socialNetworks } from '../../companies-contact.rules.ts'
import { longest } from '../editing.rules.ts'
import { editingTexts as texts, fieldLabels } from '../editing.texts.ts'
import type { CompanyPage } from './field-block.tsx'
import { FieldBlock } from './field-block.tsx'

type Props = { page: CompanyPage }

const sizes = Object.entries(companiesTexts.sizes).map(([value, label]) => ({ value, label }))

/** What a field of a part is called, and what it holds. */
const of = (values: Record<string, string>) => (name: string) => ({
  name,
  label: fieldLabels[name] ?? name,
  saved: values[name] ?? '',
  optional: true,
})

export function TextsBlock({ page }: Props) {
  const field = of(page.texts.values)
  return (
    <FieldBlock block="texts" page={page}>
      <TextField {...field('tagline')} maxLength={longest.tagline} />
      <TextareaField {...field('about')} maxLength={longest.about} rows={3} />
      <TextareaField {...field('description')} maxLength={longest.description} rows={7} />
      <TextField {...field('trades')} maxLength={longest.trades} />
      <TextareaField {...field('benefits')} hint={texts.benefitsHint} rows={4} />
      <TextareaField {...field('quote_text')} maxLength={longest.quote_text} rows={3} />
      <div className="firmedit__pair">
        <TextField {...field('quote_author')} maxLength={longest.quote_author} />
        <TextField {...field('quote_role')} maxLength={longest.quote_role} />
      </div>
    </FieldBlock>
  )
}

export function FiguresBlock({ page }: Props) {
  const field = of(page.figures.values)
  return (
    <FieldBlock block="figures" page={page}>
      <div className="firmedit__pair">
        <SelectField {...field('size')} optional={false} choices={sizes} />
        <TextField {...field('employees')} inputMode="numeric" maxLength={14} />
        <TextField {...field('founded_year')} inputMode="numeric" maxLength={4} />
        <TextField {...field('revenue')} inputMode="numeric" maxLength={20} hint={texts.revenueHint} />
      </div>
    </FieldBlock>
  )
}

export function ContactBlock({ page }: Props) {
  const field = of(page.contact.values)
  return (
    <FieldBlock block="contact" page={page}>
      <div className="firmedit__pair">
        <TextField {...field('website')} maxLength={300} />
        <TextField {...field('email')} type="email" maxLength={254} />
        <TextField {...field('phone')} type="tel" maxLength={30} hint={texts.phoneHint} />
        <TextField {...field('street')} maxLength={longest.street} />
        <TextField {...field('postal_code')} maxLength={longest.postal_code} />
      </div>
    </FieldBlock>
  )
}

export function NetworksBlock({ page }: Props) {
  const field = of(page.networks.values)
  return (
    <FieldBlock block="networks" page={page}>
      <div className="firmedit__pair">
        {socialNetworks.map((name) => (
          <TextField key={name} {...field(name)} maxLength={300} />
        ))}
      </div>
    </FieldBlock>
  )
}
