import { imageSize } from 'image-size'
import type { Bytes } from './bytes.ts'
import { bareJpeg } from './jpeg.ts'
import { barePng, isPng } from './png.ts'

export const SIDE_MIN = 16
export const SIDE_MAX = 6000
/** A picture of so many pixels takes 96 MB to draw, whatever its file weighs. */
export const PIXELS_MAX = 24_000_000

export interface Picture {
  bytes: Bytes
  ext: 'jpg' | 'png'
  width: number
  height: number
}

const isDrawable = (width: number, height: number): boolean =>
  Math.min(width, height) >= SIDE_MIN && Math.max(width, height) <= SIDE_MAX && width * height <= PIXELS_MAX

/** Which way up a camera held the picture; 1 where nothing sensible is said. */
function orientationOf(file: Bytes): number {
  try {
    return imageSize(file).orientation ?? 1
  } catch {
    return 1
  }
}

/** A jpg or png by what is in it, whatever it is called, without metadata; null for anything else or too large. */
export function readPicture(file: Bytes): Picture | null {
  const bare = barePng(file) ?? bareJpeg(file)
  if (!bare) return null
  try {
    const { width, height } = imageSize(bare)
    if (!isDrawable(width, height)) return null
    if (isPng(bare)) return { bytes: bare, ext: 'png', width, height }
    return { bytes: bareJpeg(file, orientationOf(file)) ?? bare, ext: 'jpg', width, height }
  } catch {
    return null
  }
}
