/**
 * The players' lines. All columns are of the current map, but `kda`, which is of the whole match; the
 * `match_*` values behind it are kept in the line and not shown. `m1`, `m2`... are what each map that is over had:
 * `4/2/9/231/14200/Ahri`, kills, deaths, assists, last hits, gold, hero.
 */
import type { MatchEvent, PlayerLine, Side } from '#contract/match-state.ts'
import { textOf } from '../shared/live-rules.ts'
import { other } from '../shared/state.ts'

export const mobaColumns = ['hero', 'kills', 'deaths', 'assists', 'kda', 'last_hits', 'gold']

/** Figures of a map that not every feed sends, by what `player_economy` calls them: columns once one has come. */
const RATES = new Map([
  ['goldPerMinute', 'gold_per_minute'],
  ['experiencePerMinute', 'experience_per_minute'],
  ['netWorth', 'net_worth'],
])
const EARNINGS = new Map([['gold', 'gold'], ['lastHits', 'last_hits'], ...RATES])
const COUNTS = ['kills', 'deaths', 'assists'] as const

type Values = PlayerLine['values']

const ON_MAP: Values = { kills: 0, deaths: 0, assists: 0, last_hits: 0, gold: 0 }

export const newLine = (player: number, side: Side): PlayerLine => ({
  player,
  side,
  values: { ...ON_MAP, kda: 0, match_kills: 0, match_deaths: 0, match_assists: 0 },
})

/** What a player has at that time, names with commas; a column once anybody's has come. */
const ITEMS = 'items'
const OF_ONE_MAP: ReadonlySet<string> = new Set(['hero', ITEMS, ...RATES.values()])

/** Everybody at nought and without a hero, before the draft of the next map. */
export const clearLines = (players: PlayerLine[]): PlayerLine[] =>
  players.map((line) => {
    const kept = Object.entries(line.values).filter(([key]) => !OF_ONE_MAP.has(key))
    return { ...line, values: { ...Object.fromEntries(kept), ...ON_MAP } }
  })

/** Ends a map: keeps what the lines say of it. */
export const closeMap = (players: PlayerLine[], map: number): PlayerLine[] =>
  players.map((line) => {
    const { kills, deaths, assists, last_hits, gold, hero = '' } = line.values
    return {
      ...line,
      values: { ...line.values, [`m${map}`]: [kills, deaths, assists, last_hits, gold, hero].join('/') },
    }
  })

/** A copy of the lines that may be written to; a player not listed yet is added. */
function change(players: PlayerLine[], player: number, side: Side, edit: (values: Values) => void): void {
  let index = players.findIndex((line) => line.player === player)
  if (index < 0) index = players.push(newLine(player, side)) - 1
  const line = players[index]
  if (!line) return
  const values = { ...line.values }
  edit(values)
  players[index] = { ...line, values }
}

const count = (values: Values, key: (typeof COUNTS)[number], by = 1): void => {
  values[key] = Number(values[key]) + by
  values[`match_${key}`] = Number(values[`match_${key}`]) + by
  const taken = Number(values.match_kills) + Number(values.match_assists)
  values.kda = Math.round((taken / Math.max(1, Number(values.match_deaths))) * 10) / 10
}

/** `player` killed `other`; `data.assists` lists ids with commas. */
export function countKill(players: PlayerLine[], event: MatchEvent, side: Side): PlayerLine[] {
  const next = players.slice()
  if (event.player !== undefined) change(next, event.player, side, (values) => count(values, 'kills'))
  if (event.other !== undefined) change(next, event.other, other(side), (values) => count(values, 'deaths'))
  for (const id of textOf(event, 'assists')?.split(',') ?? [])
    if (Number(id) > 0) change(next, Number(id), side, (values) => count(values, 'assists'))
  return next
}

export function setHero(players: PlayerLine[], player: number, side: Side, hero: string): PlayerLine[] {
  const next = players.slice()
  change(next, player, side, (values) => {
    values.hero = hero
  })
  return next
}

/** Reads `gold<id>`, `lastHits<id>`..., each player's total on the map so far, and `items<id>`. */
export function readEarnings(players: PlayerLine[], event: MatchEvent): PlayerLine[] {
  const { data } = event
  if (!data) return players
  return players.map((line) => {
    const values = { ...line.values }
    for (const [key, column] of EARNINGS) {
      const told = data[`${key}${line.player}`]
      if (told !== undefined) values[column] = Number(told) || 0
    }
    const items = textOf(event, `${ITEMS}${line.player}`)
    if (items !== undefined) values[ITEMS] = items
    for (const key of COUNTS) {
      const told = Number(data[`${key}${line.player}`] ?? Number.NaN)
      if (Number.isFinite(told)) count(values, key, told - Number(values[key]))
    }
    return { ...line, values }
  })
}

/** The columns shown, with those that the lines have come to have. */
export function withRates(columns: string[], players: readonly PlayerLine[]): string[] {
  const isNew = (column: string) =>
    !columns.includes(column) && players.some(({ values }) => values[column] !== undefined)
  const added = [...RATES.values(), ITEMS].filter(isNew)
  return added.length > 0 ? [...columns, ...added] : columns
}
