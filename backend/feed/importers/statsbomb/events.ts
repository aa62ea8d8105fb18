import type { MatchEvent, Side } from '#contract/match-state.ts'
import { createLogWriter, type EventFields } from '../../shared/log-writer.ts'
import { SECOND } from '../../shared/time.ts'
import { FOOTBALL_PERIODS, SHOOTOUT } from '../football-periods.ts'
import { playerId } from './people.ts'
import type { SourceEvent } from './source.ts'
import { touchesOf } from './touches.ts'

type Sided = (event: SourceEvent) => Side

const SHOOTOUT_PERIOD = 5
const periodAt = (period: number) => FOOTBALL_PERIODS[period - 1]

const SHOTS = new Map([
  ['Saved', 'shot_on_target'],
  ['Saved to Post', 'shot_on_target'],
  ['Saved Off Target', 'shot_off_target'],
  ['Blocked', 'shot_blocked'],
  ['Post', 'shot_woodwork'],
])
const CARDS = new Map([
  ['Yellow Card', 'yellow_card'],
  ['Second Yellow', 'second_yellow'],
  ['Red Card', 'red_card'],
])

const rounded = (value: number) => Math.round(value * 10) / 10

/** The pitch is 120 by 80, and everybody attacks towards 120. */
function placeOf({ location: [x, y] = [] }: SourceEvent): Record<string, number> {
  if (x === undefined || y === undefined) return {}
  return { x: rounded(Math.min(100, (x / 120) * 100)), y: rounded(Math.min(100, (y / 80) * 100)) }
}

type Line = [type: string, fields: EventFields]

const idOf = (event: SourceEvent | undefined) => (event?.player ? playerId(event.player.id) : undefined)

function shotOf(event: SourceEvent, side: Side, byId: ReadonlyMap<string, SourceEvent>): Line[] {
  const { shot, period } = event
  if (!shot) return []
  const isGoal = shot.outcome.name === 'Goal'
  const player = idOf(event)
  if (period === SHOOTOUT_PERIOD) return [[isGoal ? 'shootout_goal' : 'shootout_miss', { side, player }]]
  const isPenalty = shot.type.name === 'Penalty'
  const data = {
    ...(shot.statsbomb_xg === undefined ? {} : { xg: Math.round(shot.statsbomb_xg * 100) / 100 }),
    ...placeOf(event),
    ...(shot.body_part?.name === 'Head' ? { isHeader: true } : {}),
  }
  if (isGoal && isPenalty) return [['penalty_goal', { side, player, data }]]
  if (isGoal) return [['goal', { side, player, other: idOf(byId.get(shot.key_pass_id ?? '')), data }]]
  const type = SHOTS.get(shot.outcome.name) ?? 'shot_off_target'
  const related = event.related_events?.map((id) => byId.get(id))
  const keeper =
    type === 'shot_on_target' ? idOf(related?.find((each) => each?.type.name === 'Goal Keeper')) : undefined
  return [[isPenalty ? 'penalty_missed' : type, { side, player, other: keeper, data }]]
}

function linesOf(event: SourceEvent, side: Side, byId: ReadonlyMap<string, SourceEvent>): Line[] {
  const player = idOf(event)
  const card = CARDS.get((event.foul_committed ?? event.bad_behaviour)?.card?.name ?? '')
  const shown: Line[] = card ? [[card, { side, player }]] : []
  switch (event.type.name) {
    case 'Shot':
      return shotOf(event, side, byId)
    case 'Own Goal For': {
      const against = event.related_events
        ?.map((id) => byId.get(id))
        .find((each) => each?.type.name === 'Own Goal Against')
      return [['own_goal', { side, player: idOf(against) }]]
    }
    case 'Foul Committed':
      return [['foul', { side, player }], ...shown]
    case 'Bad Behaviour':
      return shown
    case 'Substitution':
      return event.substitution
        ? [['substitution', { side, player: playerId(event.substitution.replacement.id), other: player }]]
        : []
    case 'Offside':
      return [['offside', { side, player }]]
    case 'Pass':
      if (event.pass?.type?.name === 'Corner') return [['corner', { side, player }]]
      return event.pass?.outcome?.name === 'Pass Offside' ? [['offside', { side }]] : []
    default:
      return []
  }
}

/**
 * The log of a match: what our rules know of the thousands of events. Breaks are assumed to be of the usual length; passes and
 * possession are not counted, but where each player had the ball is told at the end.
 */
export function eventsOf(source: readonly SourceEvent[], sideOf: Sided, startsAt: number): MatchEvent[] {
  const writer = createLogWriter()
  const events = [...source].sort((a, b) => a.index - b.index)
  const byId = new Map(events.map((event) => [event.id, event]))
  const lastPeriod = Math.max(...events.map(({ period }) => period))
  let [period, begunAt, at, clock] = [0, startsAt, startsAt, 0]
  for (const event of events) {
    if (event.period > period) {
      if (period > 0) writer.write(at, periodAt(period)?.end ?? 'end', { clock })
      period = event.period
      begunAt = at + (periodAt(period) ?? SHOOTOUT).breakMs
      writer.write(
        begunAt,
        (periodAt(period) ?? SHOOTOUT).start,
        period === SHOOTOUT_PERIOD ? {} : { clock: periodAt(period)?.clock },
      )
    }
    clock = event.minute * 60 + event.second
    at = Math.max(at, begunAt + Math.max(0, clock - (periodAt(period)?.clock ?? 7200)) * SECOND)
    for (const [type, fields] of linesOf(event, sideOf(event), byId))
      writer.write(at, type, { ...fields, ...(period === SHOOTOUT_PERIOD ? {} : { clock }) })
  }
  for (const fields of touchesOf(events, sideOf)) writer.write(at, 'touches', { ...fields, clock })
  if (lastPeriod > 0) writer.write(at, 'end', { clock })
  return writer.log
}
