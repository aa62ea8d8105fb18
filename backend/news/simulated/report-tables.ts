import type { Period, Score, Side, Stat } from '#contract/match-state.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { actorOf, type Facts, familyOf, leaderOf, other } from './facts.ts'
import { goalsOf, minuteOf } from './goals.ts'
import { heading, list, table } from './nodes.ts'
import { clockText, figureName, scoreText } from './phrases.ts'
import { unitOf } from './units.ts'

const FIGURES_MAX = 7
/** Their score is the sum of what their periods say. */
const ADDING: ReadonlySet<string> = new Set(['basketball', 'baseball', 'american_football'])

export function goalList(facts: Facts): ArticleNode[] {
  const { say, detail, lan } = facts
  const lines = goalsOf(facts).flatMap((goal) => {
    const player = actorOf(facts, goal)
    if (!player) return []
    const words = {
      player: player.name,
      minute: minuteOf(goal),
      // Whose the scorer is.
      team: detail.match[goal.type === 'own_goal' ? other(goal.side) : goal.side].name,
      score: scoreText(lan, goal.score.home, goal.score.away),
    }
    return say(goal.type === 'own_goal' ? 'own_goal_line' : 'goal_line', words)
  })
  return lines.length === 0 ? [] : [heading(say('heading_goals')), list(lines)]
}

/** What a scoreboard shows: `X` for the last half-inning that home, ahead, did not need. */
const cellOf = (facts: Facts, period: Period, side: Side): string =>
  familyOf(facts.detail) === 'baseball' && side === 'home' && period.note === 'x' ? 'X' : String(period[side])

/** Quarters, innings and sets: one column each, and what the match counts in the last. */
function wideTable(facts: Facts, total: string): ArticleNode[] {
  const { say, detail } = facts
  const { match } = detail
  const { periods, score } = match
  const row = (side: Side) => [
    match[side].name,
    ...periods.map((period) => cellOf(facts, period, side)),
    String(score[side]),
  ]
  const numbers = periods.map(({ key }, at) =>
    key.startsWith('ot') ? `${say('column_overtime')} ${key.slice(2)}`.trim() : String(at + 1),
  )
  return [heading(say('heading_periods')), table([['', ...numbers, total], row('home'), row('away')])]
}

/** Maps and games: one row each, which says what is counted in it; at the end those won. */
function longTable({ say, detail }: Facts): ArticleNode[] {
  const { match, live, names } = detail
  const { board } = live
  const unit = unitOf(match)
  const seconds = board?.family === 'moba' ? board.maps.map((map) => map.seconds) : []
  const isScored = match.periods.some(({ home, away }) => home + away > 1)
  const counted =
    board?.family === 'moba' ? say('counted_kills') : board?.family === 'rounds' ? say('counted_rounds') : undefined
  const winnerOf = (score: Score) => {
    const side = leaderOf(score)
    return side ? match[side].name : ''
  }
  const rows = match.periods.map((period, at) => {
    const { note } = period
    const place = note ? (names?.[note] ?? note) : say(`numbered_${unit}`, { n: at + 1 })
    const label = counted === undefined ? place : say('counted', { place, counted })
    const won =
      board?.family === 'moba' && board.maps[at]?.winner ? match[board.maps[at].winner].name : winnerOf(period)
    const length = seconds[at]
    return [
      label,
      ...(isScored ? [String(period.home), String(period.away)] : []),
      won,
      ...(seconds.length > 0 ? [length === undefined ? '' : clockText(length)] : []),
    ]
  })
  const head = [
    '',
    ...(isScored ? [match.home.name, match.away.name] : []),
    say('column_winner'),
    ...(seconds.length > 0 ? [say('column_length')] : []),
  ]
  const end = [
    say(`won_${unit}`),
    ...(isScored ? [String(match.score.home), String(match.score.away)] : []),
    winnerOf(match.score),
    ...(seconds.length > 0 ? [''] : []),
  ]
  const rowsOfEnd = isScored ? [end] : []
  return [heading(say(unit === 'map' ? 'heading_maps' : 'heading_games')), table([head, ...rows, ...rowsOfEnd])]
}

export function periodTable(facts: Facts): ArticleNode[] {
  const { say, detail } = facts
  const { match } = detail
  const family = familyOf(detail) ?? ''
  if (match.periods.length < 2 || match.home.id === match.away.id) return []
  if (ADDING.has(family)) return wideTable(facts, say('total'))
  if (family === 'tennis' || family === 'sets') return wideTable(facts, say(`won_${unitOf(match)}`))
  return longTable(facts)
}

const valueText = (value: number, unit: Stat['unit']): string =>
  unit === 'percent' ? `${Math.round(value)}%` : String(value)

export function figureTable({ say, lan, detail: { match, live } }: Facts): ArticleNode[] {
  const rows = live.stats.flatMap(({ key, home, away, unit }) => {
    const name = figureName(lan, key)
    const isPlain = unit === undefined || unit === 'percent'
    return name && isPlain && home + away > 0 ? [[name, valueText(home, unit), valueText(away, unit)]] : []
  })
  if (rows.length < 3) return []
  const head = ['', match.home.name, match.away.name]
  return [heading(say('heading_figures')), table([head, ...rows.slice(0, FIGURES_MAX)])]
}
