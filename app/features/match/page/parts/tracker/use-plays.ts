import { useEffect, useMemo, useState } from 'react'
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

interface Known extends MatchPlays {
  /** How often what is missing was asked for. */
  tries: number
}

function merge(before: MatchPlays | undefined, later: MatchPlays, after: number): MatchPlays {
  const kept = before?.plays.filter(({ seq }) => seq <= after) ?? []
  return { plays: [...kept, ...later.plays], seq: Math.max(before?.seq ?? 0, later.seq) }
}

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
  const [known, setKnown] = useState<Known>()
  const { timeline } = live
  const after = Math.floor((known?.seq ?? 0) / PLAYS_STEP) * PLAYS_STEP
  const tries = known?.tries ?? 0
  const isWanted = known === undefined || (known.seq < seq && tries < TRIES)
  // Another event, another try.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event is what it is about
  useEffect(() => setKnown((before) => before && { ...before, tries: 0 }), [seq])
  useEffect(() => {
    if (!isWanted) return undefined
    const pause = after === 0 && tries === 0 ? 0 : PAUSE_MS * (1 + tries) + Math.random() * SPREAD_MS
    const timer = setTimeout(async () => {
      const answer = await listPlays({ data: { matchId: id, after } }).catch(() => undefined)
      setKnown((before) => ({
        ...(answer?.ok ? merge(before, answer.data, after) : (before ?? { plays: [], seq: 0 })),
        tries: tries + 1,
      }))
    }, pause)
    return () => clearTimeout(timer)
  }, [id, after, tries, isWanted])
  const plays = known && (known.plays.length > 0 ? known.plays : timeline)
  return useMemo(
    () => plays && inOwnNames(plays, detail, family).filter((play) => play.seq <= seq),
    [plays, detail, family, seq],
  )
}
