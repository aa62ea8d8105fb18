import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { GiftBoardName } from '#contract/gift-rules.ts'
import { getGiftBoard, getOwnGiftPlace, listGifts } from './gift.functions.ts'
import { lastGiftOf } from './gift-news.ts'

const CATALOGUE_STALE_MS = 10 * 60_000
const BOARD_STALE_MS = 2000
/** While a list is shown; a gift that the page hears of is shown sooner. */
const BOARD_EVERY_MS = 5000

/** What can be sent, cheapest first. */
export const giftsQuery = () =>
  queryOptions({
    queryKey: ['gift', 'catalogue'],
    queryFn: async () => unwrap(await listGifts()).gifts,
    staleTime: CATALOGUE_STALE_MS,
  })

/** Who gave most in a room. The list is shared by all viewers, but none from before a gift that they know. */
export const boardQuery = (roomId: number, type: GiftBoardName) =>
  queryOptions({
    queryKey: ['gift', 'board', roomId, type],
    queryFn: async () => {
      const after = lastGiftOf(roomId)
      const data = { roomId, type, ...(after === undefined ? {} : { after: String(after) }) }
      return unwrap(await getGiftBoard({ data })).fans
    },
    staleTime: BOARD_STALE_MS,
    refetchInterval: BOARD_EVERY_MS,
  })

/** The viewer's own place in it; null for who gave nothing. */
export const ownPlaceQuery = (roomId: number, type: GiftBoardName) =>
  queryOptions({
    queryKey: ['gift', 'own', roomId, type],
    queryFn: async () => unwrap(await getOwnGiftPlace({ data: { roomId, type } })).own ?? null,
    staleTime: BOARD_STALE_MS,
  })

/** Reads the lists of a room again, after a gift. */
export const refreshBoards = (client: QueryClient, roomId: number): Promise<unknown> =>
  Promise.all(['board', 'own'].map((kind) => client.invalidateQueries({ queryKey: ['gift', kind, roomId] })))
