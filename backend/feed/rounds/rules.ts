/**
 * Counter-Strike, Valorant, Rainbow Six and their like: maps of rounds with sides and, mostly, money.
 *
 * | type                       | fields                                                                  |
 * |----------------------------|-------------------------------------------------------------------------|
 * | `map_ban` `map_pick`       | `side`, `data.map`: its name                                             |
 * | `map_decider`              | `data.map`                                                              |
 * | `map_start`                | `data.map`: number; `data.name?` `data.homeSide?` (`attack` `defence`) `data.agent<id>?` |
 * | `round_start`              | `data.round?` `homeMoney?` `awayMoney?` `homeWorth?` `awayWorth?` `homeSide?` |
 * | `kill`                     | `side` `player` killed `other`; `data.weapon?` `headshot?`               |
 * | `bomb_planted` `_defused` `_exploded` | `side` `player?`; the names of other games are in device.ts  |
 * | `round_won`                | `side`, `data.how`; `data.tally<id>`: kills/deaths/assists/damage/headshots |
 * | `half_time` `overtime`     |                                                                         |
 * | `timeout`                  | `side`                                                                  |
 * | `map_won`                  | `side`                                                                  |
 *
 * Statistics and players' lines are of the whole match. `homeMoney` is what a team had before it bought, `homeWorth` what its
 * equipment is worth after that.
 */
import type { MatchState } from '#contract/match-state.ts'
import { createLiveRules } from '../shared/live-rules.ts'
import { emptyState } from '../shared/state.ts'
import { emptyStats } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { emptyBoard } from './board.ts'
import { type DeviceStep, deviceStats, eventsOf } from './device.ts'
import { halfTime, mapBan, mapPick, mapStart, mapWon, overtime, timeout } from './maps.ts'
import { newLine, roundsColumns } from './players.ts'
import { device, kill, roundStart, roundWon } from './round.ts'
import { type RoundsTitle, roundsTitle } from './titles.ts'

const statsOf = (title: RoundsTitle): string[] => [
  'rounds_won',
  'attack_rounds',
  'defence_rounds',
  ...(title.money ? ['pistol_rounds'] : []),
  'five_rounds',
  // Whoever has ten has won before in games of short maps.
  ...(title.half < 9 ? [] : ['ten_rounds']),
  'kills',
  'opening_kills',
  'headshots',
  ...Object.values(deviceStats(title)),
]

const onDevice = (step: DeviceStep) => Object.fromEntries(eventsOf(step).map((type) => [type, device(step)]))

function initial(contest: Contest): MatchState {
  const title = roundsTitle(contest.gameId)
  return emptyState({
    chartKind: title.money ? 'economy' : 'point_lead',
    board: emptyBoard(title, contest.bestOf ?? 3),
    stats: emptyStats(statsOf(title), { headshots: 'percent' }),
    playerColumns: roundsColumns,
    players: (['home', 'away'] as const).flatMap((side) =>
      contest[side].squad.filter((member) => member.isStarter).map((member) => newLine(member.id, side)),
    ),
  })
}

export const roundsRules = createLiveRules({
  family: 'rounds',
  initial,
  firstPhase: 'veto',
  handlers: {
    map_ban: mapBan,
    map_pick: mapPick,
    map_decider: mapPick,
    map_start: mapStart,
    map_won: mapWon,
    half_time: halfTime,
    overtime,
    timeout,
    round_start: roundStart,
    round_won: roundWon,
    kill,
    ...onDevice('planted'),
    ...onDevice('defused'),
    ...onDevice('exploded'),
  },
})
