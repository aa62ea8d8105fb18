import type { Env } from '#backend/core/env.ts'
import type { Picture } from '#backend/picture/read-picture.ts'

export const AVATAR_PATH = '/media/avatars'
const FOLDER = 'avatars'
const NAME_BYTES = 8

export const CONTENT_TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const

/** Never one that was used before: who replaces a picture deletes it a little later. */
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(NAME_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const keyOf = (path: string): string => path.replace(AVATAR_PATH, FOLDER)

/** Stores a picture under a new name; returns the path under which it is served. */
export async function storeAvatar({ UPLOADS }: Env, uid: number, { bytes, ext }: Picture): Promise<string> {
  const path = `${AVATAR_PATH}/${uid}/${newName()}.${ext}`
  await UPLOADS.put(keyOf(path), bytes, { httpMetadata: { contentType: CONTENT_TYPES[ext] } })
  return path
}

export const findAvatar = ({ UPLOADS }: Env, path: string): Promise<R2ObjectBody | null> => UPLOADS.get(keyOf(path))

/** Deletes the picture of a path. An avatar may also be a URL of another host: that is left alone. */
export async function deleteAvatar({ UPLOADS }: Env, path: string | null): Promise<void> {
  if (path?.startsWith(`${AVATAR_PATH}/`)) await UPLOADS.delete(keyOf(path))
}

/** Deletes every picture of a user; a list has at most a thousand. */
export async function deleteAvatarsOf({ UPLOADS }: Env, uid: number): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { objects, truncated } = await UPLOADS.list({ prefix: `${FOLDER}/${uid}/` })
    if (objects.length > 0) await UPLOADS.delete(objects.map(({ key }) => key))
    isMore = truncated
  }
}
