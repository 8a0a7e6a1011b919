import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Check } from '../choice.tsx'
import { writtenCheck } from './written-check.ts'

const odd = `L’« O » & <b>"d'audit"</b>`

test.each(['Île-de-France', odd])('a check box is written as it is drawn: %s', (label) => {
  for (const count of [undefined, 0, 12_345]) {
    const field = { name: odd, value: odd, form: odd, defaultChecked: false, hidden: false }
    const counted = count === undefined ? {} : { count }
    expect(writtenCheck({ value: odd, name: label, ...counted }, odd, odd)).toBe(
      renderToStaticMarkup(createElement(Check, { label, ...counted, ...field })),
    )
  }
})
