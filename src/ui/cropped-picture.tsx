import type { Crop } from '#platform/crop.ts'
import { behindWindow } from '#platform/crop.ts'

/** A picture that was chosen and the square of it that will be kept. */
export type Chosen = { src: string; size: { width: number; height: number }; crop: Crop }

const percent = (share: number): string => `${share * 100}%`

/** What is chosen of a picture, filling the square element around it. */
export function CroppedPicture({ src, size, crop }: Chosen) {
  const { width, height, left, top } = behindWindow(crop, size)
  const style = { width: percent(width), height: percent(height), left: percent(left), top: percent(top) }
  return <img className="cropped" src={src} alt="" draggable={false} style={style} />
}
