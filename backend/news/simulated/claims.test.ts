/** What reports say of simulated matches of every sport, checked against the logs event by event. */
import { describe, expect, test } from 'vitest'
import { fixturesOf } from '#backend/feed/calendar/fixtures.ts'
import { stageAt } from '#backend/feed/calendar/stage.ts'
import { applyEvent, initialState } from '#backend/feed/fold.ts'
import type { MatchLog } from '#backend/feed/types.ts'
import { GAMES } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchEvent, MatchState, Score, Side } from '#contract/match-state.ts'
import { textOf as wordsOf } from '#contract/news-document.ts'
import { logOf, simulatedDetail } from '../../../tests/support/simulated-detail.ts'
import { other, peopleOf } from './facts.ts'
import { headOf } from './head.ts'
import { sayIn, type Words } from './phrases.ts'
import { isTold, TELL, writeReport } from './write-report.ts'

const STAGE = stageAt(Date.UTC(2026, 10, 20))
const MATCHES_A_GAME = 16
const BASEBALL = 205
/** Enough that one of them takes more than nine innings. */
const INNINGS_MATCHES = 40

interface Claim {
  telling: string
  words: Words
  side: Side | undefined
  player: number | undefined
  turn: number
}

interface Match {
  claims: readonly Claim[]
  winner: Side | undefined
  detail: MatchDetail
  events: readonly MatchEvent[]
  states: readonly MatchState[]
}

const GOALS = ['goal', 'penalty_goal', 'own_goal']
const LEVEL = { home: 0, away: 0 }
const marginOf = (side: Side, score: Score): number => score[side] - score[other(side)]
const textOf = (side: Side, score: Score): string => `${score[side]}-${score[other(side)]}`

function statesOf({ contest, events }: MatchLog): MatchState[] {
  let state = initialState(contest)
  return events.map((event) => {
    state = applyEvent(state, event, contest)
    return state
  })
}

/** English says the higher figure of a deficit first. */
const deficitOf = (side: Side, score: Score): string => textOf(other(side), score)

/** Goals that were not taken back. */
function goalsOf({ events }: Match): MatchEvent[] {
  const cancelled = events.flatMap(({ type, data }) => (type === 'goal_cancelled' ? data?.goal : []))
  return events.filter(({ type, seq }) => GOALS.includes(type) && !cancelled.includes(seq))
}

/** Every score that the match had, in order. */
function scoresOf(match: Match): Score[] {
  const { detail, states } = match
  if (detail.match.gameId !== 202)
    return states
      .map(({ score }) => score)
      .filter((score, at, all) => textOf('home', score) !== textOf('home', all[at - 1] ?? LEVEL))
  const score = { ...LEVEL }
  return goalsOf(match).map(({ side = 'home' }) => {
    score[side] += 1
    return { ...score }
  })
}

/** Who won each map, set or game: whose figure grew. */
const seriesOf = (match: Match): Side[] =>
  scoresOf(match).map((score, at, all) => (score.home > (all[at - 1]?.home ?? 0) ? 'home' : 'away'))

const worstOf = (match: Match, side: Side): number =>
  Math.min(0, ...scoresOf(match).map((score) => marginOf(side, score)))

/** That a side was behind by this score, and never further. */
const isWorst = (match: Match, side: Side, behind: unknown): boolean =>
  worstOf(match, side) < 0 &&
  scoresOf(match).some((score) => marginOf(side, score) === worstOf(match, side) && deficitOf(side, score) === behind)

/** The score when a period was over. */
const scoreAfter = ({ states }: Match, key: string): Score =>
  states.findLast(({ periods }) => periods.at(-1)?.key === key)?.score ?? LEVEL

/** What both sides added in a period. */
function gainIn(match: Match, at: number): Score {
  const { periods } = match.detail.match
  const before = at === 0 ? LEVEL : scoreAfter(match, periods[at - 1]?.key ?? '')
  const after = scoreAfter(match, periods[at]?.key ?? '')
  return { home: after.home - before.home, away: after.away - before.away }
}

/** The scores of a map, round by round. */
const roundsOf = ({ states }: Match, at: number): Score[] =>
  states.flatMap(({ board }) => {
    const map = board?.family === 'rounds' ? board.maps[at] : undefined
    return map ? [{ home: map.home, away: map.away }] : []
  })

const minuteOf = ({ clock = 0 }: MatchEvent): number => Math.floor(clock / 60) + 1
/** `45+2` is of minute 47. */
const saidMinute = (words: Words): number =>
  String(words.minute)
    .split('+')
    .reduce((sum, part) => sum + Number(part), 0)

/** The goal of which a sentence speaks, an own goal without its player, with the score before and after it. */
function goalOf(match: Match, { words, player }: Claim) {
  const goals = goalsOf(match)
  const at = goals.findIndex(
    (goal) =>
      minuteOf(goal) === saidMinute(words) &&
      (player === undefined ? goal.type === 'own_goal' : goal.player === player),
  )
  const scores = scoresOf(match)
  return at < 0
    ? undefined
    : { at, last: goals.length - 1, before: scores[at - 1] ?? LEVEL, rest: scores.slice(at), goals }
}

const figureOf = (match: Match, key: string): Score => match.detail.live.stats.find((stat) => stat.key === key) ?? LEVEL

/** Nobody has as high a figure. */
const isBest = (match: Match, { player }: Claim, of: (values: Record<string, number | string>) => number): boolean =>
  match.detail.live.players.every((line) => {
    const own = match.detail.live.players.find((each) => each.player === player)
    return line.player === player || (own !== undefined && of(line.values) < of(own.values))
  })

const isAhead = (match: Match, { side = 'home', words }: Claim, key: string): boolean =>
  marginOf(side, figureOf(match, key)) > 0 && textOf(side, figureOf(match, key)) === words.score

const num = (value: unknown): number => Number(value ?? 0)
const kda = (values: Record<string, number | string>): number =>
  (num(values.match_kills) + num(values.match_assists)) / Math.max(1, num(values.match_deaths))

type Check = (match: Match, claim: Claim & { side: Side }) => boolean

const isScorer =
  (count: (words: Words) => number): Check =>
  (match, { player, words }) =>
    goalsOf(match).filter((goal) => goal.player === player && goal.type !== 'own_goal').length === count(words)

/** It put the winner in front, and nobody caught up. */
const isDecider: Check = (match, claim) => {
  const goal = goalOf(match, claim)
  const leader = marginOf('home', match.detail.match.score) > 0 ? 'home' : 'away'
  return (
    goal !== undefined && marginOf(leader, goal.before) === 0 && goal.rest.every((score) => marginOf(leader, score) > 0)
  )
}
const isEqualiser: Check = (match, claim) => {
  const goal = goalOf(match, claim)
  return goal?.at === goal?.last && marginOf('home', goal?.rest[0] ?? { home: 1, away: 0 }) === 0
}
const isOpener: Check = (match, claim) => {
  const goal = goalOf(match, claim)
  return goal?.at === 0 && goal.last > 0 && goal.goals[0]?.side === claim.side
}
const isOnlyGoal: Check = (match, claim) => goalOf(match, claim)?.last === 0 && goalsOf(match)[0]?.side === claim.side

/** A goal between the first and the last, by what it made of the score. */
const isGoal =
  (isSo: (before: number, after: number) => boolean): Check =>
  (match, claim) => {
    const goal = goalOf(match, claim)
    const [after] = goal?.rest ?? []
    if (!goal || !after || goal.goals[goal.at]?.side !== claim.side) return false
    const margin = marginOf(claim.side, after)
    const said = margin < 0 ? deficitOf(claim.side, after) : textOf(claim.side, after)
    return said === claim.words.score && isSo(marginOf(claim.side, goal.before), margin)
  }

/** A map or game by its place, and who won it. */
const isWonBy: Check = (match, { side, turn }) => seriesOf(match)[turn] === side
const isSet: Check = (match, claim) => {
  const period = match.detail.match.periods[claim.turn]
  return isWonBy(match, claim) && period !== undefined && textOf(claim.side, period) === claim.words.won
}
const killsOf = ({ detail }: Match, at: number): Score => {
  const { board } = detail.live
  return (board?.family === 'moba' ? board.maps[at]?.kills : undefined) ?? LEVEL
}
const isMobaGame: Check = (match, claim) =>
  isWonBy(match, claim) && claim.words.kills === textOf(claim.side, killsOf(match, claim.turn))
const isMap: Check = (match, claim) =>
  isWonBy(match, claim) && claim.words.won === textOf(claim.side, roundsOf(match, claim.turn).at(-1) ?? LEVEL)
const isMapFromBehind: Check = (match, claim) => {
  const worst = Math.min(...roundsOf(match, claim.turn).map((score) => marginOf(claim.side, score)))
  return (
    isMap(match, claim) &&
    roundsOf(match, claim.turn).some(
      (s) => marginOf(claim.side, s) === worst && deficitOf(claim.side, s) === claim.words.behind,
    )
  )
}
const pickedBy = ({ detail }: Match, at: number): Side | undefined => {
  const { board } = detail.live
  return board?.family === 'rounds' ? board.maps[at]?.pickedBy : undefined
}
const isOwnPick: Check = (match, { side, turn }) => pickedBy(match, turn) === side
const isTheirPick: Check = (match, { side, turn }) => pickedBy(match, turn) === other(side)
const both =
  (...checks: Check[]): Check =>
  (match, claim) =>
    checks.every((check) => check(match, claim))

const isSweep: Check = (match, { side }) => seriesOf(match).every((each) => each === side)
const isBack: Check = (match, { side }) => seriesOf(match)[0] === other(side) && worstOf(match, side) === -1
const isFull: Check = (match) => seriesOf(match).length === match.detail.match.bestOf
const fromBehind: Check = (match, { side, words }) => isWorst(match, side, words.behind)
const beforeLast: Check = (match, { side, words }) => {
  const score = scoreAfter(match, 'q3')
  return marginOf(side, score) < 0 && deficitOf(side, score) === words.behind
}
const wasLevel: Check = (match, { words }) => {
  const score = scoreAfter(match, 'q4')
  return score.home === score.away && (words.score ?? words.level) === textOf('home', score)
}
const everyQuarter: Check = (match, { side }) =>
  ['q1', 'q2', 'q3', 'q4'].every((key) => marginOf(side, scoreAfter(match, key)) > 0)
const isBlank: Check = (match, { side }) => match.detail.match.score[side] === 0
const cameFromBehind: Check = (match, { side }) => worstOf(match, side) < 0
const yes: Check = () => true

/** The last run of the home side, which ended the match. */
const isWalkOff: Check = (match) => {
  const [before = LEVEL] = scoresOf(match).slice(-2)
  return match.winner === 'home' && before.home <= before.away && match.states.at(-1)?.periods.at(-1)?.note !== 'x'
}

const mostOf =
  (key: string, word = 'count'): Check =>
  (match, claim) => {
    const own = match.detail.live.players.find(({ player }) => player === claim.player)
    return isBest(match, claim, (values) => num(values[key])) && num(own?.values[key]) === claim.words[word]
  }

const onlyOne: Check = (match, { side, words }) =>
  seriesOf(match).filter((each) => each !== side).length === 1 && seriesOf(match)[num(words.n) - 1] === other(side)
const isBiggestLead: Check = (match, { side, words }) =>
  Math.max(...scoresOf(match).map((score) => marginOf(side, score))) === words.points
const isInning: Check = (match, { side, words }) => gainIn(match, num(words.n) - 1)[side] === words.runs

const periodOf = ({ states }: Match, at: number): Score => states.at(-1)?.periods[at] ?? LEVEL
/** The sum of what each game counts. */
function sumOf(match: Match, of: (match: Match, at: number) => Score): Score {
  const each = seriesOf(match).map((_, at) => of(match, at))
  const sum = (side: Side) => each.reduce((all, score) => all + score[side], 0)
  return { home: sum('home'), away: sum('away') }
}
const isTotal =
  (of: (match: Match, at: number) => Score): Check =>
  (match, { side, words }) =>
    textOf(side, sumOf(match, of)) === words.total && marginOf(side, sumOf(match, of)) > 0

/** What a game counts: rounds from their own scores, kills from the board. */
const countedIn = (match: Match, at: number): Score => {
  const family = match.detail.live.board?.family
  return family === 'moba'
    ? killsOf(match, at)
    : family === 'rounds'
      ? (roundsOf(match, at).at(-1) ?? LEVEL)
      : periodOf(match, at)
}

/** Of one goal, of four points of basketball, or of the least in the last game and little in all of them. */
function isNear(match: Match): boolean {
  const { score, gameId } = match.detail.match
  const margin = Math.abs(score.home - score.away)
  if (gameId === 202) return margin === 1
  if (gameId === 201) return margin <= 4
  const last = countedIn(match, seriesOf(match).length - 1)
  const total = sumOf(match, countedIn)
  const counted = last.home + last.away
  const gap = (each: Score) => Math.abs(each.home - each.away)
  const { board } = match.detail.live
  const towers = (board?.family === 'moba' ? board.maps.at(-1)?.towers : undefined) ?? LEVEL
  return (
    isFull(match, { telling: '', words: {}, side: 'home', player: undefined, turn: 0 }) &&
    gap(last) <= (counted >= 12 ? 2 : 1) &&
    gap(towers) <= 2 &&
    total.home + total.away > score.home + score.away &&
    gap(total) <= Math.max(2, (total.home + total.away) / 20)
  )
}

const CHECKS: Readonly<Record<string, Check>> = {
  comeback: fromBehind,
  back_from_far: fromBehind,
  summary_comeback: fromBehind,
  title_comeback: cameFromBehind,
  back: isBack,
  summary_back: isBack,
  sweep: isSweep,
  summary_sweep: isSweep,
  title_sweep: isSweep,
  only_one: onlyOne,
  full_distance: isFull,
  summary_full_distance: isFull,
  title_full_distance: both(isFull, (match) => !isNear(match)),
  title_close: isNear,
  title_rout: ({ detail: { match } }) => Math.abs(match.score.home - match.score.away) >= 4,
  title_win: yes,
  title_draw: ({ winner }) => winner === undefined,
  title_pens: ({ detail }) => detail.match.score.home === detail.match.score.away,
  summary_win: yes,
  summary_only_one: onlyOne,
  summary_kda: (match, claim) => isBest(match, claim, kda),
  summary_kills: mostOf('kills'),
  summary_points: mostOf('points'),
  summary_passing: mostOf('passing_yards'),
  summary_touchdowns: mostOf('touchdowns'),
  summary_homers: mostOf('home_runs'),
  summary_batted: mostOf('runs_batted_in'),
  summary_kills_total: isTotal(killsOf),
  summary_rounds_total: isTotal((match, at) => roundsOf(match, at).at(-1) ?? LEVEL),
  summary_games_total: isTotal(periodOf),
  summary_points_total: isTotal(periodOf),
  summary_breaks: (match, { side, words }) =>
    figureOf(match, 'break_points_won')[side] === words.count &&
    marginOf(side, figureOf(match, 'break_points_won')) > 0,
  summary_decider: isDecider,
  summary_only_goal: isOnlyGoal,
  summary_brace: isScorer(() => 2),
  summary_opener: isOpener,
  summary_equaliser: isEqualiser,
  summary_shots: (match, { side, words }) =>
    isAhead(
      match,
      { telling: '', side, words: { score: words.total ?? '' }, player: undefined, turn: 0 },
      'shots_on_target',
    ),
  summary_hits: (match, { side, words }) =>
    textOf(side, figureOf(match, 'hits')) === words.total && marginOf(side, figureOf(match, 'hits')) > 0,
  summary_biggest_lead: isBiggestLead,
  summary_big_inning: isInning,
  game: isSet,
  tie_break: both(isSet, (_, { words }) => words.won === '7-6'),
  closest: (match, { words }) => {
    const [one = 0, two = 0] = String(words.won).split('-').map(Number)
    return match.detail.match.periods.every(
      (period) =>
        Math.abs(period.home - period.away) > one - two ||
        (Math.abs(period.home - period.away) === one - two && period.home + period.away <= one + two),
    )
  },
  aces: (match, { side, words }) =>
    figureOf(match, 'aces')[side] === words.count && marginOf(side, figureOf(match, 'aces')) > 0,
  breaks: (match, claim) => isAhead(match, claim, 'break_points_won') && num(claim.words.count) > num(claim.words.less),
  breaks_level: (match, { words }) =>
    figureOf(match, 'break_points_won').home === words.count &&
    figureOf(match, 'break_points_won').away === words.count,
  more_games_in_vain: (match, { side }) =>
    side !== match.winner && match.detail.match.periods.reduce((sum, period) => sum + marginOf(side, period), 0) > 0,
  more_points_in_vain: (match, { side }) =>
    side !== match.winner && match.detail.match.periods.reduce((sum, period) => sum + marginOf(side, period), 0) > 0,
  moba_game: isMobaGame,
  moba_game_kills: isMobaGame,
  moba_fewer_kills: both(
    isMobaGame,
    (match, { side, turn, words }) =>
      marginOf(side, killsOf(match, turn)) < 0 && words.behind === deficitOf(side, killsOf(match, turn)),
  ),
  moba_gold: (match, { words }) =>
    match.detail.live.chart.some(
      ({ value }) => Math.round(Math.abs(value) / 100) * 100 === num(String(words.gold).replace(',', '')),
    ),
  longest_game: (match, { words }) => {
    const { board } = match.detail.live
    const lengths = board?.family === 'moba' ? board.maps.map(({ seconds }) => Math.floor(seconds)) : []
    const longest = Math.max(...lengths)
    const said = String(words.time).split(':').map(Number)
    return lengths.filter((each) => each === longest).length === 1 && num(said[0]) * 60 + num(said[1]) === longest
  },
  star_kda: (match, claim) => isBest(match, claim, kda),
  star_kills: mostOf('kills'),
  map: isMap,
  map_own: both(isMap, isOwnPick),
  map_theirs: both(isMap, isTheirPick),
  map_behind: isMapFromBehind,
  map_own_behind: both(isMapFromBehind, isOwnPick),
  map_theirs_behind: both(isMapFromBehind, isTheirPick),
  map_overtime: (match) => match.events.some(({ type }) => type === 'overtime'),
  goalless: (match) => goalsOf(match).length === 0,
  summary_goalless: (match) => goalsOf(match).length === 0,
  only_goal: isOnlyGoal,
  only_goal_own: isOnlyGoal,
  opener: isOpener,
  opener_own: isOpener,
  goal_level: isGoal((_, after) => after === 0),
  goal_ahead: isGoal((before, after) => before === 0 && after === 1),
  goal_more: isGoal((before, after) => before > 0 && after > 1),
  goal_closer: isGoal((_, after) => after < 0),
  goal_own: both(
    isGoal(() => true),
    (match, claim) => goalsOf(match)[goalOf(match, claim)?.at ?? -1]?.type === 'own_goal',
  ),
  decider: isDecider,
  late_winner: both(isDecider, (_, { words }) => saidMinute(words) >= 85),
  title_late: yes,
  summary_late: both(isDecider, (_, { words }) => saidMinute(words) >= 85),
  equaliser: isEqualiser,
  late_equaliser: both(isEqualiser, (_, { words }) => saidMinute(words) >= 85),
  early_lead: (match, { side, words }) =>
    scoresOf(match).every((score) => marginOf(side, score) > 0) && saidMinute(words) <= 20,
  draw_from_behind: (match, { side, words }) => match.winner !== other(side) && isWorst(match, side, words.behind),
  half_lead: (match, { side, words }) => {
    const score = scoreAfter(match, 'h1')
    return marginOf(side, score) > 0 && textOf(side, score) === words.score
  },
  half_level: (match, { words }) => {
    const score = scoreAfter(match, 'h1')
    return score.home === score.away && textOf('home', score) === words.score
  },
  brace: isScorer(() => 2),
  hat_trick: isScorer(({ count }) => num(count)),
  summary_hat_trick: both(
    isScorer(({ count }) => num(count)),
    (_, { words }) => num(words.count) >= 3,
  ),
  red: (match, { words, player }) =>
    match.events.some(
      (event) =>
        ['red_card', 'second_yellow'].includes(event.type) &&
        event.player === player &&
        minuteOf(event) === saidMinute(words),
    ),
  pens: (match, { side, words }) => {
    const pens = match.detail.match.periods.find(({ key }) => key === 'pens')
    return pens !== undefined && marginOf(side, pens) > 0 && textOf(side, pens) === words.score
  },
  summary_pens: yes,
  summary_draw: ({ detail }) => detail.match.winner === 'draw',
  shots_more: (match, claim) => isAhead(match, claim, 'shots_on_target'),
  shots_in_vain: both(
    (match, claim) => isAhead(match, claim, 'shots_on_target'),
    ({ winner }, { side }) => winner === other(side),
  ),
  possession: (match, { side, words }) => Math.round(figureOf(match, 'possession')[side]) === words.percent,
  clean_sheet: (match, { side }) => match.detail.match.score[other(side)] === 0,
  summary_clean: (match, { side }) => match.detail.match.score[other(side)] === 0,
  summary_blank: (match, { side }) => match.detail.match.score[other(side)] === 0,
  overtime: wasLevel,
  summary_overtime: wasLevel,
  last_quarter: beforeLast,
  summary_last_quarter: beforeLast,
  every_quarter: everyQuarter,
  summary_every_quarter: everyQuarter,
  best_quarter: (match, { side, words }) => textOf(side, gainIn(match, num(words.n) - 1)) === words.won,
  biggest_lead: isBiggestLead,
  star_points: mostOf('points', 'points'),
  star_double: mostOf('points', 'points'),
  star_passing: mostOf('passing_yards'),
  star_touchdowns: mostOf('touchdowns'),
  star_homers: mostOf('home_runs'),
  star_batted: mostOf('runs_batted_in'),
  blank: isBlank,
  walk_off: isWalkOff,
  summary_walk_off: isWalkOff,
  extra_innings: (match, { words }) => num(words.n) > 9 && match.states.at(-1)?.periods.length === words.n,
  summary_extra_innings: (match, { words }) => num(words.n) > 9 && match.states.at(-1)?.periods.length === words.n,
  big_inning: isInning,
}

/** The claims of a report, before they are put into words. */
function claimsOf(detail: MatchDetail) {
  const { match } = detail
  const winner = match.winner === 'draw' ? undefined : match.winner
  const tell = TELL.get(GAMES.find(({ id }) => id === match.gameId)?.family ?? '')
  if (match.status !== 'finished' || match.endedBy || !tell || (!winner && match.gameId !== 202)) return undefined
  const claims: Claim[] = []
  const people = peopleOf(detail)
  const story = tell(
    {
      lan: 'en_US',
      say: sayIn('en_US', 0),
      narrate: (telling, { words = {}, sides = {}, player, turn = 0 } = {}) => {
        claims.push({ telling, words, side: sides.team, player: player?.id, turn })
        return telling
      },
      detail,
      winner,
      people,
    },
    winner ?? 'home',
  )
  const { title, summary, shapes } = headOf(detail, story)
  for (const shape of shapes) shape.tell()
  const lead = claims.map(({ telling }) => telling)
  story.rest()
  const { score } = match
  const leader = score.home === score.away ? winner : score.home > score.away ? 'home' : 'away'
  const words = summary.words ?? {}
  const side = (['home', 'away'] as const).find((each) => match[each].name === words.team) ?? leader ?? 'home'
  const player = detail.squads[side].people.find(({ name }) => name === words.player)?.id
  claims.push({ telling: summary.telling, words, side, player, turn: 0 })
  claims.push({ telling: title, words, side: leader, player, turn: 0 })
  return { claims, winner, detail, head: { title, summary: summary.telling, lead } }
}

/** What a summary would say again; one of a match where nothing stands out only says what the text is about. */
const repeatedBy = (summary: string): string =>
  ({ summary_opener: 'early_lead', summary_win: 'nothing', summary_draw: 'nothing' })[summary] ??
  summary.replace('summary_', '')

/** What a title tells whole: that there was a comeback or a shoot-out is no more than half of it. */
const titleFacts = (title: string): string[] =>
  ['title_comeback', 'title_pens'].includes(title) ? [] : [title.replace('title_', '')]

const GOAL_TELLINGS =
  /^(only_goal|only_goal_own|opener|opener_own|goal_\w+|decider|late_winner|equaliser|late_equaliser)$/

/** Goals that a report has to tell: all of a few, else those that changed who led. */
function goalsToTell(match: Match): number {
  const scores = scoresOf(match)
  if (match.detail.match.gameId !== 202 || scores.length <= 5) return scores.length
  const signs = scores.map((score) => Math.sign(marginOf('home', score)))
  return signs.filter((sign, at) => sign !== (signs[at - 1] ?? 0)).length
}

describe.each(GAMES.filter(({ id }) => isTold(id)).map((game) => [game.code, game] as const))('%s', (_, game) => {
  test('whatever a report tells is in the log', () => {
    const fixtures = fixturesOf(game.id, STAGE).filter(({ fate }) => fate === 'played')
    let told = 0
    for (const fixture of fixtures.slice(0, MATCHES_A_GAME)) {
      const log = logOf(fixture)
      const said = claimsOf(simulatedDetail(log, fixture, 'en_US'))
      if (!said) continue
      const match: Match = { ...said, events: log.events, states: statesOf(log) }
      const { title, summary, lead } = said.head
      const about = `${fixture.matchId}: ${title}, ${summary}`
      expect([...lead, ...titleFacts(title)], about).not.toContain(repeatedBy(summary))
      for (const fact of titleFacts(title)) expect(lead, about).not.toContain(fact)
      if (game.id === 202) {
        const goals = match.claims.filter(({ telling }) => GOAL_TELLINGS.test(telling))
        expect(goals.length, about).toBeGreaterThanOrEqual(goalsToTell(match))
      }
      for (const claim of match.claims) {
        const isTrue = CHECKS[claim.telling]?.(match, { ...claim, side: claim.side ?? match.winner ?? 'home' })
        expect(isTrue, `${fixture.matchId}: ${JSON.stringify(claim)}`).toBe(true)
        told += 1
      }
    }
    expect(told).toBeGreaterThan(0)
  })
})

/** The cells of the first table of a report, row by row. */
const tableOf = (detail: MatchDetail): string[][] =>
  (writeReport(detail, 'en_US')?.document.content?.find(({ type }) => type === 'table')?.content ?? []).map((row) =>
    (row.content ?? []).map((cell) => wordsOf({ type: 'doc', content: [cell] }).trim()),
  )

test('a table of innings has every inning, and says which half was not played', () => {
  const fixtures = fixturesOf(BASEBALL, STAGE).filter(({ fate }) => fate === 'played')
  const seen = { extra: 0, unplayed: 0 }
  for (const fixture of fixtures.slice(0, INNINGS_MATCHES)) {
    const log = logOf(fixture)
    const detail = simulatedDetail(log, fixture, 'en_US')
    if (!writeReport(detail, 'en_US')) continue
    const match = { claims: [], winner: undefined, detail, events: log.events, states: statesOf(log) }
    const halves = new Set(
      log.events.flatMap(({ type, side, data }) => (type === 'half_start' ? `${data?.inning} ${side}` : [])),
    )
    const innings = match.detail.match.periods.length
    const cells = (side: Side) =>
      Array.from({ length: innings }, (_, at) => (halves.has(`${at + 1} ${side}`) ? `${gainIn(match, at)[side]}` : 'X'))
    const [, home, away] = tableOf(detail)
    expect(home?.slice(1, -1), `${fixture.matchId}`).toEqual(cells('home'))
    expect(away?.slice(1, -1), `${fixture.matchId}`).toEqual(cells('away'))
    if (innings > 9) seen.extra += 1
    if (!halves.has(`${innings} home`)) seen.unplayed += 1
  }
  expect(Math.min(seen.extra, seen.unplayed)).toBeGreaterThan(0)
})
