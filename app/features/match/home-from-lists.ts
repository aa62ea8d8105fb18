import type { Input, Result } from '#contract/call.ts'
import type { matchCalls } from '#contract/match.ts'
import type { HomeMatches } from '#contract/match-lists.ts'
import type { MatchRow } from '#contract/match-row.ts'

type Calls = typeof matchCalls
type ListMatches = (input: Input<Calls['listMatches']>) => Promise<Result<{ matches: MatchRow[]; total: number }>>

const HOUR = 3_600_000

/**
 * The home list made of two plain lists, for a backend that has no call for it: live matches, and those of the next 24
 * hours as far as they are on the first page. Matches of today that are over are not counted. `now` in milliseconds.
 */
export async function homeFromLists(
  input: Input<Calls['listHomeMatches']>,
  list: ListMatches,
  now: number,
): Promise<Result<HomeMatches>> {
  const [live, next] = await Promise.all([
    list({ ...input, list: 'live', order: 'hot', page: 1, size: 30 }),
    list({ ...input, list: 'by_time', statuses: ['scheduled', 'previewed'], order: 'time', page: 1, size: 60 }),
  ])
  if (!live.ok) return live
  if (!next.ok) return next
  const within = (from: number, to: number) =>
    next.data.matches.filter(({ status, startsAt }) => {
      const start = Date.parse(startsAt)
      return (status === 'scheduled' || status === 'previewed') && start > from && start <= to
    })
  const onNow = live.data.matches.filter(({ status }) => status === 'live')
  // A service that does not narrow its list counts others too.
  const isNarrowed = onNow.length === live.data.matches.length
  const [soon, later] = [within(now - 12 * HOUR, now + 3 * HOUR), within(now + 3 * HOUR, now + 24 * HOUR)]
  return {
    ok: true,
    data: {
      live: onNow,
      soon,
      later,
      counts: { live: isNarrowed ? live.data.total : onNow.length, soon: soon.length, later: later.length, over: 0 },
    },
  }
}
