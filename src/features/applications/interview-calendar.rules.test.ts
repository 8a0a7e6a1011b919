import { expect, test } from 'vitest'
import { interviewCalendar } from './interview-calendar.rules.ts'

const calendarOf = (place: string): string =>
  interviewCalendar(
    {
      id: 7,
      title: 'Analyste',
      company: 'Banque',
      at: new Date('2026-11-20T10:00:00Z'),
      place,
      link: 'https://florin.example/candidature/7',
      site: 'florin.example',
    },
    new Date('2026-11-17T10:00:00Z'),
  )

test.each(['\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a place with %j in it is one line of the file, whatever ends a line for its reader',
  (end) => {
    // As the most generous reader would take it apart.
    const lines = calendarOf(`Paris${end}ATTENDEE:x`).split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    expect(lines).toContain(String.raw`LOCATION:Paris\nATTENDEE:x`)
  },
)

test('signs that mean something in a calendar are only text', () => {
  expect(calendarOf('4; rue, \\ \u0007')).toContain(String.raw`LOCATION:4\; rue\, \\`)
})
