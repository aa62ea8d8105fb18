import { imageSize } from 'image-size'
import type { Bytes } from './bytes.ts'
import { stripJpeg } from './jpeg.ts'
import { isPng, stripPng } from './png.ts'

export const SIDE_MIN = 16
export const SIDE_MAX = 6000
/** Decoded, this many pixels take 96 MB. */
export const PIXELS_MAX = 24_000_000

export interface Picture {
  bytes: Bytes
  ext: 'jpg' | 'png'
  width: number
  height: number
}

const isDrawable = (width: number, height: number): boolean =>
  Math.min(width, height) >= SIDE_MIN && Math.max(width, height) <= SIDE_MAX && width * height <= PIXELS_MAX

/** The EXIF orientation; 1 when there is none. */
function orientationOf(file: Bytes): number {
  try {
    return imageSize(file).orientation ?? 1
  } catch {
    return 1
  }
}

/** The jpg or png in a file, recognised by its bytes, without metadata; null for anything else or one too large. */
export function readPicture(file: Bytes): Picture | null {
  const stripped = stripPng(file) ?? stripJpeg(file)
  if (!stripped) return null
  try {
    const { width, height } = imageSize(stripped)
    if (!isDrawable(width, height)) return null
    if (isPng(stripped)) return { bytes: stripped, ext: 'png', width, height }
    return { bytes: stripJpeg(file, orientationOf(file)) ?? stripped, ext: 'jpg', width, height }
  } catch {
    return null
  }
}
