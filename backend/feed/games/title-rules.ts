/** What single titles tell of their games: the table of events is in rules.ts. */
import type { MatchEvent, MatchState, Side, Stat } from '#contract/match-state.ts'
import { type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { addTimeline } from '../shared/state.ts'
import { bumpPlayer, bumpStat, changePlayer, enterPlayer, setStat } from '../shared/stats.ts'

type Handler = LiveHandler<'games'>

const SIDES = ['home', 'away'] as const

const tell: Handler = (state, event) => addTimeline(state, event)

/** Told with what `side` has done, counted in a statistic. */
const counted =
  (stat: string, byOf: (event: MatchEvent) => number = () => 1): Handler =>
  (state, event) =>
    event.side ? addTimeline({ ...state, stats: bumpStat(state.stats, stat, event.side, byOf(event)) }, event) : state

const battle: Handler = (state, event, board, contest) => {
  const killed = { home: numberOf(event, 'awayLost', 0), away: numberOf(event, 'homeLost', 0) }
  const stats = SIDES.reduce((all, side) => bumpStat(all, 'supply_killed', side, killed[side]), state.stats)
  return counted('battles_won')({ ...state, stats }, event, board, contest)
}

const teamFight: Handler = (state, event, board, contest) => {
  const stats = SIDES.reduce(
    (all, side) => bumpStat(all, 'final_blows', side, numberOf(event, `${side}Kills`, 0)),
    state.stats,
  )
  return counted('fights_won')({ ...state, stats }, event, board, contest)
}

/** Heroes that a player has had in the match, in order. */
const pick: Handler = (state, event) => {
  const { player, side } = event
  const hero = textOf(event, 'hero')
  if (!hero) return state
  const entered = enterPlayer(state.players, player, side, state.playerColumns)
  const players = changePlayer(entered, player, (values) => {
    const had = typeof values.hero === 'string' ? values.hero.split(', ') : []
    return had.includes(hero) ? values : { ...values, hero: [...had, hero].join(', ') }
  })
  return addTimeline({ ...state, players }, event)
}

const generalDefeated: Handler = (state, event, board, contest) => {
  const players = bumpPlayer(bumpPlayer(state.players, event.player, { kills: 1 }), event.other, { deaths: 1 })
  return counted('generals_defeated')({ ...state, players }, event, board, contest)
}

const TALLIED = ['eliminations', 'deaths', 'damage', 'healing'] as const
/** Figures of a tally that are a team's statistic too. */
const OF_TEAM: ReadonlySet<string> = new Set(['damage', 'healing'])

const tally: Handler = (state, event) => {
  let { stats } = state
  const sums: Record<Side, Record<string, number>> = { home: {}, away: {} }
  const players = state.players.map((line) => {
    const values = { ...line.values }
    for (const figure of TALLIED) {
      const by = numberOf(event, `${figure}${line.player}`, 0)
      if (by === 0) continue
      values[figure] = (Number(values[figure]) || 0) + by
      const own = sums[line.side]
      own[figure] = (own[figure] ?? 0) + by
    }
    return { ...line, values }
  })
  for (const side of SIDES)
    for (const [figure, by] of Object.entries(sums[side]))
      if (OF_TEAM.has(figure)) stats = bumpStat(stats, figure, side, by)
  return { ...state, players, stats }
}

export const titleHandlers: Readonly<Record<string, Handler>> = {
  deck: tell,
  deck_ban: tell,
  turn: tell,
  expansion: counted('expansions'),
  tech: tell,
  raid: counted('workers_killed', (event) => numberOf(event, 'workers', 1)),
  battle,
  hero_trained: tell,
  hero_killed: counted('heroes_killed'),
  team_fight: teamFight,
  pick,
  general_defeated: generalDefeated,
  tally,
}

/** The statistic that counts rounds won in such a way. */
export const FINISH_STATS: ReadonlyMap<string | undefined, string> = new Map([
  ['critical_art', 'critical_arts'],
  ['perfect', 'perfects'],
  ['time_up', 'time_ups'],
])

const has = (event: Pick<MatchEvent, 'data'>, key: string): boolean => typeof event.data?.[`home${key}`] === 'number'

/** Actions per minute of the games that are over, on average. */
function withApm(state: MatchState, event: MatchEvent, stats: Stat[]): Stat[] {
  if (!has(event, 'Apm')) return stats
  const games = [...state.timeline, event].filter((item) => /_won$/.test(item.type) && has(item, 'Apm'))
  const meanOf = (side: Side) =>
    Math.round(games.reduce((sum, { data }) => sum + Number(data?.[`${side}Apm`] ?? 0), 0) / games.length)
  return setStat(stats, 'apm', meanOf('home'), meanOf('away'))
}

/** The statistics with what the end of a game tells of it. */
export function withEndFigures(state: MatchState, event: MatchEvent, stats: Stat[]): Stat[] {
  let next = withApm(state, event, stats)
  for (const [key, stat] of [
    ['Damage', 'damage'],
    ['Cards', 'cards_played'],
  ] as const)
    if (has(event, key))
      for (const side of SIDES) next = bumpStat(next, stat, side, numberOf(event, `${side}${key}`, 0))
  const first = state.timeline.findLast(({ type }) => /^(game|map)_start$/.test(type))?.data?.first
  if (!event.side || (first !== 'home' && first !== 'away')) return next
  return bumpStat(next, event.side === first ? 'won_first' : 'won_second', event.side)
}
