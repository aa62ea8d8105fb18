import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Score, Side, Stat, TimelineItem } from '#contract/match-state.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { heading, list, matchCard, note, paragraph, table } from './nodes.ts'
import { figureName, type Say, sayIn, scoreText, type WrittenLanguage } from './phrases.ts'

/** An article in one language. */
export interface Written {
  title: string
  summary: string
  document: ArticleNode
  /** When the match was over, milliseconds since the epoch. */
  endedAt?: number
}

interface Facts {
  lan: WrittenLanguage
  say: Say
  detail: MatchDetail
  /** The names of everybody on the field, by id. */
  people: ReadonlyMap<number, string>
}

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const GOALS: ReadonlySet<string> = new Set(['goal', 'penalty_goal', 'own_goal'])
const DISMISSALS: ReadonlySet<string> = new Set(['red_card', 'second_yellow'])
const FIGURES_MAX = 7

/** `45+2` of a goal two minutes into added time. */
const HALF_ENDS = new Map([
  ['h1', 45],
  ['h2', 90],
  ['et1', 105],
  ['et2', 120],
])
export function minuteOf({ clock = 0, period }: Pick<TimelineItem, 'clock' | 'period'>): string {
  const minute = Math.floor(clock / 60) + 1
  const end = HALF_ENDS.get(period ?? '')
  return end !== undefined && minute > end ? `${end}+${minute - end}` : String(minute)
}

const leaderOf = ({ home, away }: Score): Side | undefined =>
  home === away ? undefined : home > away ? 'home' : 'away'

/** The goals that count. */
const goalsOf = ({ detail }: Facts): TimelineItem[] => {
  const cancelled = new Set(
    detail.live.timeline.flatMap(({ type, data }) => (type === 'goal_cancelled' ? data?.goal : [])),
  )
  return detail.live.timeline.filter(({ type, seq, score }) => GOALS.has(type) && score && !cancelled.has(seq))
}

const nameOf = ({ people }: Facts, { player }: TimelineItem): string | undefined =>
  player === undefined ? undefined : people.get(player)

/** How a football match went, as far as its log tells; the last goal that put the winner ahead for good decides it. */
function footballStory(facts: Facts, winner: Side | undefined): string[] {
  const { say, detail, lan } = facts
  const { match, live } = detail
  const goals = goalsOf(facts)
  const told: string[] = []
  const wordsOf = (goal: TimelineItem) => ({
    team: match[goal.side ?? 'home'].name,
    player: nameOf(facts, goal) ?? '',
    minute: minuteOf(goal),
  })
  const [opener] = goals
  if (!opener && match.score.home + match.score.away === 0) told.push(say('goalless'))
  if (opener?.type === 'own_goal') told.push(say('opener_own', wordsOf(opener)))
  else if (opener && nameOf(facts, opener)) told.push(say('opener', wordsOf(opener)))
  const half = live.timeline.length > 0 ? match.periods.find(({ key, isDone }) => key === 'h1' && isDone) : undefined
  const ahead = half && leaderOf(half)
  if (half && ahead) {
    const score = ahead === 'home' ? scoreText(lan, half.home, half.away) : scoreText(lan, half.away, half.home)
    told.push(say('half_lead', { team: match[ahead].name, score }))
  } else if (half && half.home > 0) told.push(say('half_level', { score: scoreText(lan, half.home, half.away) }))
  if (winner && ahead === other(winner)) told.push(say('turn', { winner: match[winner].name }))
  const decider =
    winner &&
    goals.findLast(({ score, side }) => side === winner && score && score[winner] === score[other(winner)] + 1)
  if (decider && decider !== opener && decider.type !== 'own_goal' && nameOf(facts, decider))
    told.push(say('decider', wordsOf(decider)))
  for (const card of live.timeline.filter(({ type }) => DISMISSALS.has(type)).slice(0, 2))
    if (nameOf(facts, card)) told.push(say('red', wordsOf(card)))
  const pens = match.periods.find(({ key }) => key === 'pens')
  if (pens) told.push(say('pens', { score: scoreText(lan, pens.home, pens.away) }))
  return told
}

/** The best scorer of a basketball match. */
function bestScorer({ detail, say, people }: Facts): string[] {
  const lines = detail.live.players.flatMap(({ player, side, values }) => {
    const [name, points] = [people.get(player), Number(values.points)]
    return name && points > 0 ? [{ name, points, team: detail.match[side].name }] : []
  })
  const [best, second] = lines.sort((one, two) => two.points - one.points)
  return best && best.points !== second?.points
    ? [say('star_points', { player: best.name, team: best.team, points: best.points })]
    : []
}

function goalList(facts: Facts): ArticleNode[] {
  const { say, detail, lan } = facts
  const lines = goalsOf(facts).flatMap((goal) => {
    const player = nameOf(facts, goal)
    if (!player || !goal.score) return []
    const words = {
      player,
      minute: minuteOf(goal),
      team: detail.match[goal.side ?? 'home'].name,
      score: scoreText(lan, goal.score.home, goal.score.away),
    }
    return say(goal.type === 'own_goal' ? 'own_goal_line' : 'goal_line', words)
  })
  return lines.length === 0 ? [] : [heading(say('heading_goals')), list(lines)]
}

/** Quarters, sets, innings or maps, with the total. */
function periodTable({ say, detail: { match } }: Facts): ArticleNode[] {
  const { periods, score, home, away } = match
  if (periods.length < 2) return []
  const row = (side: Side) => [match[side].name, ...periods.map((period) => String(period[side])), String(score[side])]
  const numbers = periods.map((_, at) => String(at + 1))
  const hasTotal = periods.length <= 9
  const rows = [['', ...numbers, say('total')], row('home'), row('away')]
  const shown = hasTotal ? rows : []
  return home.id === away.id || shown.length === 0 ? [] : [heading(say('heading_periods')), table(shown)]
}

const valueText = (value: number, unit: Stat['unit']): string =>
  unit === 'percent' ? `${Math.round(value)}%` : String(value)

function figureTable({ say, lan, detail: { match, live } }: Facts): ArticleNode[] {
  const rows = live.stats.flatMap(({ key, home, away, unit }) => {
    const name = figureName(lan, key)
    const isPlain = unit === undefined || unit === 'percent'
    return name && isPlain && home + away > 0 ? [[name, valueText(home, unit), valueText(away, unit)]] : []
  })
  if (rows.length < 3) return []
  const head = ['', match.home.name, match.away.name]
  return [heading(say('heading_figures')), table([head, ...rows.slice(0, FIGURES_MAX)])]
}

/** The kind of result, which decides how it is told. */
function kindOf({ score, gameId, bestOf }: MatchDetail['match']): 'win' | 'rout' | 'close' {
  const margin = Math.abs(score.home - score.away)
  const family = gameById(gameId)?.family
  if (family === 'football') return margin >= 4 ? 'rout' : margin === 1 ? 'close' : 'win'
  if (family === 'basketball') return margin >= 25 ? 'rout' : margin <= 4 ? 'close' : 'win'
  if (bestOf !== undefined && bestOf >= 3) return margin === 1 ? 'close' : 'win'
  return 'win'
}

const peopleOf = ({ squads }: MatchDetail): Map<number, string> =>
  new Map([squads.home, squads.away].flatMap(({ people }) => people.map(({ id, name }) => [id, name] as const)))

/** Families whose total is what people say aloud; others' results are told by their page. */
const TOLD: ReadonlySet<string> = new Set([
  'football',
  'basketball',
  'tennis',
  'sets',
  'moba',
  'rounds',
  'games',
  'american_football',
  'baseball',
])

/** Whether a finished match of this game can be told at all. */
export const isTold = (gameId: number): boolean => TOLD.has(gameById(gameId)?.family ?? '')

/** A report of a finished match, from nothing but what its log says; undefined where that is too little. */
export function writeReport(detail: MatchDetail, lan: WrittenLanguage): Written | undefined {
  const { match } = detail
  const family = gameById(match.gameId)?.family
  if (match.status !== 'finished' || match.endedBy || !family || !TOLD.has(family)) return undefined
  const winner = match.winner === 'draw' ? undefined : match.winner
  const { home, away } = match.score
  // A shoot-out leaves a level score, and somebody has won.
  const isLevel = home === away
  const hasShootOut = match.periods.some(({ key }) => key === 'pens')
  if (isLevel ? winner !== undefined && !hasShootOut : !winner) return undefined
  const level = winner ? 'pens' : 'draw'
  const say = sayIn(lan, match.id)
  const facts: Facts = { lan, say, detail, people: peopleOf(detail) }
  const score = scoreText(lan, home, away)
  const first = winner ?? 'home'
  const words = {
    home: match.home.name,
    away: match.away.name,
    league: match.league.name,
    score,
    winner: match[first].name,
    loser: match[other(first)].name,
    won: scoreText(lan, match.score[first], match.score[other(first)]),
    // Chinese and Japanese say the score of whom they speak of first.
    lost: scoreText(lan, match.score[other(first)], match.score[first]),
  }
  const isFootball = family === 'football'
  const story = isFootball
    ? footballStory(facts, isLevel ? undefined : winner)
    : family === 'basketball'
      ? bestScorer(facts)
      : []
  const last = detail.live.timeline.at(-1)?.at
  return {
    ...(last ? { endedAt: Date.parse(last) } : {}),
    title: say(isLevel ? `title_${level}` : `title_${kindOf(match)}`, words),
    summary: say('summary_win', words),
    document: {
      type: 'doc',
      content: [
        paragraph([say(isLevel ? `lead_${level}` : 'lead_win', words), ...story]),
        matchCard(match.id),
        ...(isFootball ? goalList(facts) : periodTable(facts)),
        ...figureTable(facts),
        note(say('note_report')),
      ],
    },
  }
}
