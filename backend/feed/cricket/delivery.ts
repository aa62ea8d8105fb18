import type { MatchEvent } from '#contract/match-state.ts'
import { numberOf } from '../shared/live-rules.ts'
import type { Innings } from './overs.ts'

export type DeliveryKind = 'wide' | 'no_ball' | 'bye' | 'leg_bye'

const KINDS: readonly DeliveryKind[] = ['wide', 'no_ball', 'bye', 'leg_bye']

export type ExtraKinds = NonNullable<Innings['extras']>

/** Runs beyond the penalty of a no-ball that were not off the bat are byes; all of a wide are wides. */
function kindsOf(kind: DeliveryKind | undefined, extras: number, penalty: number, byes: number): ExtraKinds {
  const rest = extras - penalty
  const of = (key: keyof ExtraKinds, count: number): ExtraKinds => (count > 0 ? { [key]: count } : {})
  const byKind: Record<DeliveryKind, ExtraKinds> = {
    wide: of('wides', rest),
    no_ball: { ...of('noBalls', rest - byes), ...of('byes', byes) },
    bye: of('byes', rest),
    leg_bye: of('legByes', rest),
  }
  return { ...of('penalty', penalty), ...(kind ? byKind[kind] : {}) }
}

/** What one ball brings, by the Laws of Cricket 18 to 23. */
export interface Delivery {
  /** Off the bat. */
  runs: number
  extras: number
  /** The extras by kind, where there are any. */
  kinds?: ExtraKinds
  total: number
  kind?: DeliveryKind
  isLegal: boolean
  /** Counts as one of the six: a legal one, unless the umpire lost count. */
  isCounted: boolean
  /** Counts as faced by the batter: all but wides. */
  isFaced: boolean
  /** Against the bowler's name: byes and leg byes are not. */
  conceded: number
  /** The bat sent it over the boundary: 4 or 6 that were not run. */
  isBoundary: boolean
  /** An odd number was run, so the batters changed ends. */
  isCrossed: boolean
  /** As the strip of recent balls shows it. */
  mark: string
}

export function deliveryOf(event: MatchEvent, isWicket: boolean): Delivery {
  const kind = KINDS.find((each) => each === event.data?.kind)
  const runs = Math.max(0, numberOf(event, 'runs', 0))
  const extras = Math.max(0, numberOf(event, 'extras', kind ? 1 : 0))
  const isLegal = kind !== 'wide' && kind !== 'no_ball'
  const [penalty, byes] = [numberOf(event, 'penalty', 0), numberOf(event, 'byes', 0)]
  const ran = runs + extras - penalty - (isLegal ? 0 : 1)
  const total = runs + extras
  return {
    runs,
    extras,
    ...(extras > 0 ? { kinds: kindsOf(kind, extras, penalty, byes) } : {}),
    total,
    ...(kind ? { kind } : {}),
    isLegal,
    isCounted: isLegal && event.data?.isMiscounted !== true,
    isFaced: kind !== 'wide',
    conceded: isLegal ? runs : total - penalty - byes,
    isBoundary: (runs === 4 || runs === 6) && event.data?.isRun !== true,
    isCrossed: ran % 2 === 1,
    mark: isWicket ? 'W' : kind === 'wide' ? 'wd' : kind === 'no_ball' ? 'nb' : String(total),
  }
}
