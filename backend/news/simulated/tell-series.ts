import type { MatchDetail } from '#contract/match-detail.ts'
import type { Board, Score, Side } from '#contract/match-state.ts'
import {
  actorOf,
  bestOf,
  type Facts,
  familyOf,
  leaderOf,
  other,
  runningScore,
  type Story,
  scoreFor,
  totalsOf,
  worstFor,
} from './facts.ts'
import { amountText, deficitText, lengthText, scoreText } from './phrases.ts'
import { nthOf, unitOf, unitWords } from './units.ts'

type Maps<Family extends 'moba' | 'rounds'> = Extract<Board, { family: Family }>['maps']

/** So many games behind is more than to lose the first. */
const FAR_BEHIND = 2
const GOLD_BEHIND_MIN = 3000
const ROUNDS_BEHIND_MIN = 4
const KILLS_MIN = 5
/** The longest of two needs no sentence of its own. */
const LONGEST_OF = 3
const ACES_MIN = 4
const POINTS_MIN = 10
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
  const loser = other(winner)
  const sides = { team: winner, other: loser }
  const winners = winnersOf(detail).slice(0, match.score.home + match.score.away)
  const running = runningScore(winners)
  const end = running?.at(-1)
  const shape: string[] = []
  const head: { -readonly [Key in keyof Omit<Story, 'told'>]: Story[Key] } = {}
  const [won, lost] = scoreFor(winner, match.score)
  const isFull = match.bestOf !== undefined && match.bestOf >= 3 && won + lost === match.bestOf
  if (lost === 0 && won >= 2) {
    shape.push(narrate('sweep', { sides, words }))
    head.title = 'title_sweep'
    head.summary = ['summary_sweep', words]
  }
  // A feed may not say who won each.
  if (running && end?.home === match.score.home && end.away === match.score.away && lost > 0) {
    const worst = worstFor(winner, running)
    const behind = worst ? deficitText(lan, ...scoreFor(winner, worst)) : ''
    if (worst && worst[loser] - worst[winner] >= FAR_BEHIND) {
      shape.push(narrate('back_from_far', { sides, words: { ...words, behind } }))
      head.title = 'title_comeback'
      head.summary = ['summary_comeback', { behind }]
    } else if (winners[0] === loser) {
      shape.push(narrate('back', { sides, words }))
      head.title = 'title_comeback'
      head.summary = ['summary_back', words]
    } else if (lost === 1 && !isFull) {
      const n = winners.indexOf(loser) + 1
      shape.push(narrate('only_one', { sides, words: { ...words, n, nth: nthOf(say, unit, n) } }))
    }
  }
  if (isFull) {
    shape.push(narrate('full_distance', { words }))
    head.summary ??= ['summary_full_distance', words]
  }
  return { shape, head, words }
}

/** Who had the best relation of kills and assists to deaths over all games, as `7/2/9`. */
function starOfMoba(facts: Facts): string[] {
  const triple = ({ values }: Parameters<Parameters<typeof bestOf>[1]>[0]) =>
    [values.match_kills, values.match_deaths, values.match_assists].map((each) => Number(each ?? 0))
  const best = bestOf(
    facts,
    (line) => {
      const [kills = 0, deaths = 0, assists = 0] = triple(line)
      return (kills + assists) / Math.max(1, deaths)
    },
    1,
  )
  if (!best) return []
  const words = { kda: triple(best.line).join('/') }
  return [facts.narrate('star_kda', { sides: { team: best.line.side }, player: best.actor, words })]
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
  const { detail } = facts
  const { board } = detail.live
  const { shape, head } = shapeOf(facts, winner)
  if (board?.family === 'moba') return { told: [shape, tellGamesOfMoba(facts, board.maps), starOfMoba(facts)], ...head }
  if (board?.family === 'rounds') {
    const maps = tellMaps(facts, board.maps)
    const best = bestOf(facts, ({ values }) => Number(values.kills ?? 0), KILLS_MIN)
    const star = best
      ? [
          facts.narrate('star_kills', {
            sides: { team: best.line.side },
            player: best.actor,
            words: { count: best.figure },
          }),
        ]
      : []
    return { told: [shape, maps, star], ...head }
  }
  return { told: [shape, tellEach(facts)], ...head }
}

/** Tennis, volleyball, badminton and table tennis. */
export function tellSets(facts: Facts, winner: Side): Story {
  const { detail, narrate, lan, say } = facts
  const { match, live } = detail
  const { shape, head, words } = shapeOf(facts, winner)
  const told = tellEach(facts)
  const isTennis = familyOf(detail) === 'tennis'
  const closest = isTennis ? undefined : closestOf(match.periods)
  if (closest && match.periods.length > TOLD_MAX) {
    const { period, at, side } = closest
    const nth = nthOf(say, unitOf(match), at + 1)
    const text = { ...words, nth, won: scoreText(lan, ...scoreFor(side, period)) }
    told.push(narrate('closest', { sides: { team: side }, words: text }))
  }
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
  const best = bestOf(facts, ({ values }) => Number(values.points ?? 0), POINTS_MIN)
  const player = best && actorOf(facts, best.line)
  if (best && player && detail.squads.home.people.length > 1)
    figures.push(
      narrate('star_points', { sides: { team: best.line.side }, player, words: { points: best.figure, rebounds: 0 } }),
    )
  const points = totalsOf(match.periods).at(-1)
  if (points && leaderOf(points) === other(winner))
    figures.push(
      narrate(isTennis ? 'more_games_in_vain' : 'more_points_in_vain', {
        sides: { team: other(winner) },
        words: { score: scoreText(lan, ...scoreFor(other(winner), points)) },
      }),
    )
  return { told: [shape, told, figures], ...head }
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
