import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import type { FileRefusal } from '../../src/platform/files.ts'

/** What somebody might send to harm, and what must become of it: refused by name, or kept as something harmless. */
export type Harmful = { what: string; bytes: Buffer; ends: FileRefusal | 'kept' }

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

async function zipOf(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, data] of Object.entries(entries)) zip.addBuffer(Buffer.from(data), name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Puts another size of what is inside into the table of contents of a zip. */
function sayingExpanded(zip: Buffer, bytes: number): Buffer {
  const copy = Buffer.from(zip)
  copy.writeUInt32LE(bytes, copy.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  return copy
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${MARK}</svg>`
const GPS = { IFD0: { ImageDescription: MARK }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' } }

const text = (words: string): Buffer => Buffer.from(words, 'latin1')
const noise = (width: number, height: number) =>
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

export async function harmfulDocuments(): Promise<Harmful[]> {
  const pdf = `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n`
  const docx = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }
  const sound = await zipOf(docx)
  const locked = Buffer.from(sound)
  locked.writeUInt16LE(1, locked.lastIndexOf(text('PK\x01\x02')) + 8)
  const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, at) => [`word/${at}.xml`, '']))
  const outside = text(sound.toString('latin1').replaceAll('word/document.xml', '../../../etc/hosts'.slice(0, 17)))
  return [
    {
      what: 'a PDF that runs a script when it is opened',
      bytes: text(`${pdf}trailer<</Root 1 0 R>>\n%%EOF`),
      ends: 'kept',
    },
    {
      what: 'a PDF that starts a program',
      bytes: text(`%PDF-1.7\n1 0 obj<</OpenAction<</S/Launch/F(cmd.exe)>>>>endobj\n%%EOF\n`),
      ends: 'kept',
    },
    { what: 'a PDF that is a web page too', bytes: text(`${pdf}${MARK}\n%%EOF`), ends: 'kept' },
    {
      what: 'a PDF that goes on as a web page',
      bytes: text(`${pdf}%%EOF${MARK.repeat(50)}`),
      ends: 'files/unreadable',
    },
    { what: 'a PDF that is cut off', bytes: text(pdf), ends: 'files/unreadable' },
    { what: 'a web page with a PDF in it', bytes: text(`<html>${MARK}${pdf}%%EOF`), ends: 'files/wrong_kind' },
    { what: 'a DOCX that expands to 2 GB', bytes: sayingExpanded(sound, 2_000_000_000), ends: 'files/unreadable' },
    {
      what: 'a DOCX of 101 MB of nothing',
      bytes: await zipOf({ ...docx, 'word/media/a.png': Buffer.alloc(101 * 1024 * 1024) }),
      ends: 'files/unreadable',
    },
    { what: 'a DOCX with 2 100 parts', bytes: await zipOf({ ...docx, ...many }), ends: 'files/unreadable' },
    {
      what: 'a DOCX with a program in it',
      bytes: await zipOf({ ...docx, 'word/vbaProject.bin': 'macro' }),
      ends: 'files/unreadable',
    },
    { what: 'a DOCX behind a password', bytes: locked, ends: 'files/unreadable' },
    { what: 'a DOCX that writes elsewhere', bytes: outside, ends: 'files/unreadable' },
    { what: 'a DOCX that is cut off', bytes: sound.subarray(0, -30), ends: 'files/unreadable' },
    { what: 'a zip that is no DOCX', bytes: await zipOf({ 'index.html': MARK }), ends: 'files/unreadable' },
    {
      what: 'an old Word document',
      bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]),
      ends: 'files/wrong_kind',
    },
    { what: 'a program of Windows', bytes: text(`MZ${'\0'.repeat(60)}PE`), ends: 'files/wrong_kind' },
    { what: 'a program of Linux', bytes: text(`\x7fELF${'\0'.repeat(60)}`), ends: 'files/wrong_kind' },
    {
      what: 'a picture where a document is wanted',
      bytes: await noise(20, 20).png().toBuffer(),
      ends: 'files/wrong_kind',
    },
  ]
}
