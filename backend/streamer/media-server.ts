import type { Env } from '#backend/core/env.ts'
import { isMediaFile } from './rewrite-playlist.ts'

type MediaEnv = Pick<Env, 'MEDIA_HLS_URL' | 'MEDIA_SECRET'>

/** The address of a file beside a room's playlist at the media server; undefined for another room's. */
export function fileUrl({ MEDIA_HLS_URL = '' }: MediaEnv, roomId: number, name?: string): string | undefined {
  const folder = MEDIA_HLS_URL.slice(0, MEDIA_HLS_URL.lastIndexOf('/') + 1)
  const isShared = !folder.includes('{room}')
  if (name !== undefined && (!isMediaFile(name) || (isShared && !name.startsWith(`${roomId}-`)))) return undefined
  return (name === undefined ? MEDIA_HLS_URL : `${folder}${name}`).replaceAll('{room}', String(roomId))
}

/** What the media server answers; undefined when it is away or has no such file. */
export async function ask(
  { MEDIA_SECRET = '' }: MediaEnv,
  url: string,
  signal?: AbortSignal,
): Promise<Response | undefined> {
  try {
    const response = await fetch(url, {
      headers: { 'x-media-secret': MEDIA_SECRET },
      redirect: 'manual',
      ...(signal ? { signal } : {}),
    })
    if (response.ok) return response
    await response.body?.cancel()
  } catch {
    // Refused or broken off: the player asks again.
  }
  return undefined
}
