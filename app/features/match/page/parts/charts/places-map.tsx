import { cn } from '#app/lib/cn.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Side } from '#contract/match-state.ts'
import { ChartRows, ChartTable } from '../../../chart-table.tsx'
import type { People } from '../../../people.ts'
import { columnName } from '../../../stat-name.ts'
import { PITCH_LINES } from './pitch-lines.ts'
import { HEAT, heatOf, type PlayerPlace, placesOf } from './places.ts'
import { PITCH } from './shots.ts'
import { type Choice, TeamAndPlayer } from './team-and-player.tsx'

const CELL = { width: PITCH.length / HEAT.columns, height: PITCH.width / HEAT.rows }

/** Where players had the ball on average, and how often where: of feeds that tell it. A team or one player at a time. */
export function PlacesMap({ detail, people }: { detail: MatchDetail; people: People }) {
  const { match, live } = detail
  const placesBy = { home: placesOf(live.players, 'home'), away: placesOf(live.players, 'away') }
  if (placesBy.home.length + placesBy.away.length === 0) return null
  const nameOf = (id: number) => people.get(id)?.name ?? `#${id}`
  const title = m.match_depth_places_ask()
  return (
    <TeamAndPlayer
      title={title}
      match={match}
      playersOf={(side) =>
        placesBy[side].map(({ player, touches }) => ({ id: player, name: `${nameOf(player)} (${touches})` }))
      }
    >
      {(choice) => (
        <Places title={title} detail={detail} choice={choice} places={placesBy[choice.side]} nameOf={nameOf} />
      )}
    </TeamAndPlayer>
  )
}

interface PlacesProps {
  title: string
  detail: MatchDetail
  choice: Choice
  places: readonly PlayerPlace[]
  nameOf: (id: number) => string
}

function Places({ title, detail: { match, squads }, choice: { side, player: chosen }, places, nameOf }: PlacesProps) {
  const shown = places.filter(({ player }) => player === chosen)
  const members = new Map(squads[side].members.map((member) => [member.id, member]))
  return (
    <figure>
      <Ground
        side={side}
        label={m.match_depth_places_summary({ team: match[side].name })}
        heat={heatOf(shown.length > 0 ? shown : places)}
        dots={places.map((place) => ({
          place,
          number: members.get(place.player)?.number ?? 0,
          isFaint: shown.length > 0 ? place.player !== chosen : members.get(place.player)?.isStarter === false,
          name: nameOf(place.player),
        }))}
      />
      <figcaption className="flex min-h-9 items-center pe-32 text-12 text-text-muted">
        {m.match_depth_places_note()}
      </figcaption>
      <ChartTable>
        <ChartRows
          caption={title}
          columns={[
            { title: m.match_table_player() },
            { title: columnName('touches', match.gameId), isNumeric: true },
            { title: m.match_depth_places_metres(), isNumeric: true },
          ]}
          rows={() =>
            places.map((place) => ({
              key: String(place.player),
              cells: [nameOf(place.player), String(place.touches), place.x.toFixed(1)],
            }))
          }
        />
      </ChartTable>
    </figure>
  )
}

interface Dot {
  place: PlayerPlace
  number: number
  name: string
  isFaint: boolean
}

/** The pitch with what is busy shaded; the team plays from left to right in every language. */
function Ground({
  side,
  label,
  heat,
  dots,
}: {
  side: Side
  label: string
  heat: readonly number[]
  dots: readonly Dot[]
}) {
  const fill = side === 'home' ? 'fill-team-home' : 'fill-team-away'
  return (
    <svg role="img" aria-label={label} viewBox={`-1 -1 ${PITCH.length + 2} ${PITCH.width + 2}`} className="w-full">
      {numbered(heat).map(({ number, item }) => (
        <rect
          key={number}
          x={((number - 1) % HEAT.columns) * CELL.width}
          y={Math.floor((number - 1) / HEAT.columns) * CELL.height}
          {...CELL}
          className={fill}
          fillOpacity={(item * 0.55).toFixed(2)}
        />
      ))}
      <path d={PITCH_LINES} fill="none" strokeWidth="0.4" className="stroke-line" />
      {dots
        .toSorted((a, b) => Number(b.isFaint) - Number(a.isFaint))
        .map(({ place, number, name, isFaint }) => (
          <g key={place.player} className={cn(isFaint && 'opacity-50')} data-place={place.player}>
            <title>{`${name} · ${place.touches}`}</title>
            <circle
              cx={place.x.toFixed(1)}
              cy={place.y.toFixed(1)}
              r="2.6"
              className={cn(fill, 'stroke-bg')}
              strokeWidth="0.3"
            />
            <text
              x={place.x.toFixed(1)}
              y={(place.y + 0.95).toFixed(1)}
              textAnchor="middle"
              fontSize="2.7"
              fontWeight="700"
              className="fill-on-team"
            >
              {number}
            </text>
          </g>
        ))}
    </svg>
  )
}
