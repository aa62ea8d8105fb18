import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Family } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchPlays, Play } from '#contract/match-plays.ts'
import { PLAYS_STEP } from '#contract/play-rules.ts'
import { listPlays } from '../../../plays.functions.ts'
import { scoreboardOf } from '../../../scoreboards/family-scoreboards.ts'

/** New plays are asked for so long after the page has heard of them, at different times by different pages. */
const PAUSE_MS = 700
const SPREAD_MS = 1300
/** How often one event is asked for: answers are a few seconds old. */
const TRIES = 4

function merge(before: MatchPlays | undefined, later: MatchPlays, after: number): MatchPlays {
  const kept = before?.plays.filter(({ seq }) => seq <= after) ?? []
  return { plays: [...kept, ...later.plays], seq: Math.max(before?.seq ?? 0, later.seq) }
}

/** The plays of a match so far. Asked again it reads those since the last whole hundred of events. */
const playsQuery = (matchId: number) =>
  queryOptions({
    queryKey: ['match', 'plays', { matchId }],
    queryFn: async ({ client, queryKey }): Promise<MatchPlays> => {
      const before = client.getQueryData<MatchPlays>(queryKey)
      const after = Math.floor((before?.seq ?? 0) / PLAYS_STEP) * PLAYS_STEP
      const answer = await listPlays({ data: { matchId, after } }).catch(() => undefined)
      return answer?.ok ? merge(before, answer.data, after) : (before ?? { plays: [], seq: 0 })
    },
    // The page says when there is more; all drawings of a match share what is known.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** Plays with heroes, maps and weapons called as in the detail; only words in them change. */
const inOwnNames = (plays: readonly Play[], detail: MatchDetail, family: Family): readonly Play[] =>
  scoreboardOf(family)?.inOwnNames?.({
    ...detail,
    live: { ...detail.live, chart: [], players: [], timeline: [...plays] },
  }).live.timeline ?? plays

/**
 * The plays of a match up to what the page shows, which follows the picture; undefined until they are there. Where they
 * cannot be had, those that the timeline lists.
 */
export function usePlays(detail: MatchDetail, family: Family) {
  const { match, live } = detail
  const { id, seq } = match
  const { timeline } = live
  const { data: known, dataUpdatedAt, refetch } = useQuery(playsQuery(id))
  const tries = useRef({ seq, count: 0 })
  const isMissing = known !== undefined && known.seq < seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that does not have it yet is followed by another try
  useEffect(() => {
    if (tries.current.seq !== seq) tries.current = { seq, count: 0 }
    if (!isMissing || tries.current.count >= TRIES) return undefined
    const pause = PAUSE_MS * (1 + tries.current.count) + Math.random() * SPREAD_MS
    const timer = setTimeout(() => {
      tries.current.count += 1
      void refetch({ cancelRefetch: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [isMissing, seq, dataUpdatedAt, refetch])
  const plays = known && (known.plays.length > 0 ? known.plays : timeline)
  return useMemo(
    () => plays && inOwnNames(plays, detail, family).filter((play) => play.seq <= seq),
    [plays, detail, family, seq],
  )
}
