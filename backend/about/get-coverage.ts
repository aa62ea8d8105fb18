import type { Verb } from '#backend/core/serve.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { countLiveRooms } from '#backend/live/live-rooms.store.ts'
import { gamesAsked } from '#backend/match/games-of-kind.ts'
import { readLiveCounts } from '#backend/match/leagues.store.ts'
import type { aboutCalls } from '#contract/about.ts'
import { COVERED_DAYS } from '#contract/about-rules.ts'
import { countCatalogue, countMatches } from './coverage.store.ts'

const DAY_MS = 86_400_000

export const getCoverage: Verb<(typeof aboutCalls)['getCoverage']> = async (context, { gameIds }) => {
  const { matchDb, now } = context
  await ensureCalendar(context, now)
  const games = gamesAsked(undefined, gameIds)
  const range = { from: now - COVERED_DAYS * DAY_MS, to: now + COVERED_DAYS * DAY_MS }
  const [catalogue, matches, live, liveStreams] = await Promise.all([
    countCatalogue(matchDb, games),
    countMatches(matchDb, games, range),
    readLiveCounts(matchDb, now),
    countLiveRooms(matchDb, now, games),
  ])
  const counted = games.length > 0 ? live.filter(({ gameId }) => games.includes(gameId)) : live
  return { ...catalogue, matches, liveMatches: counted.reduce((sum, { count }) => sum + count, 0), liveStreams }
}
