import type { PlayerLine, Score, Side, Stat } from '#contract/match-state.ts'

/** Every statistic at nought, in the order the table shows. */
export const emptyStats = (keys: readonly string[], units: Readonly<Record<string, Stat['unit']>> = {}): Stat[] =>
  keys.map((key) => {
    const unit = units[key]
    return unit ? { key, home: 0, away: 0, unit } : { key, home: 0, away: 0 }
  })

/** Rounds off what floating addition leaves behind (0.1 + 0.2). */
const tidy = (value: number): number => Math.round(value * 1000) / 1000

type ChangeStat = (stat: Stat, key: string) => Stat

/** A new list with some statistics changed; a key not listed yet is added at the end. */
function changeStats(stats: Stat[], keys: readonly string[], change: ChangeStat): Stat[] {
  const next = stats.slice()
  for (const key of keys) {
    const index = next.findIndex((stat) => stat.key === key)
    const old = next[index]
    if (old) next[index] = change(old, key)
    else next.push(change({ key, home: 0, away: 0 }, key))
  }
  return next
}

/** A new list in which `side`'s statistic grew by `by`; a key not listed yet is added at the end. */
export const bumpStat = (stats: Stat[], key: string, side: Side, by = 1): Stat[] =>
  changeStats(stats, [key], (stat) => ({ ...stat, [side]: tidy(stat[side] + by) }))

/** `bumpStat` for several keys at once. */
export const bumpStats = (stats: Stat[], side: Side, by: Readonly<Record<string, number>>): Stat[] =>
  changeStats(stats, Object.keys(by), (stat, key) => ({ ...stat, [side]: tidy(stat[side] + (by[key] ?? 0)) }))

/** A new list with both values of a statistic replaced. */
export const setStat = (stats: Stat[], key: string, home: number, away: number): Stat[] =>
  changeStats(stats, [key], (stat) => ({ ...stat, home, away }))

/** A new list with one side's values of some statistics replaced. */
export const setSideStats = (stats: Stat[], side: Side, values: Readonly<Record<string, number>>): Stat[] =>
  changeStats(stats, Object.keys(values), (stat, key) => ({ ...stat, [side]: values[key] ?? 0 }))

export const statOf = (stats: readonly Stat[], key: string): Score =>
  stats.find((stat) => stat.key === key) ?? { home: 0, away: 0 }

/** `part` of `whole` as whole percent; 0 of nothing is 0. */
export const percentOf = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 100) : 0)

export const emptyValues = (columns: readonly string[]): Record<string, number> =>
  Object.fromEntries(columns.map((column) => [column, 0]))

/** Adds a line of noughts for a player who has none yet. */
export const enterPlayer = (
  players: PlayerLine[],
  player: number | undefined,
  side: Side | undefined,
  columns: readonly string[],
): PlayerLine[] =>
  player === undefined || !side || players.some((line) => line.player === player)
    ? players
    : [...players, { player, side, values: emptyValues(columns) }]

export type PlayerValues = PlayerLine['values']

/** A new list in which the player's values are what `change` makes of them; an unknown or absent player changes nothing. */
export function changePlayer(
  players: PlayerLine[],
  player: number | undefined,
  change: (values: PlayerValues) => PlayerValues,
): PlayerLine[] {
  const index = player === undefined ? -1 : players.findIndex((line) => line.player === player)
  const line = players[index]
  if (!line) return players
  const next = players.slice()
  next[index] = { ...line, values: change(line.values) }
  return next
}

/** The values with some of them grown by `by`; one that was not a number counts as 0. */
export function growValues(values: PlayerValues, by: Readonly<Record<string, number>>): PlayerValues {
  const next = { ...values }
  for (const key in by) next[key] = tidy((Number(next[key]) || 0) + (by[key] ?? 0))
  return next
}

/** A new list in which the player's values grew by `by`; an unknown or absent player changes nothing. */
export const bumpPlayer = (
  players: PlayerLine[],
  player: number | undefined,
  by: Readonly<Record<string, number>>,
): PlayerLine[] => changePlayer(players, player, (values) => growValues(values, by))

/** A new list in which some of the player's values are replaced; an unknown or absent player changes nothing. */
export const setPlayer = (
  players: PlayerLine[],
  player: number | undefined,
  values: Readonly<PlayerValues>,
): PlayerLine[] => changePlayer(players, player, (old) => ({ ...old, ...values }))
