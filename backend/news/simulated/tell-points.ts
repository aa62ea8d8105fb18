import type { Period, PlayerLine, Score, Side } from '#contract/match-state.ts'
import { bestOf, type Facts, familyOf, leaderOf, other, type Story, scoreFor, totalsOf, worstFor } from './facts.ts'
import { deficitText, scoreText, type Telling } from './phrases.ts'

/** From which on a figure is worth a sentence. */
const POINTS_MIN = 10
const DOUBLE_MIN = 10
const QUARTER_APART = { basketball: 8, american_football: 10 } as const
const PASSING_YARDS_MIN = 200
const TOUCHDOWNS_MIN = 2
const BATTED_IN_MIN = 3
const HOMERS_MIN = 2
const INNING_RUNS_MIN = 3
/** A run behind is no more than a beginning. */
const RUNS_BEHIND_MIN = 2
const INNINGS = 9

const figure =
  (key: string) =>
  ({ values }: PlayerLine): number =>
    Number(values[key] ?? 0)

/** The best player by a figure, in a sentence. */
function star(facts: Facts, telling: Telling, key: string, min: number): string[] {
  const best = bestOf(facts, figure(key), min)
  if (!best) return []
  return [
    facts.narrate(telling, { sides: { team: best.line.side }, player: best.actor, words: { count: best.figure } }),
  ]
}

const starSummary = (facts: Facts, telling: Telling, key: string, min: number): Pick<Story, 'summary'> => {
  const best = bestOf(facts, figure(key), min)
  return best ? { summary: [telling, { player: best.actor.name, count: best.figure }] } : {}
}

const blank = ({ narrate, detail: { match } }: Facts, winner: Side): string[] =>
  match.score[other(winner)] === 0 ? [narrate('blank', { sides: { team: other(winner) } })] : []

/** Basketball and American football: how it stood after each quarter, and who stood out. */
export function tellQuarters(facts: Facts, winner: Side): Story {
  const { detail, narrate, lan } = facts
  const { periods } = detail.match
  const isBasketball = familyOf(detail) === 'basketball'
  const quarters = periods.filter(({ key }) => key.startsWith('q'))
  const totals = totalsOf(quarters)
  const beforeLast = totals.at(-2)
  const regulation = totals.at(-1)
  const sides = { team: winner }
  const shape: string[] = []
  const head: { -readonly [Key in keyof Omit<Story, 'told'>]: Story[Key] } = {}
  if (regulation && periods.length > quarters.length) {
    const score = scoreText(lan, regulation.home, regulation.away)
    shape.push(narrate('overtime', { words: { score } }))
    head.summary = ['summary_overtime', { level: score }]
  } else if (beforeLast && leaderOf(beforeLast) === other(winner)) {
    const behind = deficitText(lan, ...scoreFor(winner, beforeLast))
    shape.push(narrate('last_quarter', { sides, words: { behind } }))
    head.title = 'title_comeback'
    head.summary = ['summary_last_quarter', { behind }]
  } else if (totals.length === 4 && totals.every((total) => leaderOf(total) === winner)) {
    shape.push(narrate('every_quarter', { sides }))
    head.summary = ['summary_every_quarter']
  }
  const apart = QUARTER_APART[isBasketball ? 'basketball' : 'american_football']
  const [best] = quarters
    .map((quarter, at) => ({ quarter, n: at + 1, gap: quarter[winner] - quarter[other(winner)] }))
    .sort((one, two) => two.gap - one.gap)
  if (best && best.gap >= apart) {
    const won = scoreText(lan, ...scoreFor(winner, best.quarter))
    shape.push(narrate('best_quarter', { sides, words: { n: best.n, won } }))
  }
  if (!isBasketball) {
    const people = [
      ...star(facts, 'star_passing', 'passing_yards', PASSING_YARDS_MIN),
      ...star(facts, 'star_touchdowns', 'touchdowns', TOUCHDOWNS_MIN),
    ]
    return { told: [shape, [...people, ...blank(facts, winner)]], ...head }
  }
  const scorer = bestOf(facts, figure('points'), POINTS_MIN)
  const rebounds = scorer ? figure('rebounds')(scorer.line) : 0
  const people = scorer
    ? [
        narrate(rebounds >= DOUBLE_MIN ? 'star_double' : 'star_points', {
          sides: { team: scorer.line.side },
          player: scorer.actor,
          words: { points: scorer.figure, rebounds },
        }),
      ]
    : []
  const lead = detail.live.stats.find(({ key }) => key === 'biggest_lead')
  if (lead && lead[winner] >= POINTS_MIN)
    people.push(narrate('biggest_lead', { sides, words: { points: lead[winner] } }))
  return { told: [shape, people], ...starSummary(facts, 'summary_points', 'points', POINTS_MIN), ...head }
}

/** The score after each half-inning: the away side bats first. */
const halvesOf = (periods: readonly Period[]): Score[] =>
  totalsOf(
    periods.flatMap((period) => [
      { ...period, home: 0 },
      { ...period, away: 0 },
    ]),
  )

/** Baseball, inning by inning. */
export function tellInnings(facts: Facts, winner: Side): Story {
  const { detail, narrate, lan } = facts
  const { periods } = detail.match
  const totals = totalsOf(periods)
  const last = periods.at(-1)
  const before = totals.at(-2)
  const sides = { team: winner }
  const shape: string[] = []
  const head: { -readonly [Key in keyof Omit<Story, 'told'>]: Story[Key] } = {}
  const worst = worstFor(winner, halvesOf(periods))
  if (worst && worst[other(winner)] - worst[winner] >= RUNS_BEHIND_MIN) {
    const behind = deficitText(lan, ...scoreFor(winner, worst))
    shape.push(narrate('comeback', { sides, words: { behind } }))
    head.title = 'title_comeback'
    head.summary = ['summary_comeback', { behind }]
  }
  // The home side bats last: what puts it ahead then ends the match.
  const isWalkOff =
    winner === 'home' &&
    last !== undefined &&
    before !== undefined &&
    periods.length >= INNINGS &&
    before.home <= before.away + last.away
  if (isWalkOff) {
    shape.push(narrate('walk_off', { sides }))
    head.summary ??= ['summary_walk_off']
  } else if (periods.length > INNINGS) {
    shape.push(narrate('extra_innings', { words: { n: periods.length } }))
    head.summary ??= ['summary_extra_innings', { n: periods.length }]
  }
  const [biggest] = periods
    .map((period, at) => ({ n: at + 1, runs: period[winner] }))
    .sort((one, two) => two.runs - one.runs)
  if (biggest && biggest.runs >= INNING_RUNS_MIN)
    shape.push(narrate('big_inning', { sides, words: { n: biggest.n, runs: biggest.runs } }))
  const people = [
    ...star(facts, 'star_homers', 'home_runs', HOMERS_MIN),
    ...star(facts, 'star_batted', 'runs_batted_in', BATTED_IN_MIN),
  ]
  const shutOut: Pick<Story, 'summary'> =
    detail.match.score[other(winner)] === 0
      ? { summary: ['summary_blank'] }
      : starSummary(facts, 'summary_batted', 'runs_batted_in', BATTED_IN_MIN)
  return { told: [shape, [...people, ...blank(facts, winner)]], ...shutOut, ...head }
}
