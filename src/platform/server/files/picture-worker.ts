import sharp from 'sharp'
import type { PictureOrder, PictureResult } from './picture-order.ts'
import { squareOf, STARTED } from './picture-order.ts'

// Of what libvips can read, only what we take: the other decoders are met by nobody's file.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })
sharp.cache(false)
sharp.concurrency(1)

const QUALITY = 80
const WHITE = '#ffffff'

/** Decodes once, within the limit of pixels, and writes each size anew: nothing but the picture itself gets through. */
async function encode({ input, outputs, fit, crop, mostPixels }: PictureOrder): Promise<PictureResult> {
  const options = { limitInputPixels: mostPixels, limitInputChannels: 5, failOn: 'error', pages: 1 } as const
  const { width, height, autoOrient: upright } = await sharp(input, { ...options, limitInputPixels: false }).metadata()
  if (width * height > mostPixels) return { refused: 'files/too_many_pixels' }
  const shape = { fit, background: WHITE }
  const largest = outputs.toSorted((a, b) => b.width - a.width)[0]!
  const whole = sharp(input, options).autoOrient()
  const { data, info } = await (crop ? whole.extract(squareOf(crop, upright)) : whole)
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .resize(largest.width, largest.height, { ...shape, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const { path, width: wide, height: high } of outputs) {
    await sharp(data, { raw })
      .resize(wide, high, { ...shape, withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 4 })
      .toFile(path)
  }
  return { width: info.width, height: info.height }
}

process.stdout.write(`${STARTED}\n`)
const result = await encode(JSON.parse(process.argv[2]!) as PictureOrder).catch((): PictureResult => ({
  refused: 'files/unreadable',
}))
process.stdout.write(JSON.stringify(result))
