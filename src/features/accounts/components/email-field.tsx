import { useState } from 'react'
import { pageTexts } from '../accounts-pages.texts.ts'
import { isEmail } from '../accounts.rules.ts'
import { TextField } from './text-field.tsx'
import type { FormState } from './use-form.ts'
import { useSettled } from './use-settled.ts'

/** Says while it is typed whether the address can be one. */
export function EmailField({ form, value }: { form: FormState; value: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  const address = (typed ?? '').trim()
  const settled = useSettled(address)
  const valid = isEmail(address)
  return (
    <TextField
      form={form}
      name="email"
      type="email"
      label={pageTexts.email.label}
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      defaultValue={value}
      onInput={(event) => setTyped(event.currentTarget.value)}
      success={valid ? pageTexts.email.valid : undefined}
      live={!valid && settled && address !== '' ? pageTexts.email.invalid : null}
    />
  )
}
