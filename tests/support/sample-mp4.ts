const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

const numbers = (...given: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * given.length)
  given.forEach((one, at) => bytes.writeUInt32BE(one, 4 * at))
  return bytes
}

type Given = { seconds?: number; width?: number; height?: number; long?: boolean; body?: number; streamed?: boolean }

/** The boxes of an MP4 film, in the order in which cameras write them, or as it is streamed; nothing in it can be seen. */
export function sampleMp4(given: Given = {}): Buffer {
  const { seconds = 90, width = 640, height = 360, long = false, body = 4_096, streamed = false } = given
  const mvhd = long
    ? box('mvhd', numbers(1 << 24, 0, 0, 0, 0, 1_000, 0, seconds * 1_000), Buffer.alloc(80))
    : box('mvhd', numbers(0, 0, 0, 1_000, seconds * 1_000), Buffer.alloc(80))
  const tkhd = box('tkhd', Buffer.alloc(76), numbers(width * 65_536, height * 65_536))
  const boxes = [box('mdat', Buffer.alloc(body, 7)), box('moov', mvhd, box('trak', tkhd))]
  const ftyp = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'))
  return Buffer.concat([ftyp, ...(streamed ? boxes.toReversed() : boxes)])
}
