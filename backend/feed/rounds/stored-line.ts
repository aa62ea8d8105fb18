/**
 * What of a shooter's match is stored with a player's line, beside what the line says itself: `on1`, `on2`... for each map that is
 * over, its rounds won and lost and its name, `13-9 Mirage`; `weapons`, how many kills with each were told one by one, and how many of
 * them by a shot in the head, `12/5 AK-47|3/1 AWP`. Pages and sockets have both elsewhere: from the board and the timeline.
 */
import type { MatchState, PlayerLine, TimelineItem } from '#contract/match-state.ts'
import { other } from '../shared/state.ts'
import type { RoundsBoard } from './board.ts'

type Extra = Record<string, string>

/** Between weapons; no name has it. */
const BETWEEN = '|'

function mapsOf({ maps }: RoundsBoard, { side }: PlayerLine): Extra {
  const told: Extra = {}
  for (const [index, map] of maps.entries())
    if (map.winner && map.name) told[`on${index + 1}`] = `${map[side]}-${map[other(side)]} ${map.name}`
  return told
}

type Tally = Map<string, { kills: number; headshots: number }>

function countKill(tally: Tally, { data }: TimelineItem): void {
  const name = typeof data?.weapon === 'string' ? data.weapon.replaceAll(BETWEEN, ' ').trim() : ''
  if (name === '') return
  const { kills, headshots } = tally.get(name) ?? { kills: 0, headshots: 0 }
  tally.set(name, { kills: kills + 1, headshots: headshots + (data?.headshot === true ? 1 : 0) })
}

/** For the lines of a match that is over. */
export function storedExtras({ timeline }: MatchState, board: RoundsBoard): (line: PlayerLine) => Extra {
  const tallies = new Map<number, Tally>()
  for (const item of timeline) {
    if (item.type !== 'kill' || item.player === undefined) continue
    const tally = tallies.get(item.player) ?? new Map()
    tallies.set(item.player, tally)
    countKill(tally, item)
  }
  return (line) => {
    const tally = [...(tallies.get(line.player) ?? [])]
    const weapons = tally.map(([name, { kills, headshots }]) => `${kills}/${headshots} ${name}`).join(BETWEEN)
    return { ...mapsOf(board, line), ...(weapons ? { weapons } : {}) }
  }
}
