import type { MatchDetail } from '#contract/match-detail.ts'
import type { Board, ChartPoint, TimelineItem } from '#contract/match-state.ts'
import { type WormInnings, wormOf } from './worm.ts'

type CricketBoard = Extract<Board, { family: 'cricket' }>

export interface Over {
  /** From 1. */
  over: number
  runs: number
  wickets: number
}

export interface OversOfInnings extends Pick<WormInnings, 'period' | 'side' | 'isSecond'> {
  overs: Over[]
}

/** Runs and wickets of each over, the one under way too. */
export const oversOf = (
  chart: readonly ChartPoint[],
  timeline: readonly TimelineItem[],
  board: CricketBoard,
): OversOfInnings[] =>
  wormOf(chart, timeline, board).map(({ period, side, isSecond, overs, wickets }) => ({
    period,
    side,
    isSecond,
    overs: overs.slice(1).map(({ over, runs }, index) => ({
      over: Math.ceil(over),
      runs: runs - (overs[index]?.runs ?? 0),
      wickets: wickets.filter((each) => Math.ceil(each.over) === Math.ceil(over)).length,
    })),
  }))

export interface Partnership {
  /** The how-manieth wicket they stood for. */
  wicket: number
  /** Of the last one those who stand. */
  players: readonly number[]
  runs: number
  balls: number
  /** How it ended: who was out, at which total, and which ball it was. */
  fall?: { player?: number; total: number; ball: string }
}

const numberIn = ({ data }: TimelineItem, key: string): number => Number(data?.[key] ?? Number.NaN)

/** Who stood together and what they made, wicket by wicket, then who is not out; `number` of the innings, from 1. */
export function partnershipsOf(
  { timeline, players }: Pick<MatchDetail['live'], 'timeline' | 'players'>,
  board: CricketBoard,
  number: number,
): Partnership[] {
  const innings = board.innings[number - 1]
  if (!innings) return []
  const stands: Partnership[] = []
  let [total, balls] = [0, 0]
  for (const item of timeline) {
    if (item.period !== `i${number}` || item.type !== 'wicket') continue
    const [fellAt, bowled, partner] = [numberIn(item, 'total'), numberIn(item, 'balls'), numberIn(item, 'partner')]
    if (!Number.isFinite(fellAt) || !Number.isFinite(bowled)) return []
    const out = item.player === undefined ? [] : [item.player]
    stands.push({
      wicket: stands.length + 1,
      players: [...out, ...(Number.isFinite(partner) ? [partner] : [])],
      runs: fellAt - total,
      balls: bowled - balls,
      fall: {
        ...(item.player === undefined ? {} : { player: item.player }),
        total: fellAt,
        ball: `${item.data?.ball ?? ''}`,
      },
    })
    total = fellAt
    balls = bowled
  }
  if (innings.balls <= balls && innings.isDone) return stands
  const notOut = players.filter(({ side, values }) => side === innings.side && values.dismissal === '*')
  return [
    ...stands,
    {
      wicket: stands.length + 1,
      players: notOut.map(({ player }) => player),
      runs: innings.runs - total,
      balls: innings.balls - balls,
    },
  ]
}
