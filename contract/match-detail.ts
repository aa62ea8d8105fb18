import { type } from './ark.ts'
import { Instant } from './entities.ts'
import { ProCounts } from './match-pro.ts'
import { MatchRow, OddsShape } from './match-row.ts'
import type { Board, ChartPoint, PlayerLine, SquadMember, Stat, TimelineItem } from './match-state.ts'

/** These shapes have their types in match-state.ts; here they are only checked to be objects. */
const BoardShape = type('object').as<Board>()
const ChartPointShape = type('object').as<ChartPoint>()
const PlayerLineShape = type('object').as<PlayerLine>()
const SquadMemberShape = type('object').as<SquadMember>()
const StatShape = type('object').as<Stat>()
const TimelineItemShape = type('object').as<TimelineItem>()

export const Person = type({ id: 'number.integer', name: 'string' })
export const Squad = type({ members: SquadMemberShape.array(), people: Person.array(), 'formation?': 'string' })

/** The match page. Deltas on the topic `match:<id>` carry changed fields of `match` and `live`. */
export const MatchDetail = type({
  match: MatchRow,
  /** Absent where no feed names it. */
  'venue?': 'string',
  /** What the language of the `lan` header calls heroes, maps and weapons, by their names in events, where it differs. */
  'names?': { '[string]': 'string' },
  live: {
    'board?': BoardShape,
    stats: StatShape.array(),
    timeline: TimelineItemShape.array(),
    chart: ChartPointShape.array(),
    chartKind: "'momentum' | 'gold_lead' | 'point_lead' | 'economy' | 'run_rate'",
    odds: OddsShape.array(),
    playerColumns: 'string[]',
    players: PlayerLineShape.array(),
    'startedAt?': Instant,
  },
  squads: { home: Squad, away: Squad },
  /** How much `getMatchPro` has, which `live` leaves out. Absent: `live` has all there is. */
  'pro?': ProCounts,
})
export type MatchDetail = typeof MatchDetail.infer
