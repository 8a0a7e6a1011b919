// Draws the sample companies' films of public/films: a title, then four engraved places, each opening like an iris.
// Needs ffmpeg and a Chromium (CHROME_PATH); run it with Node 26 after a change of the scenes: `node scripts/draw-films.ts`.
import { execFileSync } from 'node:child_process'
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { inkColour, tintColour } from '../src/ui/guilloche-ink-colours.ts'
import { ink } from '../src/ui/guilloche-ink.ts'
import { rosette } from '../src/ui/guilloche.ts'
import { drawScene } from '../src/ui/scenes/scene-kinds.ts'
import type { SceneKind } from '../src/ui/scenes/scene-kinds.ts'

const films: Record<string, { name: string; places: SceneKind[] }> = {
  valmont: { name: 'Banque Valmont', places: ['portico', 'hall', 'boardroom', 'vault'] },
  orsel: { name: 'Orsel & Associés', places: ['townhouse', 'staircase', 'library', 'desk'] },
  lumen: { name: 'Lumen Trésorerie', places: ['towers', 'open-plan', 'boardroom', 'terrace'] },
}

const FRAMES_A_SECOND = 12
const [WIDTH, HEIGHT] = [720, 480]
/** Seconds: the title, each place, and how long a place takes to open. The captions of public/films keep to them. */
const TIMES = { title: 2.5, place: 3.25, opening: 1.25 }

async function stage({ name, places }: { name: string; places: SceneKind[] }): Promise<string> {
  const font = (await readFile('src/ui/fonts/fraunces-latin.woff2')).toString('base64')
  const [colour, paper] = [inkColour(ink(name)), tintColour(ink(name))]
  const pictures = places.map((kind) => {
    const drawn = Buffer.from(drawScene(kind, name)).toString('base64')
    return `<img src="data:image/svg+xml;base64,${drawn}">`
  })
  return `<style>
      @font-face { font-family: Title; src: url(data:font/woff2;base64,${font}) }
      body { margin: 0; overflow: hidden; background: ${paper} }
      img { position: absolute; inset: 0; width: ${WIDTH}px; height: ${HEIGHT}px }
      main { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 16px }
      p { margin: 0; color: ${colour}; font: 600 40px Title }
    </style>
    <main>
      <svg width="200" height="200"><path pathLength="1" fill="none" stroke="${colour}" stroke-width=".8" d="${rosette(name, 200)}"/></svg>
      <p>${name.replace('&', '&amp;')}</p>
    </main>${pictures.join('')}`
}

/** Puts the stage as it is at one moment. Runs in the page. */
function show([second, times]: [number, typeof TIMES]): void {
  const within = (value: number): number => Math.max(0, Math.min(1, value))
  const eased = (share: number): number => share * share * (3 - 2 * share)
  document.querySelector('path')!.setAttribute('stroke-dasharray', `${eased(within(second / 1.6))} 1`)
  document.querySelector('p')!.style.opacity = String(within((second - 0.6) / 0.6))
  for (const [index, picture] of document.querySelectorAll('img').entries()) {
    const share = eased(within((second - times.title - index * times.place) / times.opening))
    picture.style.clipPath = share >= 1 ? 'none' : `circle(${share * 62}%)`
  }
}

async function draw(browser: Browser, file: string, film: { name: string; places: SceneKind[] }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'florin-film-'))
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  await page.setContent(await stage(film))
  await page.evaluate(() => document.fonts.ready)
  const seconds = TIMES.title + film.places.length * TIMES.place
  for (let frame = 0; frame <= seconds * FRAMES_A_SECOND; frame++) {
    await page.evaluate(show, [frame / FRAMES_A_SECOND, TIMES] as [number, typeof TIMES])
    await page.screenshot({ path: join(folder, `${String(frame).padStart(4, '0')}.png`) })
  }
  await page.close()
  const quality = [
    '-c:v',
    'libvpx-vp9',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    '0',
    '-crf',
    '44',
    '-g',
    '400',
    '-cpu-used',
    '1',
  ]
  const input = ['-framerate', String(FRAMES_A_SECOND), '-i', join(folder, '%04d.png')]
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...quality, '-an', `public/films/${file}.webm`])
  await rm(folder, { recursive: true })
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
for (const [file, film] of Object.entries(films)) await draw(browser, file, film)
await browser.close()
