import { deleteBelow } from '#backend/core/delete-below.ts'
import type { Env } from '#backend/core/env.ts'
import type { Picture } from './read-picture.ts'

/** What is shown to everybody: `/media/<folder>/<uid, article or brand>/<name>.<ext>`, in R2 under the same path. */
export const PICTURE_FOLDERS = ['articles', 'avatars', 'brands', 'plans', 'posters', 'streamers'] as const
export type PictureFolder = (typeof PICTURE_FOLDERS)[number]
const NAME_BYTES = 8
const PREFIX = '/media/'

export const CONTENT_TYPES = { jpg: 'image/jpeg', png: 'image/png' } as const

/** Never one that was used before: who replaces a picture deletes it a little later. */
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(NAME_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const keyOf = (path: string): string => path.slice(PREFIX.length)

/** Stores a picture under a new name; returns the path under which it is served. */
export async function storePicture(
  { UPLOADS }: Env,
  folder: PictureFolder,
  owner: number | string,
  { bytes, ext }: Picture,
): Promise<string> {
  const path = `${PREFIX}${folder}/${owner}/${newName()}.${ext}`
  await UPLOADS.put(keyOf(path), bytes, { httpMetadata: { contentType: CONTENT_TYPES[ext] } })
  return path
}

/** The picture of a path that the route has matched. */
export const findPicture = ({ UPLOADS }: Env, path: string): Promise<R2ObjectBody | null> => UPLOADS.get(keyOf(path))

export const hasPicture = async ({ UPLOADS }: Env, path: string): Promise<boolean> =>
  (await UPLOADS.head(keyOf(path))) !== null

/** Paths of a user's pictures in a folder that were stored before a time: of the first thousand. */
export async function listOldPictures(
  { UPLOADS }: Env,
  folder: PictureFolder,
  uid: number,
  before: number,
): Promise<string[]> {
  const { objects } = await UPLOADS.list({ prefix: `${folder}/${uid}/` })
  return objects.filter(({ uploaded }) => uploaded.getTime() < before).map(({ key }) => PREFIX + key)
}

/** Deletes the picture of a path. It may also be a URL of another host: that is left alone. */
export async function deletePicture({ UPLOADS }: Env, path: string | null): Promise<void> {
  if (path && PICTURE_FOLDERS.some((folder) => path.startsWith(`${PREFIX}${folder}/`)))
    await UPLOADS.delete(keyOf(path))
}

/** Deletes the pictures of an article that are not among these; how many are left. Meant for a hundred at most. */
export async function keepPictures(
  { UPLOADS }: Env,
  folder: PictureFolder,
  owner: number,
  kept: readonly string[],
): Promise<number> {
  const { objects } = await UPLOADS.list({ prefix: `${folder}/${owner}/` })
  const keys = objects.map(({ key }) => key)
  const gone = keys.filter((key) => !kept.includes(PREFIX + key))
  if (gone.length > 0) await UPLOADS.delete(gone)
  return keys.length - gone.length
}

/** How many pictures there are, up to a thousand. */
export const countPictures = async ({ UPLOADS }: Env, folder: PictureFolder, owner: number): Promise<number> =>
  (await UPLOADS.list({ prefix: `${folder}/${owner}/` })).objects.length

/** Deletes every picture of a user in a folder. */
export const deletePicturesOf = ({ UPLOADS }: Env, folder: PictureFolder, uid: number): Promise<void> =>
  deleteBelow(UPLOADS, `${folder}/${uid}/`)
