import { expect, test } from 'vitest'
import { html } from './mail-html.ts'
import { composeMail, greeting, oneLine } from './mail-layout.ts'

const plain = { subject: 'Objet', preheader: 'Aperçu', body: ['Un paragraphe.'], reason: 'Parce que.' }

test('what is put into markup is text, unless it is markup itself', () => {
  expect(html`<p title="${'"\'&'}">${'<b>'}${html`<i>${'&'}</i>`}${null}${3}</p>`.markup).toBe(
    '<p title="&quot;&#39;&amp;">&lt;b&gt;<i>&amp;</i>3</p>',
  )
  expect(html`${[html`<li>1</li>`, html`<li>2</li>`]}`.markup).toBe('<li>1</li>\n<li>2</li>')
})

test('the text says everything the HTML says', () => {
  const mail = composeMail({
    ...plain,
    body: ['Bonjour,', 'Deux\nlignes.', { facts: [['Motif', 'Essai']] }],
    action: { label: 'Ouvrir', address: 'https://www.florin.example/ouvrir?a=1&b=2' },
    after: [{ label: 'Autre lien', address: 'https://www.florin.example/autre' }, 'Fin.'],
  })
  expect(mail.text).toBe(`FLORIN

Objet

Bonjour,

Deux
lignes.

Motif\u202f: Essai

Ouvrir\u202f:
https://www.florin.example/ouvrir?a=1&b=2

Autre lien\u202f:
https://www.florin.example/autre

Fin.

-- 
Parce que.
Florin, l’emploi et le réseau de la finance
`)
  const seen = mail.html.replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  for (const words of [
    'Objet',
    'Aperçu',
    'Bonjour,',
    'Deux lignes.',
    'Motif',
    'Essai',
    'Autre lien',
    'Fin.',
    'Parce que.',
  ])
    expect(seen).toContain(words)
  expect(mail.html).toContain('href="https://www.florin.example/ouvrir?a=1&amp;b=2"')
  // The address of the button is also written out.
  expect(seen).toContain('https://www.florin.example/ouvrir?a=1&amp;b=2')
  expect(mail.html).not.toContain('<img')
})

test('nobody’s words become markup', () => {
  const hostile = '</td><script>alert(1)</script>'
  const mail = composeMail({
    ...plain,
    subject: hostile,
    preheader: hostile,
    body: [hostile, { facts: [[hostile, hostile]] }],
  })
  expect(mail.html).not.toContain('<script')
  expect(mail.html.match(/&lt;script&gt;/g)).toHaveLength(6)
})

test('a mail links to web addresses only', () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x'])
    expect(() => composeMail({ ...plain, action: { label: 'Ouvrir', address } })).toThrow('web addresses only')
  expect(() => composeMail({ ...plain, after: [{ label: 'Ouvrir', address: 'javascript:alert(1)' }] })).toThrow()
})

test('people are greeted by their first name, unless it is an advertisement', () => {
  for (const name of ['Marie-Hélène', 'Jean Pierre', 'D’Arcy', 'Zoé', 'J. R.', 'Łukasz'])
    expect(greeting(name)).toBe(`Bonjour ${name},`)
  expect(greeting(' Ève\r\nMarie ')).toBe('Bonjour Ève Marie,')
  for (const name of [
    '',
    ' ',
    'Gagnez sur https://piege.example',
    'piege.example',
    'www.piege',
    'a@b',
    '<b>',
    'x'.repeat(41),
  ])
    expect(greeting(name)).toBe('Bonjour,')
})

test('what somebody else wrote stays on one line', () => {
  expect(oneLine('Firefox\r\n\u2028 sur\tWindows')).toBe('Firefox sur Windows')
  expect(oneLine('a'.repeat(300), 10)).toBe(`${'a'.repeat(9)}…`)
})
