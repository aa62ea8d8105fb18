import { useIsNear } from '#app/lib/use-is-near.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Side } from '#contract/match-state.ts'
import { ChartRows, ChartTable } from '../../../chart-table.tsx'
import type { PanelProps } from '../../panel.ts'
import { FILL, GRASS, STROKE } from '../side-colours.ts'
import { usePlays } from '../tracker/use-plays.ts'
import { TeamAndPlayer } from './team-and-player.tsx'
import { hitsOf, isWayTold, WAYS, type WagonHit, type Way, waysOf } from './wagon.ts'

const WAY_NAMES = [
  m.match_wagon_way_0,
  m.match_wagon_way_1,
  m.match_wagon_way_2,
  m.match_wagon_way_3,
  m.match_wagon_way_4,
  m.match_wagon_way_5,
  m.match_wagon_way_6,
  m.match_wagon_way_7,
]
const wayName = ({ way }: Way): string => WAY_NAMES[way]?.() ?? ''

/** How long the line of a hit is by its runs, as a share of the way to the rope. */
const FAR = [0.4, 0.5, 0.65, 0.8, 1, 1, 1.12]
const RADIUS = 44
const RIM = 57

const pointAt = (degrees: number, far: number): string => {
  const angle = (degrees / 180) * Math.PI
  return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`
}

/** Which way a team, or one of its batters, hit the ball, and what each way brought. */
export function WagonWheel({ detail, people, family }: PanelProps) {
  if (!isWayTold(detail.live.timeline)) return null
  return <Wheel detail={detail} people={people} family={family} />
}

function Wheel({ detail, people, family }: PanelProps) {
  const [place, isNear] = useIsNear<HTMLDivElement>()
  const title = m.match_wagon_ask()
  const batters = (side: Side) =>
    detail.live.players.filter((player) => player.side === side && Number(player.values.balls ?? 0) > 0)
  return (
    <div ref={place}>
      <TeamAndPlayer
        title={title}
        match={detail.match}
        playersOf={(side) =>
          batters(side).map(({ player }) => ({ id: player, name: people.get(player)?.name ?? `#${player}` }))
        }
      >
        {({ side, player }) =>
          isNear ? (
            <Hits detail={detail} family={family} title={title} side={side} player={player} />
          ) : (
            <Skeleton className="h-80" />
          )
        }
      </TeamAndPlayer>
    </div>
  )
}

interface HitsProps extends Pick<PanelProps, 'family'> {
  detail: MatchDetail
  title: string
  side: Side
  player: number | undefined
}

function Hits({ detail, family, title, side, player }: HitsProps) {
  const plays = usePlays(detail, family)
  if (!plays) return <Skeleton className="h-80" />
  const hits = hitsOf(plays).filter((hit) => hit.side === side && (player === undefined || hit.batter === player))
  const ways = waysOf(hits)
  const best = ways.reduce((most, way) => (way.runs > most.runs ? way : most))
  const label = m.match_wagon_summary({
    team: detail.match[side].name,
    hits: hits.length,
    runs: hits.reduce((sum, { runs }) => sum + runs, 0),
    way: wayName(best),
    most: best.runs,
  })
  return (
    <figure>
      <Oval side={side} hits={hits} ways={ways} label={label} />
      <figcaption className="pb-11 text-12 text-text-muted sm:pb-2 sm:pe-32">{m.match_wagon_note()}</figcaption>
      <ChartTable>
        <ChartRows
          caption={title}
          columns={[
            { title: m.match_wagon_way() },
            { title: m.match_wagon_hits(), isNumeric: true },
            { title: m.match_column_runs(), isNumeric: true },
            { title: m.match_column_fours(), isNumeric: true },
            { title: m.match_column_sixes(), isNumeric: true },
          ]}
          rows={() =>
            ways.map((way) => ({
              key: String(way.way),
              cells: [wayName(way), ...[way.balls, way.runs, way.fours, way.sixes].map(String)],
            }))
          }
        />
      </ChartTable>
    </figure>
  )
}

interface OvalProps {
  side: Side
  hits: readonly WagonHit[]
  ways: readonly Way[]
  label: string
}

/** The field from above; the same way round in every language. */
const Oval = ({ side, hits, ways, label }: OvalProps) => (
  <svg role="img" aria-label={label} viewBox="-70 -66 140 132" className="mx-auto mb-2 w-full max-w-112">
    <circle r={RADIUS + 4} fill={GRASS} strokeWidth={0.8} className="stroke-text/60" />
    {ways.map(({ way }) => (
      <path
        key={way}
        d={`M0 0L${pointAt((way + 0.5) * (360 / WAYS), RADIUS + 4)}`}
        strokeWidth={0.4}
        strokeDasharray="1.5 2"
        className="stroke-text/30"
      />
    ))}
    <rect x={-2.5} y={-16} width={5} height={18} fill="oklch(0.75 0.08 85 / 0.6)" />
    {hits.map(({ seq, runs, toward, isOut }) => (
      <path
        key={seq}
        d={`M0 0L${pointAt(toward, RADIUS * (FAR[Math.min(6, runs)] ?? 1))}`}
        strokeWidth={runs >= 4 ? 1.1 : 0.55}
        strokeLinecap="round"
        opacity={runs >= 4 ? 0.9 : runs > 0 ? 0.5 : 0.25}
        strokeDasharray={isOut ? '1.5 1.5' : undefined}
        className={STROKE[side]}
      />
    ))}
    <circle r={1.6} className={FILL[side]} />
    {ways.map(({ way, runs }) => {
      const [x, y] = pointAt(way * (360 / WAYS), RIM)
        .split(' ')
        .map(Number)
      return (
        <text
          key={way}
          x={x}
          y={(y ?? 0) + 2}
          fontSize={5.6}
          fontWeight={600}
          textAnchor="middle"
          className={runs > 0 ? 'fill-text' : 'fill-text-muted'}
        >
          {runs}
        </text>
      )
    })}
  </svg>
)
