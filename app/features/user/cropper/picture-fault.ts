import { AVATAR_BYTES_MAX, AVATAR_TYPES } from '#contract/account-rules.ts'

export type PictureFault = 'wrong_type' | 'too_large' | 'not_a_picture'
export type PictureType = (typeof AVATAR_TYPES)[number]

/** Number of leading bytes that identify a file type. */
export const HEAD_BYTES = 8

const MAGIC_BYTES: Record<PictureType, number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** The type of a file by its first bytes, whatever its name is. */
export const pictureType = (head: Uint8Array): PictureType | undefined =>
  AVATAR_TYPES.find((type) => MAGIC_BYTES[type].every((byte, index) => head[index] === byte))

/** Why a picture is refused (docs/product.md, section 5: jpg or png, at most 3 MB), or null. */
export function pictureFault({
  type,
  size,
  head,
}: {
  type: string
  size: number
  head: Uint8Array
}): PictureFault | null {
  if (!pictureType(head)) return AVATAR_TYPES.some((each) => each === type) ? 'not_a_picture' : 'wrong_type'
  return size > AVATAR_BYTES_MAX ? 'too_large' : null
}
