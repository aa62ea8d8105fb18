import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { listUserVideos } from './user-videos.functions.ts'

const STALE_MS = 30_000
/** On the page of a streamer. */
export const REPLAYS_SHOWN = 6

/** Public videos of a user, newest first. */
export const userVideosQuery = ({ brand }: Pick<Shell, 'brand'>, uid: number, page = 1) =>
  queryOptions({
    queryKey: ['video', 'user', brand.id, uid, page],
    queryFn: async () => unwrap(await listUserVideos({ data: { brand: brand.id, userId: uid, page } })),
    staleTime: STALE_MS,
  })
