import { imageSize } from 'image-size'
import { AVATAR_PX_MAX } from '#contract/account-rules.ts'
import type { Bytes } from './bytes.ts'
import { isJpeg, stripJpeg } from './jpeg.ts'
import { isPng, isWholePng, stripPng } from './png.ts'

const SIDE_MIN = 16

export interface Picture {
  bytes: Bytes
  ext: 'jpg' | 'png'
  width: number
  height: number
}

interface Size {
  width: number
  height: number
  /** EXIF: 1 to 8. */
  orientation?: number
}

/** The declared size, by the first bytes; null for one with a side that is too short or too long. */
function sizeOf(file: Bytes, sidePxMax: number): Size | null {
  try {
    const size = imageSize(file)
    const { width, height } = size
    return Math.min(width, height) >= SIDE_MIN && Math.max(width, height) <= sidePxMax ? size : null
  } catch {
    return null
  }
}

/**
 * The picture in a file, an avatar unless `sidePxMax` says otherwise, recognised by its bytes, without metadata and
 * whatever follows it; null for anything else. The declared size is read before the rest: no more than those pixels are
 * ever unpacked, here or in a browser. docs/decisions/036-what-users-give-and-get.md says why nothing is encoded again.
 */
export function readPicture(file: Bytes, sidePxMax = AVATAR_PX_MAX): Picture | null {
  if (!isPng(file) && !isJpeg(file)) return null
  const declared = sizeOf(file, sidePxMax)
  if (!declared) return null
  const bytes = isPng(file) ? stripPng(file) : stripJpeg(file, declared.orientation)
  const size = bytes && sizeOf(bytes, sidePxMax)
  if (!size || size.width !== declared.width || size.height !== declared.height) return null
  const { width, height } = size
  if (isPng(bytes)) return isWholePng(bytes, size) ? { bytes, ext: 'png', width, height } : null
  return { bytes, ext: 'jpg', width, height }
}
