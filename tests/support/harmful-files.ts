import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import type { FileRefusal } from '../../src/platform/file-refusals.ts'

/** What somebody might send to harm, and what must become of it: refused by name, or kept as something harmless. */
export type Harmful = { what: string; bytes: Buffer; ends: FileRefusal | 'kept'; name?: string }

/** Stands in what must not get through. */
export const MARK = '<script>alert(document.domain)</script>'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A PNG that says it is so large, with as much data as one likes: a little, or all that it promises, well compressed. */
function pngOf(width: number, height: number, data: Buffer, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit of grey for each pixel.
  header[8] = 1
  return Buffer.concat([PNG, chunk('IHDR', header), ...more, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}
const blank = (width: number, height: number): Buffer => deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))

/** Writes another size into the frame header of a JPEG. */
function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

/** The last scan of a progressive JPEG, again and again: each costs a pass over the whole picture. */
function manyScans(jpeg: Buffer, times: number): Buffer {
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const again = jpeg.subarray(scan, -2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(times).fill(again), jpeg.subarray(-2)])
}

export async function zipOf(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, data] of Object.entries(entries)) zip.addBuffer(Buffer.from(data), name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${MARK}</svg>`
const GPS = { IFD0: { ImageDescription: MARK }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' } }

export const text = (words: string): Buffer => Buffer.from(words, 'latin1')
export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#336699', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

export async function harmfulPictures(): Promise<Harmful[]> {
  const base = noise(600, 400)
  const jpeg = await base.clone().jpeg().toBuffer()
  const png = await base.clone().png().toBuffer()
  const webp = await base.clone().webp().toBuffer()
  const progressive = await base.clone().jpeg({ progressive: true }).toBuffer()
  const cut = (bytes: Buffer, share: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * share))
  const broken = Buffer.from(png)
  broken.fill(0xaa, 2_000, 4_000)
  const zip = await zipOf({ 'META-INF/MANIFEST.MF': MARK })
  const webpHuge = Buffer.concat([
    text('RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0'),
    Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  ])
  const expanding = deflateSync(Buffer.alloc(200 * 1024 * 1024))
  const frames = Array.from({ length: 60 }, () => ({
    input: { create: { width: 500, height: 500, channels: 3, background: '#112233' } } as const,
  }))
  const animated = await sharp(await Promise.all(frames.map(({ input }) => sharp(input).png().toBuffer())), {
    join: { animated: true },
  })
    .webp({ loop: 0 })
    .toBuffer()
  return [
    {
      what: 'a PNG of 400 million pixels in 50 kB',
      bytes: pngOf(20_000, 20_000, blank(20_000, 20_000)),
      ends: 'files/too_many_pixels',
    },
    {
      what: 'a PNG that says 4 billion pixels and has none',
      bytes: pngOf(65_535, 65_535, deflateSync(Buffer.alloc(9))),
      ends: 'files/too_many_pixels',
    },
    {
      what: 'a PNG a row above the limit',
      bytes: pngOf(6_000, 4_001, blank(6_000, 4_001)),
      ends: 'files/too_many_pixels',
    },
    {
      what: 'a PNG of one row of 30 million pixels',
      bytes: pngOf(30_000_000, 1, blank(30_000_000, 1)),
      ends: 'files/too_many_pixels',
    },
    { what: 'a PNG without width', bytes: pngOf(0, 100, blank(8, 100)), ends: 'files/unreadable' },
    {
      what: 'a PNG whose width is negative to some',
      bytes: pngOf(0x80_00_00_01, 1, blank(8, 1)),
      ends: 'files/unreadable',
    },
    {
      what: 'a PNG with less than it promises',
      bytes: pngOf(4_000, 4_000, deflateSync(Buffer.alloc(9))),
      ends: 'files/unreadable',
    },
    { what: 'a PNG cut in half', bytes: cut(png, 0.5), ends: 'files/unreadable' },
    { what: 'a PNG that is broken inside', bytes: broken, ends: 'files/unreadable' },
    {
      what: 'a PNG with a text that expands to 200 MB',
      bytes: pngOf(64, 64, blank(64, 64), [chunk('zTXt', Buffer.concat([text('Comment\0\0'), expanding]))]),
      ends: 'kept',
    },
    {
      what: 'a PNG with a colour profile that expands to 200 MB',
      bytes: pngOf(64, 64, blank(64, 64), [chunk('iCCP', Buffer.concat([text('p\0\0'), expanding]))]),
      ends: 'kept',
    },
    {
      what: 'a PNG with PHP and a script in its texts',
      bytes: pngOf(64, 64, blank(64, 64), [chunk('tEXt', text(`Comment\0<?php system($_GET[0]) ?>${MARK}`))]),
      ends: 'kept',
    },
    { what: 'a PNG that is a web page after its end', bytes: Buffer.concat([png, text(MARK)]), ends: 'kept' },
    {
      what: 'a PNG with a place on earth in it',
      bytes: await base.clone().withExif(GPS).png().toBuffer(),
      ends: 'kept',
    },
    {
      what: 'an interlaced PNG at the limit',
      bytes: await sharp({ create: { width: 6_000, height: 4_000, channels: 4, background: '#12345680' } })
        .png({ progressive: true })
        .toBuffer(),
      ends: 'kept',
    },
    { what: 'a JPEG that says 4 billion pixels', bytes: resized(jpeg, 65_500, 65_500), ends: 'files/too_many_pixels' },
    {
      what: 'a JPEG that says a thousand times its pixels',
      bytes: resized(jpeg, 4_800, 4_900),
      ends: 'kept',
    },
    { what: 'a JPEG cut in half', bytes: cut(jpeg, 0.5), ends: 'files/unreadable' },
    {
      what: 'a JPEG of a beginning only',
      bytes: Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(5_000)]),
      ends: 'files/unreadable',
    },
    {
      what: 'a JPEG with 20 000 scans',
      bytes: manyScans(progressive, 20_000).subarray(0, 5 * 1024 * 1024),
      ends: 'files/unreadable',
    },
    {
      what: 'a JPEG with a place on earth in it',
      bytes: await base.clone().withExif(GPS).jpeg().toBuffer(),
      ends: 'kept',
    },
    {
      what: 'a JPEG with a script as its comment',
      bytes: Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, MARK.length + 2]),
        text(MARK),
        jpeg.subarray(2),
      ]),
      ends: 'kept',
    },
    {
      what: 'a JPEG that is a web page after its end',
      bytes: Buffer.concat([jpeg, text(`<html>${MARK}`)]),
      ends: 'kept',
    },
    { what: 'a JPEG that is a Java archive too', bytes: Buffer.concat([jpeg, zip]), ends: 'kept' },
    {
      what: 'a JPEG in the colours of printers',
      bytes: await base.clone().toColourspace('cmyk').jpeg().toBuffer(),
      ends: 'kept',
    },
    { what: 'a WebP cut in half', bytes: cut(webp, 0.5), ends: 'files/unreadable' },
    { what: 'a WebP of which only the frame is there', bytes: webpHuge, ends: 'files/unreadable' },
    {
      what: 'a WebP that begins as one and is a web page',
      bytes: text(`RIFF\x10\0\0\0WEBP${MARK}`),
      ends: 'files/unreadable',
    },
    {
      what: 'a WebP with a place on earth and a script in it',
      bytes: await base.clone().withExif(GPS).webp().toBuffer(),
      ends: 'kept',
    },
    { what: 'a WebP with sixty frames', bytes: animated, ends: 'kept' },
    { what: 'an SVG with a script', bytes: text(svg), ends: 'files/wrong_kind' },
    { what: 'a web page called a picture', bytes: text(`<!doctype html>${MARK}`), ends: 'files/wrong_kind' },
    {
      what: 'a web page behind the first bytes of a PNG',
      bytes: Buffer.concat([PNG, text(`<html>${MARK}`)]),
      ends: 'files/unreadable',
    },
    {
      what: 'a GIF that is a script',
      bytes: text(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`),
      ends: 'files/wrong_kind',
    },
    { what: 'a TIFF', bytes: await base.clone().tiff().toBuffer(), ends: 'files/wrong_kind' },
    {
      what: 'an AVIF',
      bytes: await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
        .avif()
        .toBuffer(),
      ends: 'files/wrong_kind',
    },
    { what: 'a PDF where a picture is wanted', bytes: text('%PDF-1.7\n1 0 obj\n%%EOF'), ends: 'files/wrong_kind' },
    {
      what: 'a picture a byte too long',
      bytes: Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024 - jpeg.length + 1)]),
      ends: 'files/too_large',
    },
    { what: 'nothing', bytes: Buffer.alloc(0), ends: 'files/none' },
    { what: 'one byte', bytes: text('\xff'), ends: 'files/wrong_kind' },
  ]
}
