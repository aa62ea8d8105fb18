import { personId } from '#backend/feed/importers/stable-id.ts'
import { other } from '#backend/feed/shared/state.ts'
import type { MatchEvent, Score, Side } from '#contract/match-state.ts'
import type { SourceEvent, SourceFixture } from './api-football-source.ts'
import { missingFrom, type Wanted } from './tell-site.ts'

export const playerId = (id: number): number => personId(`api-football:${id}`)

/** How far a match has come, by its short status. `HT` is over the first half. */
const STAGES = new Map([
  ...['1H', 'LIVE'].map((status) => [status, 1] as const),
  ['HT', 2],
  ['2H', 3],
  ['ET', 5],
  ['BT', 6],
  ['P', 9],
])
/** What begins and ends a period, with the stage at which it has; after events of up to that minute. */
const MARKS: readonly { stage: number; type: string; after: number; clock?: number }[] = [
  { stage: 1, type: 'kick_off', after: Number.NEGATIVE_INFINITY, clock: 0 },
  { stage: 2, type: 'half_time', after: 45 },
  { stage: 3, type: 'second_half_start', after: 45, clock: 2700 },
  { stage: 4, type: 'full_time', after: 90 },
  { stage: 5, type: 'extra_time_start', after: 90, clock: 5400 },
  { stage: 6, type: 'extra_half_time', after: 105 },
  { stage: 7, type: 'extra_second_start', after: 105, clock: 6300 },
  { stage: 8, type: 'extra_time_end', after: 120 },
  { stage: 9, type: 'shootout_start', after: 120 },
]
/** The stage that a match has reached that ended so. */
const ENDED_AT = new Map([
  ['FT', 3],
  ['AET', 7],
  ['PEN', 9],
])

const CARDS = new Map([
  ['Yellow Card', 'yellow_card'],
  ['Second Yellow card', 'second_yellow'],
  ['Red Card', 'red_card'],
])

const sideOf = ({ teams }: SourceFixture, id: number): Side => (teams.home.id === id ? 'home' : 'away')

/** Which side's line-up has the player. */
function sideOfPlayer({ lineups, teams }: SourceFixture, id: number | null | undefined): Side | undefined {
  const own = lineups?.find(({ startXI, substitutes }) =>
    [...startXI, ...substitutes].some(({ player }) => player.id === id),
  )
  return own && (own.team.id === teams.home.id ? 'home' : 'away')
}

function goalOf(source: SourceFixture, event: SourceEvent, side: Side): Omit<Wanted, 'of'> {
  const player = event.player.id ? playerId(event.player.id) : undefined
  const isShootout = /shootout/i.test(event.comments ?? '')
  const isMissed = event.detail === 'Missed Penalty'
  if (isShootout) return { type: isMissed ? 'shootout_miss' : 'shootout_goal', side, player }
  if (isMissed) return { type: 'penalty_missed', side, player }
  if (event.detail === 'Penalty') return { type: 'penalty_goal', side, player }
  if (event.detail !== 'Own Goal')
    return { type: 'goal', side, player, other: event.assist.id ? playerId(event.assist.id) : undefined }
  const erred = sideOfPlayer(source, event.player.id)
  return { type: 'own_goal', side: erred ? other(erred) : side, player }
}

/** Who comes on is whom the line-up does not start with, or who has not come on before. */
function substitutionOf({ lineups = [] }: SourceFixture, event: SourceEvent, side: Side, onPitch: Set<number>) {
  const [first, second] = [event.player.id ?? 0, event.assist.id ?? 0]
  if (onPitch.size === 0) for (const { startXI } of lineups) for (const { player } of startXI) onPitch.add(player.id)
  const [off, on] = onPitch.has(second) && !onPitch.has(first) ? [second, first] : [first, second]
  onPitch.delete(off)
  onPitch.add(on)
  return {
    type: 'substitution',
    side,
    ...(on ? { player: playerId(on) } : {}),
    ...(off ? { other: playerId(off) } : {}),
  }
}

function eventsOf(source: SourceFixture): (Wanted & { minute: number })[] {
  const counts = new Map<string, number>()
  const onPitch = new Set<number>()
  return (source.events ?? []).flatMap((event) => {
    const side = sideOf(source, event.team.id)
    const { elapsed, extra } = event.time
    const kind = event.type.toLowerCase()
    const card = CARDS.get(event.detail)
    let wanted: Omit<Wanted, 'of'> | undefined
    if (kind === 'goal') wanted = goalOf(source, event, side)
    else if (kind === 'card' && card)
      wanted = { type: card, side, ...(event.player.id ? { player: playerId(event.player.id) } : {}) }
    else if (kind === 'subst') wanted = substitutionOf(source, event, side, onPitch)
    if (!wanted) return []
    // The n-th of its kind: a minute or a scorer that the provider corrects is not another goal.
    const what = kind === 'goal' ? `${wanted.type}:${wanted.side}` : `${wanted.type}:${wanted.player ?? 0}`
    const number = (counts.get(what) ?? 0) + 1
    counts.set(what, number)
    const isShootout = wanted.type.startsWith('shootout')
    const clock = isShootout ? {} : { clock: Math.max(0, elapsed + (extra ?? 0)) * 60 }
    return [{ ...wanted, ...clock, of: `${what}:${number}`, minute: isShootout ? 121 : elapsed }]
  })
}

/** Of a cup without extra time the kicks follow the second half. */
const hasExtraTime = ({ score, fixture }: SourceFixture): boolean =>
  fixture.status.short !== 'PEN' || score?.extratime?.home != null

/** Marks and events in the order of a match, as far as it has come. */
function wantedOf(source: SourceFixture): Wanted[] {
  const { short } = source.fixture.status
  const stage = STAGES.get(short) ?? ENDED_AT.get(short) ?? 0
  if (stage === 0) return []
  let left = eventsOf(source)
  const wanted: (Wanted & { minute?: number })[] = []
  for (const { stage: at, type, after, clock } of MARKS) {
    if (at > stage) break
    if (type.startsWith('extra_') && !hasExtraTime(source)) continue
    wanted.push(...left.filter(({ minute }) => minute <= after))
    left = left.filter(({ minute }) => minute > after)
    wanted.push({ type, of: type, ...(clock === undefined ? {} : { clock }) })
  }
  wanted.push(...left)
  if (ENDED_AT.has(short)) wanted.push({ type: 'end', of: 'end' })
  return wanted.map(({ minute: _minute, ...event }) => event)
}

const SCORING = new Set(['goal', 'penalty_goal', 'own_goal'])

/** The score that a log comes to. */
function scoreOf(log: readonly Pick<MatchEvent, 'type' | 'side' | 'data'>[]): Score {
  const score = { home: 0, away: 0 }
  for (const { type, side, data } of log) {
    if (type === 'score') Object.assign(score, { home: Number(data?.home), away: Number(data?.away) })
    if (side && SCORING.has(type)) score[side] += 1
    if (side && type === 'goal_cancelled') score[side] -= 1
  }
  return score
}

/** Goals of the log that the provider no longer has. */
function withdrawn(log: readonly MatchEvent[], wanted: readonly Wanted[]): Wanted[] {
  const still = new Set(wanted.map(({ of }) => of))
  const gone = new Set(log.filter(({ type }) => type === 'goal_cancelled').map(({ data }) => data?.goal))
  return log
    .filter(({ type, seq, data }) => SCORING.has(type) && !still.has(String(data?.of)) && !gone.has(seq))
    .map(({ seq, side, data }) => ({
      type: 'goal_cancelled',
      of: `cancelled:${String(data?.of)}:${seq}`,
      ...(side ? { side } : {}),
      data: { goal: seq },
    }))
}

/** What the log of a match lacks. */
export function eventsAfter(source: SourceFixture, log: readonly MatchEvent[]): Wanted[] {
  const { short } = source.fixture.status
  if (log.some(({ type }) => ['end', 'cancelled', 'abandoned'].includes(type))) return []
  if (short === 'PST') return missingFrom(log, [{ type: 'postponed', of: 'postponed' }])
  if (short === 'CANC') return [{ type: 'cancelled', of: 'cancelled' }]
  if (short === 'ABD') return [{ type: 'abandoned', of: 'abandoned' }]
  if (short === 'WO' || short === 'AWD') {
    const winner: Side = source.teams.away.winner ? 'away' : 'home'
    return [{ type: 'end', of: 'end', side: winner, data: { by: 'walkover' } }]
  }
  const wanted = wantedOf(source)
  if (wanted.length === 0) return []
  const lacking = [...withdrawn(log, wanted), ...missingFrom(log, wanted)]
  const { home, away } = source.goals
  const score = scoreOf([...log, ...lacking])
  if (home === null || away === null || (score.home === home && score.away === away)) return lacking
  const told: Wanted = { type: 'score', of: `score:${home}:${away}`, data: { home, away } }
  const end = lacking.findIndex(({ type }) => type === 'end' || type === 'shootout_start')
  return end < 0 ? [...lacking, told] : [...lacking.slice(0, end), told, ...lacking.slice(end)]
}
