import type { Env } from '#backend/core/env.ts'
import type { Picture } from './read-picture.ts'

export const AVATAR_PATH = '/media/avatars'
const FOLDER = 'avatars'
const NAME_CHARS = 16

export const CONTENT_TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const

async function nameOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, NAME_CHARS)
}

const keyOf = (path: string): string => path.replace(AVATAR_PATH, FOLDER)

/** Keeps a picture under a name that changes with it; answers the path it is served under. */
export async function keepAvatar({ UPLOADS }: Env, uid: number, { bytes, ext }: Picture): Promise<string> {
  const path = `${AVATAR_PATH}/${uid}/${await nameOf(bytes)}.${ext}`
  await UPLOADS.put(keyOf(path), bytes, { httpMetadata: { contentType: CONTENT_TYPES[ext] } })
  return path
}

export const findAvatar = ({ UPLOADS }: Env, path: string): Promise<R2ObjectBody | null> => UPLOADS.get(keyOf(path))

/** Forgets the picture behind a path; one of another host is not ours to forget. */
export async function dropAvatar({ UPLOADS }: Env, path: string | null): Promise<void> {
  if (path?.startsWith(`${AVATAR_PATH}/`)) await UPLOADS.delete(keyOf(path))
}

/** Forgets every picture a user ever sent: for an account that is deleted for good. */
export async function dropAvatarsOf({ UPLOADS }: Env, uid: number): Promise<void> {
  const { objects } = await UPLOADS.list({ prefix: `${FOLDER}/${uid}/` })
  if (objects.length > 0) await UPLOADS.delete(objects.map(({ key }) => key))
}
