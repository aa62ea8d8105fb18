/**
 * League of Legends, Dota 2, Honor of Kings and their like: a series of maps.
 *
 * | type              | fields                                                                      |
 * |-------------------|-----------------------------------------------------------------------------|
 * | `draft`           | `data.map`: picks and bans of that map begin                                 |
 * | `ban` `pick`      | `side`, `data.hero`; a pick's `player`                                       |
 * | `map_start`       | `data.map` `data.name?`; `data.lower?`: the side based at the lower left     |
 * | `kill`            | `side` `player` killed `other`; `data.assists`: ids with commas; `data.x?`   |
 * |                   | `data.y?`: where, see contract/match-moba.ts                                 |
 * | `tower`           | `side` destroyed it; `data.tier?` 1 outer to 3 before the base, of a         |
 * |                   | `data.lane?` `top` `mid` `bot`; 4 at the heart of the base, of none          |
 * | `barracks` ...    | `side` destroyed barracks or an inhibitor; `data.lane?`                      |
 * | `dragon` ...      | `side` took the objective; the title's table has its types; `data.x?` `y?`   |
 * | `economy`         | `data.homeGold` `awayGold` `homeExperience?` `awayExperience?`: map totals   |
 * | `player_economy`  | `data.gold<id>` `lastHits<id>` `goldPerMinute<id>` `experiencePerMinute<id>` |
 * |                   | `netWorth<id>`: map totals of players; `kills<id>` `deaths<id>` `assists<id>`|
 * |                   | where events do not tell all of them; `items<id>`: names with commas        |
 * | `pause` `resume`  |                                                                              |
 * | `map_won`         | `side`                                                                       |
 *
 * Events of a map carry `clock`, seconds since it began. The board, `gold`, `experience` and the players'
 * lines are of the current map; the other statistics, and `kda`, of the whole match.
 */
import type { MatchState, Stat } from '#contract/match-state.ts'
import { createLiveRules, type LiveHandler } from '../shared/live-rules.ts'
import { emptyState } from '../shared/state.ts'
import { emptyStats } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { freshMap } from './board.ts'
import { ban, draft, mapStart, mapWon, pick } from './maps.ts'
import { economy, kill, objective, pause, playerEconomy, resume, tower } from './play.ts'
import { mobaColumns, newLine } from './players.ts'
import { mobaTitle } from './titles.ts'

/** Objectives of every title: an event type means the same wherever it appears. */
const OBJECTIVES = new Map(
  Object.entries({
    dragon: 'dragons',
    baron: 'barons',
    herald: 'heralds',
    inhibitor: 'inhibitors',
    roshan: 'roshans',
    barracks: 'barracks',
    tyrant: 'tyrants',
    overlord: 'overlords',
    abyssal_dragon: 'abyssal_dragons',
    dark_slayer: 'dark_slayers',
    lord: 'lords',
    turtle: 'turtles',
  }),
)

/** Takes the objective under the name that the game gives it. */
const named =
  (type: string): LiveHandler<'moba'> =>
  (state, event, board, contest) => {
    const own = mobaTitle(contest.gameId).names?.get(type) ?? type
    return objective(OBJECTIVES.get(own) ?? own)(state, { ...event, type: own }, board, contest)
  }

function mobaStats(gameId: number): Stat[] {
  const races = ['first_blood', 'first_tower', 'five_kills', 'ten_kills']
  const objectives = mobaTitle(gameId).objectives.map(({ key }) => key)
  const keys = ['kills', 'towers', ...races, ...objectives, 'gold', 'experience']
  return emptyStats(keys, { gold: 'compact', experience: 'compact' })
}

const initial = (contest: Contest): MatchState =>
  emptyState({
    chartKind: 'gold_lead',
    board: freshMap(contest.gameId, contest.bestOf ?? 3, 1),
    stats: mobaStats(contest.gameId),
    playerColumns: mobaColumns,
    players: (['home', 'away'] as const).flatMap((side) =>
      contest[side].squad.filter((member) => member.isStarter).map((member) => newLine(member.id, side)),
    ),
  })

export const mobaRules = createLiveRules({
  family: 'moba',
  initial,
  firstPhase: 'draft',
  handlers: {
    draft,
    ban,
    pick,
    map_start: mapStart,
    map_won: mapWon,
    kill,
    tower,
    economy,
    player_economy: playerEconomy,
    pause,
    resume,
    ...Object.fromEntries([...OBJECTIVES.keys()].map((type) => [type, named(type)])),
  },
})
