import type { Period, PlayerLine, Score, Side } from '#contract/match-state.ts'
import {
  bestOf,
  type Facts,
  familyOf,
  leaderOf,
  other,
  type Shape,
  type Story,
  type Summary,
  scoreFor,
  totalsOf,
  worstFor,
} from './facts.ts'
import { deficitText, scoreText, type Telling, type Words } from './phrases.ts'
import { starWords } from './series-summaries.ts'

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

const starSummary = (facts: Facts, fact: Telling, telling: Telling, key: string, min: number): Summary[] => {
  const best = bestOf(facts, figure(key), min)
  return best ? [{ fact, telling, words: { ...starWords(facts, best), count: best.figure } }] : []
}

const blank = ({ narrate, detail: { match } }: Facts, winner: Side): string[] =>
  match.score[other(winner)] === 0 ? [narrate('blank', { sides: { team: other(winner) } })] : []

/** How the quarters went. */
function shapeOfQuarters({ detail, narrate, lan }: Facts, winner: Side) {
  const { periods } = detail.match
  const quarters = periods.filter(({ key }) => key.startsWith('q'))
  const totals = totalsOf(quarters)
  const beforeLast = totals.at(-2)
  const regulation = totals.at(-1)
  const sides = { team: winner }
  const shapes: Shape[] = []
  const summaries: Summary[] = []
  let title: Telling | undefined
  if (regulation && periods.length > quarters.length) {
    const score = scoreText(lan, regulation.home, regulation.away)
    shapes.push({ fact: 'overtime', tell: () => narrate('overtime', { words: { score } }) })
    summaries.push({ fact: 'overtime', telling: 'summary_overtime', words: { level: score } })
  } else if (beforeLast && leaderOf(beforeLast) === other(winner)) {
    const behind = deficitText(lan, ...scoreFor(winner, beforeLast))
    shapes.push({ fact: 'last_quarter', tell: () => narrate('last_quarter', { sides, words: { behind } }) })
    summaries.push({ fact: 'last_quarter', telling: 'summary_last_quarter', words: { behind } })
    title = 'title_comeback'
  } else if (totals.length === 4 && totals.every((total) => leaderOf(total) === winner)) {
    shapes.push({ fact: 'every_quarter', tell: () => narrate('every_quarter', { sides }) })
    summaries.push({ fact: 'every_quarter', telling: 'summary_every_quarter' })
  }
  const apart = QUARTER_APART[familyOf(detail) === 'basketball' ? 'basketball' : 'american_football']
  const [best] = quarters
    .map((quarter, at) => ({ quarter, n: at + 1, gap: quarter[winner] - quarter[other(winner)] }))
    .sort((one, two) => two.gap - one.gap)
  if (best && best.gap >= apart) {
    const words = { n: best.n, won: scoreText(lan, ...scoreFor(winner, best.quarter)) }
    shapes.push({ fact: 'best_quarter', tell: () => narrate('best_quarter', { sides, words }) })
  }
  return { shapes, summaries, ...(title ? { title } : {}) }
}

function tellScorers(facts: Facts, biggest: number | undefined, winner: Side): string[] {
  const scorer = bestOf(facts, figure('points'), POINTS_MIN)
  const rebounds = scorer ? figure('rebounds')(scorer.line) : 0
  const told = scorer
    ? [
        facts.narrate(rebounds >= DOUBLE_MIN ? 'star_double' : 'star_points', {
          sides: { team: scorer.line.side },
          player: scorer.actor,
          words: { points: scorer.figure, rebounds },
        }),
      ]
    : []
  if (biggest !== undefined)
    told.push(facts.narrate('biggest_lead', { sides: { team: winner }, words: { points: biggest } }))
  return told
}

/** Basketball and American football: how it stood after each quarter, and who stood out. */
export function tellQuarters(facts: Facts, winner: Side): Story {
  const { shapes, summaries, ...head } = shapeOfQuarters(facts, winner)
  if (familyOf(facts.detail) !== 'basketball')
    return {
      ...head,
      shapes,
      summaries: [
        ...starSummary(facts, 'star_passing', 'summary_passing', 'passing_yards', PASSING_YARDS_MIN),
        ...starSummary(facts, 'star_touchdowns', 'summary_touchdowns', 'touchdowns', TOUCHDOWNS_MIN),
        ...summaries,
      ],
      rest: () => [
        [
          ...star(facts, 'star_passing', 'passing_yards', PASSING_YARDS_MIN),
          ...star(facts, 'star_touchdowns', 'touchdowns', TOUCHDOWNS_MIN),
          ...blank(facts, winner),
        ],
      ],
    }
  const lead = facts.detail.live.stats.find(({ key }) => key === 'biggest_lead')?.[winner]
  const biggest = lead !== undefined && lead >= POINTS_MIN ? lead : undefined
  const leads: Summary[] =
    biggest === undefined ? [] : [{ fact: 'biggest_lead', telling: 'summary_biggest_lead', words: { points: biggest } }]
  return {
    ...head,
    shapes,
    summaries: [...starSummary(facts, 'star_points', 'summary_points', 'points', POINTS_MIN), ...leads, ...summaries],
    rest: () => [tellScorers(facts, biggest, winner)],
  }
}

/** The score after each half-inning: the away side bats first. */
const halvesOf = (periods: readonly Period[]): Score[] =>
  totalsOf(
    periods.flatMap((period) => [
      { ...period, home: 0 },
      { ...period, away: 0 },
    ]),
  )

/** How the innings went. */
function shapeOfInnings({ detail, narrate, lan }: Facts, winner: Side) {
  const { periods } = detail.match
  const last = periods.at(-1)
  const before = totalsOf(periods).at(-2)
  const sides = { team: winner }
  const shapes: Shape[] = []
  const summaries: Summary[] = []
  const add = (fact: Telling, telling: Telling, words: Words = {}) => {
    shapes.push({ fact, tell: () => narrate(fact, { sides, words }) })
    summaries.push({ fact, telling, words })
  }
  const worst = worstFor(winner, halvesOf(periods))
  const [own, others] = worst ? scoreFor(winner, worst) : [0, 0]
  const isFarBehind = others - own >= RUNS_BEHIND_MIN
  if (isFarBehind) add('comeback', 'summary_comeback', { behind: deficitText(lan, own, others) })
  // The home side bats last: what puts it ahead then ends the match.
  const isWalkOff =
    winner === 'home' &&
    last !== undefined &&
    before !== undefined &&
    periods.length >= INNINGS &&
    before.home <= before.away + last.away
  if (isWalkOff) add('walk_off', 'summary_walk_off')
  else if (periods.length > INNINGS) add('extra_innings', 'summary_extra_innings', { n: periods.length })
  const [biggest] = periods
    .map((period, at) => ({ n: at + 1, runs: period[winner] }))
    .sort((one, two) => two.runs - one.runs)
  if (biggest && biggest.runs >= INNING_RUNS_MIN) add('big_inning', 'summary_big_inning', { ...biggest })
  return { shapes, summaries, ...(isFarBehind ? { title: 'title_comeback' as const } : {}) }
}

function hitsOf({ detail: { live }, lan }: Facts, winner: Side): Summary[] {
  const hits = live.stats.find(({ key }) => key === 'hits')
  if (!hits || leaderOf(hits) !== winner) return []
  const total = scoreText(lan, ...scoreFor(winner, hits))
  return [{ fact: 'summary_hits', telling: 'summary_hits', words: { total } }]
}

/** Baseball, inning by inning. */
export function tellInnings(facts: Facts, winner: Side): Story {
  const { shapes, summaries, ...head } = shapeOfInnings(facts, winner)
  const blanked: Summary[] =
    facts.detail.match.score[other(winner)] === 0 ? [{ fact: 'blank', telling: 'summary_blank' }] : []
  return {
    ...head,
    shapes,
    summaries: [
      ...blanked,
      ...starSummary(facts, 'star_batted', 'summary_batted', 'runs_batted_in', BATTED_IN_MIN),
      ...starSummary(facts, 'star_homers', 'summary_homers', 'home_runs', HOMERS_MIN),
      ...hitsOf(facts, winner),
      ...summaries,
    ],
    rest: () => [
      [
        ...star(facts, 'star_homers', 'home_runs', HOMERS_MIN),
        ...star(facts, 'star_batted', 'runs_batted_in', BATTED_IN_MIN),
        ...blank(facts, winner),
      ],
    ],
  }
}
