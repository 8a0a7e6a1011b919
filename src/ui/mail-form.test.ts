import { expect, test } from 'vitest'
import { withoutStyle } from './mail-form.ts'

test('a mail is shown without its style sheet', () => {
  expect(withoutStyle('<head><style media="all">a{}\n</style></head><p style="color:red">a</p><STYLE>b</STYLE>')).toBe(
    '<head></head><p style="color:red">a</p>',
  )
})
