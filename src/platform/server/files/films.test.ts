import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleMp4 } from '../../../../tests/support/sample-mp4.ts'
import type { FilmKind } from '../../files.ts'
import { areCaptions } from './captions.ts'
import { readFilm } from './films.ts'
import { HEAD, kindOf } from './signatures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(bytes: Buffer | string): Promise<string> {
  const path = join(folder, 'sent')
  await writeFile(path, bytes)
  return path
}
const read = async (bytes: Buffer, kind: FilmKind) => readFilm(await written(bytes), kind)
const captions = async (text: Buffer | string) => areCaptions(await written(text))

test('a film says how long it lasts and how large it is', async () => {
  const webm = await readFile('public/films/valmont.webm')
  expect(await read(webm, 'webm')).toEqual({ kind: 'webm', seconds: 16, width: 720, height: 480 })
  expect(await read(sampleMp4(), 'mp4')).toEqual({ kind: 'mp4', seconds: 90, width: 640, height: 360 })
  expect(await read(sampleMp4({ long: true }), 'mp4')).toEqual({ kind: 'mp4', seconds: 90, width: 640, height: 360 })
  expect([kindOf(webm.subarray(0, HEAD)), kindOf(sampleMp4().subarray(0, HEAD))]).toEqual(['webm', 'mp4'])
})

test('what is cut short, says nothing of itself, or is something else, is no film', async () => {
  const webm = await readFile('public/films/valmont.webm')
  const mp4 = sampleMp4()
  const streamed = sampleMp4({ streamed: true })
  expect(await read(streamed, 'mp4')).not.toBeNull()
  const none: [Buffer, FilmKind][] = [
    [mp4.subarray(0, mp4.length - 10), 'mp4'],
    [streamed.subarray(0, streamed.length - 10), 'mp4'],
    [sampleMp4({ seconds: 0 }), 'mp4'],
    [sampleMp4({ width: 0 }), 'mp4'],
    [sampleMp4({ height: 20_000 }), 'mp4'],
    [Buffer.concat([mp4, Buffer.from('more')]), 'mp4'],
    [mp4, 'webm'],
    [webm, 'mp4'],
    [webm.subarray(0, 60), 'webm'],
    [Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(64, 0xff)]), 'webm'],
    [Buffer.from('1a45dfa38b428288', 'hex'), 'webm'],
    // Another kind of the same boxes.
    [Buffer.from(webm.toString('latin1').replace('webm', 'mkvx'), 'latin1'), 'webm'],
  ]
  for (const [bytes, kind] of none) expect(await read(bytes, kind)).toBeNull()
  const begins = (brand: string) => kindOf(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1'))
  expect([begins('avif'), begins('heic'), begins('M4A '), begins('qt  ')]).toEqual([null, null, null, null])
})

test('boxes without end cost no more than so many of them', async () => {
  const box = Buffer.from('0000000866726565', 'hex')
  const many = Buffer.concat(Array.from({ length: 20_000 }, () => box))
  expect(await read(Buffer.concat([sampleMp4(), many]), 'mp4')).toBeNull()
  // One within the other.
  const deep = Array.from({ length: 6_000 }, (_, at) => {
    const head = Buffer.from('000000006d6f6f76', 'hex')
    head.writeUInt32BE((6_000 - at) * 8)
    return head
  })
  expect(await read(Buffer.concat(deep), 'mp4')).toBeNull()
})

test('captions are WebVTT with times, in UTF-8', async () => {
  const cue = '00:01.000 --> 00:04.000\nBonjour à toutes'
  expect(await captions(`WEBVTT\n\n${cue}`)).toBe(true)
  expect(await captions(`\u{feff}WEBVTT Français\r\n\r\n01:${cue}`)).toBe(true)
  expect(await captions(await readFile('public/films/valmont.vtt'))).toBe(true)
  const none = ['WEBVTT\n\nSans horaire', `WEBVTTX\n\n${cue}`, cue, `WEBVTT\n\n${cue}\0`, '']
  for (const text of none) expect(await captions(text)).toBe(false)
  expect(await captions(Buffer.from(`WEBVTT\n\n${cue}`, 'latin1'))).toBe(false)
})
