import type { MatchDetail } from '#contract/match-detail.ts'
import type { Board, Score, Side } from '#contract/match-state.ts'
import {
  type Facts,
  familyOf,
  leaderOf,
  other,
  runningScore,
  type Shape,
  type Story,
  type Summary,
  scoreFor,
  totalsOf,
  worstFor,
} from './facts.ts'
import { amountText, deficitText, lengthText, scoreText, type Telling, type Words } from './phrases.ts'
import { bestKda, bestKiller, bestScorer, seriesSummaries } from './series-summaries.ts'
import { nthOf, unitOf, unitWords } from './units.ts'

type Maps<Family extends 'moba' | 'rounds'> = Extract<Board, { family: Family }>['maps']

/** So many games behind is more than to lose the first. */
const FAR_BEHIND = 2
const GOLD_BEHIND_MIN = 3000
const ROUNDS_BEHIND_MIN = 4
/** The longest of two needs no sentence of its own. */
const LONGEST_OF = 3
const ACES_MIN = 4
/** Sets and games of more are told by the table. */
const TOLD_MAX = 5
const TIE_BREAK_GAMES = 7

/** Who won each map, game or set: the score of one says it, but for kills. */
function winnersOf({ match, live: { board } }: MatchDetail): (Side | undefined)[] {
  if (board?.family === 'moba' || board?.family === 'rounds') return board.maps.map(({ winner }) => winner)
  return match.periods.map(leaderOf)
}

/** Who won how: without loss, from behind, or in the last one that could be played. */
function shapeOf(facts: Facts, winner: Side) {
  const { detail, narrate, say, lan } = facts
  const { match } = detail
  const unit = unitOf(match)
  const words = unitWords(say, unit)
  const sides = { team: winner, other: other(winner) }
  const winners = winnersOf(detail).slice(0, match.score.home + match.score.away)
  const running = runningScore(winners)
  const end = running?.at(-1)
  const shapes: Shape[] = []
  const summaries: Summary[] = []
  const add = (fact: Telling, summary: Telling, more: Words = {}) => {
    shapes.push({ fact, tell: () => narrate(fact, { sides, words: { ...words, ...more } }) })
    summaries.push({ fact, telling: summary, words: { ...words, ...more } })
  }
  let title: Telling | undefined
  const [won, lost] = scoreFor(winner, match.score)
  const isFull = match.bestOf !== undefined && match.bestOf >= 3 && won + lost === match.bestOf
  if (lost === 0 && won >= 2) {
    add('sweep', 'summary_sweep')
    title = 'title_sweep'
  }
  // A feed may not say who won each.
  if (running && end?.home === match.score.home && end.away === match.score.away && lost > 0) {
    const worst = worstFor(winner, running)
    const [own, others] = worst ? scoreFor(winner, worst) : [0, 0]
    if (others - own >= FAR_BEHIND) {
      add('back_from_far', 'summary_comeback', { behind: deficitText(lan, own, others) })
      title = 'title_comeback'
    } else if (winners[0] === other(winner)) {
      add('back', 'summary_back')
      title = 'title_comeback'
    } else if (lost === 1 && !isFull) {
      const n = winners.indexOf(other(winner)) + 1
      add('only_one', 'summary_only_one', { n, nth: nthOf(say, unit, n) })
    }
  }
  if (isFull) add('full_distance', 'summary_full_distance')
  return {
    shapes,
    summaries: [...seriesSummaries(facts, winner), ...summaries],
    ...(title ? { title } : {}),
  }
}

function starOfMoba(facts: Facts): string[] {
  const best = bestKda(facts)
  if (!best) return []
  return [facts.narrate('star_kda', { sides: { team: best.line.side }, player: best.actor, words: { kda: best.kda } })]
}

function starOfMaps(facts: Facts): string[] {
  const best = bestKiller(facts)
  if (!best) return []
  return [
    facts.narrate('star_kills', { sides: { team: best.line.side }, player: best.actor, words: { count: best.figure } }),
  ]
}

/** How many thousands of gold the winner of a game was behind at worst; undefined of little. */
function goldBehind({ detail: { live } }: Facts, period: string, winner: Side): number | undefined {
  if (live.chartKind !== 'gold_lead') return undefined
  const sign = winner === 'home' ? 1 : -1
  const worst = Math.min(0, ...live.chart.filter((point) => point.period === period).map(({ value }) => value * sign))
  return worst <= -GOLD_BEHIND_MIN ? Math.round(-worst / 100) * 100 : undefined
}

function tellGamesOfMoba(facts: Facts, maps: Maps<'moba'>): string[] {
  const { narrate, lan, say } = facts
  const told = maps.flatMap((map, at) => {
    const { winner, kills, towers, seconds } = map
    if (!winner) return []
    const [most, fewest] = scoreFor(winner, kills)
    const words = {
      nth: nthOf(say, 'game', at + 1),
      time: lengthText(lan, seconds),
      kills: scoreText(lan, most, fewest),
      behind: deficitText(lan, most, fewest),
      towers: towers ? scoreText(lan, ...scoreFor(winner, towers)) : '',
    }
    const telling = most < fewest ? 'moba_fewer_kills' : towers ? 'moba_game' : 'moba_game_kills'
    const sentences = [narrate(telling, { sides: { team: winner }, words, turn: at })]
    const gold = goldBehind(facts, `m${at + 1}`, winner)
    if (gold !== undefined) sentences.push(narrate('moba_gold', { words: { gold: amountText(lan, gold) } }))
    return sentences
  })
  const [longest, next] = maps
    .map(({ seconds }, at) => ({ seconds: Math.floor(seconds), n: at + 1 }))
    .sort((one, two) => two.seconds - one.seconds)
  if (maps.length >= LONGEST_OF && longest && longest.seconds !== next?.seconds) {
    const words = { nth: nthOf(say, 'game', longest.n), time: lengthText(lan, longest.seconds) }
    told.push(narrate('longest_game', { words }))
  }
  return told
}

/** The score of a map when its winner was furthest behind. */
function roundsBehind({ detail: { live } }: Facts, period: string, winner: Side) {
  const scores = live.timeline.flatMap(({ type, period: of, data }) =>
    type === 'round_won' && of === period && typeof data?.home === 'number' && typeof data.away === 'number'
      ? [{ home: data.home, away: data.away }]
      : [],
  )
  const worst = worstFor(winner, scores)
  return worst && worst[other(winner)] - worst[winner] >= ROUNDS_BEHIND_MIN ? worst : undefined
}

function tellMaps(facts: Facts, maps: Maps<'rounds'>): string[] {
  const { narrate, lan, detail } = facts
  const named = (name: string) => detail.names?.[name] ?? name
  return maps.flatMap((map, at) => {
    const { winner, name, pickedBy } = map
    if (!winner) return []
    const period = `m${at + 1}`
    const words = { map: named(name), won: scoreText(lan, ...scoreFor(winner, map)) }
    const sides = { team: winner, other: other(winner) }
    const telling = !pickedBy ? 'map' : pickedBy === winner ? 'map_own' : 'map_theirs'
    const worst = roundsBehind(facts, period, winner)
    if (worst) {
      const behind = deficitText(lan, ...scoreFor(winner, worst))
      return [narrate(`${telling}_behind`, { sides, words: { ...words, behind }, turn: at })]
    }
    const sentences = [narrate(telling, { sides, words, turn: at })]
    if (detail.live.timeline.some(({ type, period: of }) => type === 'overtime' && of === period))
      sentences.push(narrate('map_overtime', { words }))
    return sentences
  })
}

const isTieBreak = ({ home, away }: Score): boolean =>
  Math.max(home, away) === TIE_BREAK_GAMES && Math.abs(home - away) === 1

/** Single games, sets and maps that have a score of their own. */
function tellEach(facts: Facts): string[] {
  const { narrate, lan, detail, say } = facts
  const { periods } = detail.match
  const unit = unitOf(detail.match)
  const isTennis = familyOf(detail) === 'tennis'
  const isScored = periods.some(({ home, away }) => home + away > 1)
  if (!isScored || periods.length > TOLD_MAX) return []
  return periods.flatMap((period, at) => {
    const winner = leaderOf(period)
    if (!winner) return []
    const words = { nth: nthOf(say, unit, at + 1), won: scoreText(lan, ...scoreFor(winner, period)) }
    const telling = isTennis && isTieBreak(period) ? 'tie_break' : 'game'
    return narrate(telling, { sides: { team: winner }, words, turn: at })
  })
}

/** Maps and games of esports. */
export function tellSeries(facts: Facts, winner: Side): Story {
  const { board } = facts.detail.live
  const rest = () => {
    if (board?.family === 'moba') return [tellGamesOfMoba(facts, board.maps), starOfMoba(facts)]
    if (board?.family === 'rounds') return [tellMaps(facts, board.maps), starOfMaps(facts)]
    return [tellEach(facts)]
  }
  return { ...shapeOf(facts, winner), rest }
}

/** Tennis, volleyball, badminton and table tennis. */
export function tellSets(facts: Facts, winner: Side): Story {
  return { ...shapeOf(facts, winner), rest: () => [tellEachSet(facts), tellFigures(facts, winner)] }
}

function tellEachSet(facts: Facts): string[] {
  const { detail, narrate, lan, say } = facts
  const { match } = detail
  const told = tellEach(facts)
  const closest = familyOf(detail) === 'tennis' ? undefined : closestOf(match.periods)
  if (closest && match.periods.length > TOLD_MAX) {
    const { period, at, side } = closest
    const unit = unitOf(match)
    const nth = nthOf(say, unit, at + 1)
    const words = { ...unitWords(say, unit), nth, won: scoreText(lan, ...scoreFor(side, period)) }
    told.push(narrate('closest', { sides: { team: side }, words }))
  }
  return told
}

function tellFigures(facts: Facts, winner: Side): string[] {
  const { detail, narrate, lan } = facts
  const { match, live } = detail
  const isTennis = familyOf(detail) === 'tennis'
  const figures: string[] = []
  const aces = live.stats.find(({ key }) => key === 'aces')
  const server = aces && leaderOf(aces)
  if (isTennis && aces && server && aces[server] >= ACES_MIN)
    figures.push(narrate('aces', { sides: { team: server }, words: { count: aces[server] } }))
  const breaks = live.stats.find(({ key }) => key === 'break_points_won')
  if (breaks && breaks.home + breaks.away > 0) {
    const team = leaderOf(breaks)
    const [count, less] = scoreFor(team ?? 'home', breaks)
    const text = { count, less, score: scoreText(lan, count, less) }
    figures.push(
      team
        ? narrate('breaks', { sides: { team, other: other(team) }, words: text })
        : narrate('breaks_level', { words: text }),
    )
  }
  const best = bestScorer(facts)
  if (best)
    figures.push(
      narrate('star_points', {
        sides: { team: best.line.side },
        player: best.actor,
        words: { points: best.figure, rebounds: 0 },
      }),
    )
  const points = totalsOf(match.periods).at(-1)
  if (points && leaderOf(points) === other(winner))
    figures.push(
      narrate(isTennis ? 'more_games_in_vain' : 'more_points_in_vain', {
        sides: { team: other(winner) },
        words: { score: scoreText(lan, ...scoreFor(other(winner), points)) },
      }),
    )
  return figures
}

/** The tightest set, where there is one: decided by fewest points, the longer the tighter. */
function closestOf(periods: readonly Score[]) {
  const gapOf = ({ home, away }: Score) => Math.abs(home - away)
  const [closest, next] = periods
    .flatMap((period, at) => {
      const side = leaderOf(period)
      return side ? [{ period, at, side }] : []
    })
    .sort(({ period: one }, { period: two }) => gapOf(one) - gapOf(two) || two.home + two.away - one.home - one.away)
  const isAlone =
    !next ||
    !closest ||
    gapOf(closest.period) !== gapOf(next.period) ||
    closest.period.home + closest.period.away !== next.period.home + next.period.away
  return isAlone ? closest : undefined
}
