type Score = [home: number, away: number]

interface RealResult {
  round: number
  date: string
  time: string
  home: string
  away: string
  /** The source lacks that of some matches. */
  halfTime?: Score
  score: Score
}

const scoreOf = (text: string): Score => {
  const [home = Number.NaN, away = Number.NaN] = text.split('-').map(Number)
  return [home, away]
}

/** The results in a text of this folder. */
export const rowsOf = (text: string): RealResult[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [round = '', date = '', time = '', home = '', away = '', halfTime = '', score = ''] = line.split('|')
      const known = halfTime ? { halfTime: scoreOf(halfTime) } : {}
      return { round: Number(round), date, time, home, away, ...known, score: scoreOf(score) }
    })

/** The same in the source's own form. */
export const sourceOf = (text: string) => ({
  name: text.split('\n', 1)[0] ?? '',
  matches: rowsOf(text).map(({ round, date, time, home, away, halfTime, score }) => ({
    ...{ round: `Matchday ${round}`, date, time, team1: home, team2: away },
    score: { ...(halfTime ? { ht: halfTime } : {}), ft: score },
  })),
})

/** A tournament in the source's own form: matches are a line each. */
export const tournamentOf = (text: string): unknown => {
  const [name = '', ...lines] = text.trim().split('\n')
  return { name, matches: lines.map((line) => JSON.parse(line)) }
}
