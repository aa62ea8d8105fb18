import type { PlayerLine, Score, Side, Stat } from '#contract/match-state.ts'

/** Every statistic at nought, in the order the table shows. */
export const emptyStats = (keys: readonly string[], units: Readonly<Record<string, Stat['unit']>> = {}): Stat[] =>
  keys.map((key) => {
    const unit = units[key]
    return unit ? { key, home: 0, away: 0, unit } : { key, home: 0, away: 0 }
  })

/** Rounds off what floating addition leaves behind (0.1 + 0.2). */
const tidy = (value: number): number => Math.round(value * 1000) / 1000

function replaceStat(stats: Stat[], key: string, change: (stat: Stat) => Stat): Stat[] {
  const index = stats.findIndex((stat) => stat.key === key)
  const next = stats.slice()
  const old = stats[index]
  if (old) next[index] = change(old)
  else next.push(change({ key, home: 0, away: 0 }))
  return next
}

/** A new list in which `side`'s statistic grew by `by`; a key not listed yet is added at the end. */
export const bumpStat = (stats: Stat[], key: string, side: Side, by = 1): Stat[] =>
  replaceStat(stats, key, (stat) => ({ ...stat, [side]: tidy(stat[side] + by) }))

/** `bumpStat` for several keys at once. */
export const bumpStats = (stats: Stat[], side: Side, by: Readonly<Record<string, number>>): Stat[] =>
  Object.entries(by).reduce((list, [key, amount]) => bumpStat(list, key, side, amount), stats)

/** A new list with both values of a statistic replaced. */
export const setStat = (stats: Stat[], key: string, home: number, away: number): Stat[] =>
  replaceStat(stats, key, (stat) => ({ ...stat, home, away }))

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

/** A new list in which the player's values grew by `by`; an unknown or absent player changes nothing. */
export function bumpPlayer(
  players: PlayerLine[],
  player: number | undefined,
  by: Readonly<Record<string, number>>,
): PlayerLine[] {
  const index = player === undefined ? -1 : players.findIndex((line) => line.player === player)
  const line = players[index]
  if (!line) return players
  const values = { ...line.values }
  for (const key in by) values[key] = tidy(Number(values[key] ?? 0) + (by[key] ?? 0))
  const next = players.slice()
  next[index] = { ...line, values }
  return next
}

/** A new list in which some of the player's values are replaced; an unknown or absent player changes nothing. */
export function setPlayer(
  players: PlayerLine[],
  player: number | undefined,
  values: Readonly<Record<string, number | string>>,
): PlayerLine[] {
  const index = player === undefined ? -1 : players.findIndex((line) => line.player === player)
  const line = players[index]
  if (!line) return players
  const next = players.slice()
  next[index] = { ...line, values: { ...line.values, ...values } }
  return next
}
