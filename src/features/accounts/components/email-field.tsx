import { useState } from 'react'
import { TextField } from '#ui/form/fields.tsx'
import { pageTexts } from '../accounts-pages.texts.ts'
import { isEmail } from '../accounts.rules.ts'
import { useSettled } from './use-settled.ts'

/** Says while it is typed whether the address can be one. */
export function EmailField({ saved }: { saved?: string | undefined }) {
  const [typed, setTyped] = useState<string | null>(null)
  const address = (typed ?? '').trim()
  const settled = useSettled(address)
  const valid = isEmail(address)
  return (
    <TextField
      name="email"
      type="email"
      label={pageTexts.email.label}
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      saved={saved}
      onInput={(event) => setTyped(event.currentTarget.value)}
      success={valid ? pageTexts.email.valid : undefined}
      live={!valid && settled && address !== '' ? pageTexts.email.invalid : null}
    />
  )
}
