import type { Family } from '#contract/games.ts'
import type { Side, TimelineItem } from '#contract/match-state.ts'
import { fielderOf, isBowlersWicket } from './whose-wicket.ts'

/** What the fans of one side cheer. */
export interface MatchMoment {
  seq: number
  type: string
  /** Who cheers. */
  side: Side
  /** Player id. */
  player?: number
  /** After the event. */
  score?: { home: number; away: number }
}

/** What is cheered in each sport. Baskets, points and rounds are too many. */
const CHEERED: Readonly<Record<Family, readonly string[]>> = {
  football: ['goal', 'own_goal', 'penalty_goal', 'shootout_goal'],
  basketball: [],
  tennis: ['set_won'],
  cricket: ['wicket', 'fifty', 'hundred'],
  baseball: ['home_run'],
  american_football: ['touchdown', 'field_goal', 'safety'],
  sets: ['set_won', 'game_won'],
  frames: ['frame_won', 'century'],
  combat: ['knockdown', 'ko', 'tko', 'submission'],
  moba: ['map_won', 'baron', 'roshan', 'lord', 'tyrant'],
  rounds: ['map_won'],
  battle_royale: ['map_won'],
  games: ['goal', 'game_won', 'map_won'],
}

/** The moment that an event is; undefined for the many that are none. A wicket is the bowler's, a run-out the fielder's. */
export function momentOf(item: TimelineItem, family: Family) {
  const { seq, type, side, player, other, score } = item
  if (side === undefined || !CHEERED[family].includes(type)) return undefined
  const isAgainst = type === 'wicket'
  const who = isAgainst ? (isBowlersWicket(item) ? other : fielderOf(item)) : player
  const moment: MatchMoment = {
    seq,
    type,
    side: isAgainst ? (side === 'home' ? 'away' : 'home') : side,
    ...(who === undefined ? {} : { player: who }),
    ...(score ? { score } : {}),
  }
  return moment
}

const WAITING_MAX = 2

/** The moments still to be shown after new ones: each once, the newest where there are many. */
export function queued(waiting: readonly MatchMoment[], lastSeq: number, added: readonly MatchMoment[]): MatchMoment[] {
  const after = Math.max(lastSeq, waiting.at(-1)?.seq ?? 0)
  return [...waiting, ...added.filter(({ seq }) => seq > after)].slice(-WAITING_MAX)
}
