import type { Play } from '#contract/match-plays.ts'
import type { Score, Side } from '#contract/match-state.ts'
import { type Fight, fightsOf } from '../moba/fights.ts'
import { type MapState, mapState } from '../moba/map-state.ts'
import { numberIn } from './drawing.tsx'

/** A fight is drawn until so long after its last kill. */
const FIGHT_SECONDS = 20
/** Kills of the last so many seconds stand out. */
const FRESH_SECONDS = 60

export interface MobaScene {
  seq: number
  type: string
  /** From 1. */
  game: number
  map: MapState
  clock: number
  /** Kills before this second of the game are faint. */
  freshFrom: number
  gold?: Score
  fight?: Fight
  /** Before a game has begun: heroes that were picked. */
  draft?: Record<Side, string[]>
  winner?: Side
}

/** The plays of the game that a play is in: up to its end, and from the draft of the next one on that one. */
function gameOf(past: readonly Play[]): { game: number; plays: Play[] } {
  let [game, isOver, plays]: [number, boolean, Play[]] = [1, false, []]
  for (const play of past) {
    if (isOver && /^(draft|ban|pick|map_start)$/.test(play.type)) {
      game += 1
      isOver = false
      plays = []
    }
    plays.push(play)
    if (play.type === 'map_won') isOver = true
  }
  return { game, plays }
}

const picksOf = (plays: readonly Play[], side: Side): string[] =>
  plays.flatMap(({ type, side: own, data }) => (type === 'pick' && own === side && data?.hero ? [`${data.hero}`] : []))

/** What the map shows after a play: the plays up to it decide, and nothing else. */
export function mobaScene(all: readonly Play[], index: number, gameId: number): MobaScene {
  const { game, plays } = gameOf(all.slice(0, index + 1))
  const now = plays.at(-1)
  const clock = plays.findLast((play) => play.clock !== undefined)?.clock ?? 0
  const map = mapState(plays, gameId)
  const fight = fightsOf(map.kills).findLast(({ to }) => to >= clock - FIGHT_SECONDS)
  const economy = plays.findLast(({ type }) => type === 'economy')
  const [home, away] = economy ? [numberIn(economy, 'homeGold'), numberIn(economy, 'awayGold')] : []
  const hasBegun = plays.some(({ type }) => type === 'map_start')
  const winner =
    now?.type === 'map_won' || now?.type === 'end' ? plays.findLast(({ type }) => type === 'map_won')?.side : undefined
  return {
    seq: now?.seq ?? 0,
    type: now?.type ?? '',
    game,
    map,
    clock,
    freshFrom: clock - FRESH_SECONDS,
    ...(home !== undefined && away !== undefined ? { gold: { home, away } } : {}),
    ...(fight ? { fight } : {}),
    ...(hasBegun ? {} : { draft: { home: picksOf(plays, 'home'), away: picksOf(plays, 'away') } }),
    ...(winner ? { winner } : {}),
  }
}
