import type { PlayerLine } from '#contract/match-state.ts'

type Values = PlayerLine['values']

const figuresOf = ({ values }: PlayerLine, map: number): string[] | undefined =>
  typeof values[`m${map}`] === 'string' ? String(values[`m${map}`]).split('/') : undefined

const byKills = (lines: PlayerLine[]): PlayerLine[] =>
  lines.sort(
    (a, b) => Number(b.values.kills) - Number(a.values.kills) || Number(a.values.deaths) - Number(b.values.deaths),
  )

const ROUNDS_COLUMNS = ['kills', 'deaths', 'assists', 'adr']

/** Columns of a map of a shooter, with the agent where the game has agents. */
export const roundsColumnsOf = (lines: readonly PlayerLine[]): string[] =>
  lines.some(({ values }) => values.agent !== undefined) ? ['agent', ...ROUNDS_COLUMNS] : ROUNDS_COLUMNS

const ROUNDS_FIGURES = ['kills', 'deaths', 'assists', 'damage'] as const

/**
 * Players' lines of one map of a shooter, most kills first. Of a map that is not over they are what the match's totals
 * have more than the maps before it. `rounds`: played on the map.
 */
export function roundsLinesOf(players: readonly PlayerLine[], map: number, rounds: number): PlayerLine[] {
  const lines = players.map((line) => {
    const kept = figuresOf(line, map)
    const [kills = 0, deaths = 0, assists = 0, damage = 0] = kept?.map(Number) ?? leftOf(line, map)
    const agent = kept ? kept.slice(ROUNDS_FIGURES.length).join('/') : line.values.agent
    const adr = rounds > 0 ? Math.round((damage / rounds) * 10) / 10 : 0
    return { ...line, values: { kills, deaths, assists, adr, ...(agent ? { agent } : {}) } }
  })
  return byKills(lines)
}

function leftOf(line: PlayerLine, map: number): number[] {
  const earlier = Array.from({ length: map - 1 }, (_, index) => figuresOf(line, index + 1)?.map(Number) ?? [])
  return ROUNDS_FIGURES.map(
    (key, index) => Number(line.values[key] ?? 0) - earlier.reduce((sum, figures) => sum + (figures[index] ?? 0), 0),
  )
}

export const MOBA_COLUMNS = ['hero', 'kills', 'deaths', 'assists', 'last_hits', 'gold']

/** Players' lines of one game, most kills first; the match's own lines are of the current game. */
export function mobaLinesOf(players: readonly PlayerLine[], map: number): PlayerLine[] {
  const lines = players.map((line) => {
    const own = figuresOf(line, map)
    if (!own) return line
    const [kills, deaths, assists, lastHits, gold] = own.map(Number)
    const hero = own.slice(5).join('/')
    const values = { kills, deaths, assists, last_hits: lastHits, gold, ...(hero ? { hero } : {}) } as Values
    return { ...line, values }
  })
  return byKills(lines)
}
