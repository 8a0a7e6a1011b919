import { expect, test } from 'vitest'
import { isRobot } from './robots.ts'

test('programs are told from people by what they call themselves', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
  expect(isRobot(chrome)).toBe(false)
  expect(isRobot('Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1')).toBe(
    false,
  )
  for (const agent of [
    '',
    'curl/8.7.1',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    chrome.replace('Chrome', 'HeadlessChrome'),
  ])
    expect(isRobot(agent), agent).toBe(true)
})
