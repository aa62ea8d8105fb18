import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminFeedCalls } from '#contract/admin-feeds.ts'

export const listFeeds = serverRead.handler(forward(adminFeedCalls.listFeeds))
