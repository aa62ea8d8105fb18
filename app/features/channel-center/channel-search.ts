import { CHANNEL_ID } from '#contract/promotion-rules.ts'

/** Search parameters of the promotion centre: one channel instead of all, and the page of a list. */
// A type, as an interface has no index for the router's search.
export type ChannelSearch = {
  channel?: string
  page?: number
}

/** What is not valid is left out. */
export function channelSearchOf(asked: Record<string, unknown>): ChannelSearch {
  const { channel, page } = asked
  return {
    ...(typeof channel === 'string' && CHANNEL_ID.test(channel) ? { channel } : {}),
    ...(Number.isSafeInteger(page) && Number(page) > 1 ? { page: Number(page) } : {}),
  }
}
