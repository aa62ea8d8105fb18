import type { PlayerLine, Side } from '#contract/match-state.ts'
import { bestOf, type Facts, familyOf, leaderOf, other, type Summary, scoreFor, totalsOf } from './facts.ts'
import { scoreText, type Telling } from './phrases.ts'

const KILLS_MIN = 5
const POINTS_MIN = 10

const tripleOf = ({ values }: PlayerLine): number[] =>
  [values.match_kills, values.match_deaths, values.match_assists].map((each) => Number(each ?? 0))

/** Who had the best relation of kills and assists to deaths over all games, as `7/2/9`. */
export function bestKda(facts: Facts) {
  const best = bestOf(
    facts,
    (line) => {
      const [kills = 0, deaths = 0, assists = 0] = tripleOf(line)
      return (kills + assists) / Math.max(1, deaths)
    },
    1,
  )
  return best && { ...best, kda: tripleOf(best.line).join('/') }
}

export const bestKiller = (facts: Facts) => bestOf(facts, ({ values }) => Number(values.kills ?? 0), KILLS_MIN)

/** Of a single nothing is said that the score does not say. */
export const bestScorer = (facts: Facts) =>
  facts.detail.squads.home.people.length > 1
    ? bestOf(facts, ({ values }) => Number(values.points ?? 0), POINTS_MIN)
    : undefined

/** Words for a player and the sides. */
export const starWords = ({ detail: { match } }: Facts, { actor, line }: NonNullable<ReturnType<typeof bestOf>>) => ({
  player: actor.name,
  team: match[line.side].name,
  rival: match[other(line.side)].name,
})

function starOf(facts: Facts): Summary[] {
  const family = familyOf(facts.detail)
  const kda = family === 'moba' ? bestKda(facts) : undefined
  if (kda) return [{ fact: 'star_kda', telling: 'summary_kda', words: { ...starWords(facts, kda), kda: kda.kda } }]
  const killer = family === 'rounds' ? bestKiller(facts) : undefined
  if (killer)
    return [
      { fact: 'star_kills', telling: 'summary_kills', words: { ...starWords(facts, killer), count: killer.figure } },
    ]
  const scorer = family === 'sets' ? bestScorer(facts) : undefined
  if (!scorer) return []
  return [
    { fact: 'star_points', telling: 'summary_points', words: { ...starWords(facts, scorer), count: scorer.figure } },
  ]
}

const TOTALS: ReadonlyMap<string, Telling> = new Map<string, Telling>([
  ['moba', 'summary_kills_total'],
  ['rounds', 'summary_rounds_total'],
  ['tennis', 'summary_games_total'],
  ['sets', 'summary_points_total'],
])

/** What both have over all games; nothing where the winner had no more. */
function totalOf({ detail, lan }: Facts, winner: Side): Summary[] {
  const telling = TOTALS.get(familyOf(detail) ?? '')
  const total = totalsOf(detail.match.periods).at(-1)
  if (!telling || !total || leaderOf(total) !== winner || detail.match.periods.length < 2) return []
  return [{ fact: telling, telling, words: { total: scoreText(lan, ...scoreFor(winner, total)) } }]
}

function breaksOf({ detail: { live } }: Facts, winner: Side): Summary[] {
  const breaks = live.stats.find(({ key }) => key === 'break_points_won')
  if (!breaks || leaderOf(breaks) !== winner) return []
  return [{ fact: 'breaks', telling: 'summary_breaks', words: { count: breaks[winner] } }]
}

/** What may be told of a series besides how it went, the best first. */
export const seriesSummaries = (facts: Facts, winner: Side): Summary[] => [
  ...starOf(facts),
  ...breaksOf(facts, winner),
  ...totalOf(facts, winner),
]
