import { deleteBelow } from '#backend/core/delete-below.ts'
import { hmacOf, isSameDigest } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'
import { openBytes, type SealKey, sealBytes } from '#backend/core/sealing.ts'
import type { IdPhotoRow } from './applications.store.ts'
import { keyNamed } from './papers.ts'

/** No public route reads what is below it. */
const FOLDER = 'identity'

const nameOf = ({ uid, id }: Pick<IdPhotoRow, 'uid' | 'id'>): string => `${FOLDER}/${uid}/${id}`
const placeOf = ({ uid, id }: Pick<IdPhotoRow, 'uid' | 'id'>): string => `id photo ${id} of ${uid}`

type At = Pick<IdPhotoRow, 'uid' | 'id'>

export async function storeIdPhoto({ UPLOADS }: Env, key: SealKey, at: At, bytes: Uint8Array<ArrayBuffer>) {
  await UPLOADS.put(nameOf(at), await sealBytes(key, placeOf(at), bytes))
}

/** A photo's bytes; undefined once it is deleted, or without its key. */
export async function readIdPhoto(env: Env, row: IdPhotoRow): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const key = keyNamed(env, row.keyId)
  const found = key && (await env.UPLOADS.get(nameOf(row)))
  if (!found) return undefined
  return openBytes(key, placeOf(row), new Uint8Array(await found.arrayBuffer()))
}

export async function deleteIdPhotos({ UPLOADS }: Env, photos: readonly At[]): Promise<void> {
  if (photos.length > 0) await UPLOADS.delete(photos.map(nameOf))
}

/** Deletes every photo of a user. */
export const deleteIdPhotosOf = ({ UPLOADS }: Env, uid: number): Promise<void> =>
  deleteBelow(UPLOADS, `${FOLDER}/${uid}/`)

const LOOK_MS = 60_000
const TICKET = /^(\d{1,16})\.(\d{1,15})\.([0-9a-f]{64})$/
export const ID_PHOTO_PATH = '/admin/idPhoto'

const digestFor = (secret: string, sessionId: string, id: number, endsAt: number): Promise<string> =>
  hmacOf(secret, `id photo ${id} ${sessionId} ${endsAt}`)

/** The path under which one session sees a photo for a minute. */
export async function lookPath(secret: string, sessionId: string, id: number, now: number): Promise<string> {
  const endsAt = now + LOOK_MS
  return `/java${ID_PHOTO_PATH}/${id}.${endsAt}.${await digestFor(secret, sessionId, id, endsAt)}`
}

/** The photo that a path was made for; undefined when it has ended, or is another session's. */
export async function photoOfTicket(secret: string, sessionId: string, ticket: string, now: number) {
  const [, id, endsAt, digest = ''] = TICKET.exec(ticket) ?? []
  if (id === undefined || Number(endsAt) <= now) return undefined
  const isOurs = isSameDigest(await digestFor(secret, sessionId, Number(id), Number(endsAt)), digest)
  return isOurs ? Number(id) : undefined
}
