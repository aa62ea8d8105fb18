import { instant } from '#backend/core/instant.ts'
import { nameIn } from '#backend/core/names.ts'
import type { Verb } from '#backend/core/serve.ts'
import { searchFeeds } from '#backend/feed/feeds.store.ts'
import type { AdminFeed, adminFeedCalls } from '#contract/admin-feeds.ts'
import { auditFile } from './audit.store.ts'

type Found = Awaited<ReturnType<typeof searchFeeds>>['rows'][number]

const pushOf = ({ pushedAt, events, behindMs }: Found): AdminFeed['push'] =>
  pushedAt === null
    ? undefined
    : { at: instant(pushedAt), events: events ?? 0, behindSeconds: Math.round((behindMs ?? 0) / 1000) }

export const listFeeds: Verb<(typeof adminFeedCalls)['listFeeds']> = async (context, search) => {
  const { matchDb, now, lan } = context
  const { rows, ...ways } = await searchFeeds(matchDb, search, now)
  await auditFile(context, 'feeds', search)
  const list = rows.map((row) => {
    const { leagueId, names, gameId, source, seasons, matches, importedAt, late, live, nextAt } = row
    const push = pushOf(row)
    return {
      ...{ leagueId, source, seasons, matches, importedAt: instant(importedAt), late, live },
      ...(names ? { league: nameIn(lan, names) } : {}),
      ...(gameId === null ? {} : { gameId }),
      ...(push ? { push } : {}),
      ...(nextAt === null ? {} : { nextAt: instant(nextAt) }),
    }
  })
  return { list, ...ways }
}
