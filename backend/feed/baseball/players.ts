/** The players' lines: who bats has a line from the start, who pitches from his first play. */
import type { MatchEvent, MatchState, PlayerLine, Side } from '#contract/match-state.ts'
import { type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { bumpPlayer, changePlayer, enterPlayer, growValues, setPlayer } from '../shared/stats.ts'

export const COLUMNS = ['at_bats', 'hits', 'home_runs', 'runs_batted_in', 'walks', 'strikeouts']
const PITCHING = ['innings_pitched', 'hits_allowed', 'earned_runs', 'walks_allowed', 'strikeouts_thrown']

const withColumns = (columns: string[], added: readonly string[]): string[] =>
  added.every((column) => columns.includes(column)) ? columns : [...new Set([...columns, ...added])]

/** Runs of those whom `data.scored` names. */
export function countRuns(
  { playerColumns }: MatchState,
  players: PlayerLine[],
  event: MatchEvent,
  side: Side,
): Pick<MatchState, 'players' | 'playerColumns'> {
  const scored = textOf(event, 'scored')?.split(',').map(Number) ?? []
  let next = players
  for (const player of scored)
    if (player > 0) next = bumpPlayer(enterPlayer(next, player, side, COLUMNS), player, { runs: 1 })
  return { players: next, playerColumns: scored.length > 0 ? withColumns(playerColumns, ['runs']) : playerColumns }
}

const OUTS_OF_INNING = 3

const inningsOf = (outs: number): string => `${Math.floor(outs / OUTS_OF_INNING)}.${outs % OUTS_OF_INNING}`

function outsIn(innings: number | string | undefined): number {
  const [whole = 0, part = 0] = String(innings ?? '')
    .split('.')
    .map(Number)
  return whole * OUTS_OF_INNING + part
}

interface Thrown {
  player: number
  side: Side
  type: string
  outs: number
  isHit: boolean
  /** Those that an error let in are not his. */
  earnedRuns: number
}

/** What a play adds to the line of who pitches; a `pitching` event replaces it by what the feed counts. */
export function countPitching(
  { playerColumns }: Pick<MatchState, 'playerColumns'>,
  players: PlayerLine[],
  { player, side, type, outs, isHit, earnedRuns }: Thrown,
): Pick<MatchState, 'players' | 'playerColumns'> {
  const next = changePlayer(enterPlayer(players, player, side, COLUMNS), player, (values) =>
    growValues(
      { ...values, innings_pitched: inningsOf(outsIn(values.innings_pitched) + outs) },
      {
        hits_allowed: isHit ? 1 : 0,
        earned_runs: earnedRuns,
        walks_allowed: type === 'walk' ? 1 : 0,
        strikeouts_thrown: type === 'strikeout' ? 1 : 0,
      },
    ),
  )
  return { players: next, playerColumns: withColumns(playerColumns, PITCHING) }
}

export const pitching: LiveHandler<'baseball'> = (state, event) => {
  const outs = Math.max(0, Math.trunc(numberOf(event, 'outs', 0)))
  const earned = numberOf(event, 'earnedRuns', -1)
  const players = setPlayer(enterPlayer(state.players, event.player, event.side, COLUMNS), event.player, {
    innings_pitched: inningsOf(outs),
    hits_allowed: numberOf(event, 'hits', 0),
    ...(earned >= 0 ? { earned_runs: earned } : {}),
    walks_allowed: numberOf(event, 'walks', 0),
    strikeouts_thrown: numberOf(event, 'strikeouts', 0),
  })
  return { ...state, players, playerColumns: withColumns(state.playerColumns, PITCHING) }
}
