import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { League } from '#contract/entities.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { useLiveBoards } from '../../match/match.live.ts'
import { matchListQuery } from '../../match/match.queries.ts'
import { MatchList } from '../../match/match-list.tsx'
import { liveOfLeague } from '../list-inputs.ts'

/** All who look at a table hear of a goal at once: they ask for the new one within this time. */
const ASK_WITHIN_MS = 2_000

const scoresOf = (matches: readonly MatchRow[]): string =>
  matches.map(({ id, status, score }) => `${id} ${status} ${score.home}-${score.away}`).join()

/** The running matches of a league; when a score of theirs changes, the table is read again. */
export function LiveTableNote({ league, tableKey }: { league: League; tableKey: QueryKey }) {
  const client = useQueryClient()
  const { data } = useQuery(matchListQuery(liveOfLeague(league.id)))
  useLiveBoards([league.gameId])
  const matches = data?.matches.filter(({ status }) => status === 'live') ?? []
  const scores = data && scoresOf(data.matches)
  const key = JSON.stringify(tableKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the scores is what it waits for.
  useEffect(() => {
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey }),
      Math.random() * ASK_WITHIN_MS,
    )
    return () => clearTimeout(timer)
  }, [client, key, scores])
  if (!data) return null
  return matches.length === 0 ? (
    <p className="text-13 text-text-muted">{m.library_table_live_none()}</p>
  ) : (
    <div className="space-y-2">
      <MatchList matches={matches} isGrouped={false} isOfOneLeague />
      <p className="text-12 text-text-muted">{m.library_table_live_note()}</p>
    </div>
  )
}
