import { useId } from 'react'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { type DrawingProps, FILL, Ground, Label, Pop, rival, STROKE } from './drawing.tsx'
import { type LobbyMark, type LobbyScene, lobbyScene, type Zone } from './lobby-scene.ts'

const SIDES = ['home', 'away'] as const
const LAND = 'oklch(0.62 0.07 130 / 0.34)'
const STORM = 'oklch(0.5 0.17 285 / 0.36)'
/** Before the first zone all of the map is one. */
const ALL: Zone = { x: 50, y: 50, r: 75 }

/** Where the feed has no places the rings say only how often the zone has shrunk. */
const schematic = (circle: number): Zone => ({ x: 50, y: 50, r: 46 * 0.72 ** circle })

/** The map with its zones and what happened where; beside it both squads, and how much of the lobby is left. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const scene = lobbyScene(plays, index)
  const clip = useId()
  const { zones, circle, isBreak } = scene
  const isSchematic = circle > 0 && zones.length === 0
  const rings = isSchematic ? Array.from({ length: circle }, (_, at) => schematic(at + 1)) : zones
  return (
    <Ground>
      <clipPath id={clip}>
        <rect width={100} height={100} />
      </clipPath>
      <g transform="translate(36 3) scale(.88)" clipPath={`url(#${clip})`}>
        <rect width={100} height={100} fill={LAND} />
        <path
          d={[1, 2, 3, 4, 5, 6, 7].map((line) => `M${line * 12.5} 0v100M0 ${line * 12.5}h100`).join('')}
          strokeWidth={0.3}
          className="stroke-text/20"
        />
        <ZoneNow zone={rings.at(-1) ?? ALL} ms={ms} />
        {rings.slice(0, -1).map(({ x, y, r }) => (
          <circle
            key={r}
            cx={x}
            cy={y}
            r={r}
            fill="none"
            strokeWidth={0.5}
            strokeDasharray="2 1.6"
            className="stroke-text/60"
          />
        ))}
        <Marks scene={scene} ms={ms} />
      </g>
      <rect x={36} y={3} width={88} height={88} fill="none" strokeWidth={0.8} className="stroke-text/45" />
      {SIDES.map((side) => (
        <Squad key={side} scene={scene} side={side} match={match} />
      ))}
      {!isBreak && (
        <Label x={80} y={98.5} isMuted>
          {circle > 0 ? m.match_board_zone({ zone: circle }) : m.match_board_zone_none()}
        </Label>
      )}
      {scene.isWonByOther && (
        <Label x={80} y={98.5} isMuted>
          {m.match_tracker_won_by_other()}
        </Label>
      )}
      {isSchematic && (
        <Label x={80} y={88} isMuted>
          {m.match_tracker_schematic()}
        </Label>
      )}
    </Ground>
  )
}

/** The circle that is still safe; all around it is the storm. */
const ZoneNow = ({ zone: { x, y, r }, ms }: { zone: Zone; ms: number }) => (
  <g
    style={{
      transform: `translate(${x}px, ${y}px) scale(${r})`,
      transition: ms > 0 ? `transform ${ms * 2}ms cubic-bezier(0.3, 0.7, 0.3, 1)` : 'none',
      willChange: 'transform',
    }}
  >
    <path d="M-100-100h200v200h-200ZM-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z" fillRule="evenodd" fill={STORM} />
    <circle r={1} fill="none" strokeWidth={1.6} vectorEffect="non-scaling-stroke" className="stroke-text" />
  </g>
)

/** Kills in the colour of who made them, losses in that of who fell; a ring where a squad went out. */
function Marks({ scene: { seq, marks, winner, zones }, ms }: { scene: LobbyScene; ms: number }) {
  const now = marks.find((mark) => mark.seq === seq)
  const end = zones.at(-1)
  return (
    <>
      {marks.map((mark) => mark.seq !== seq && <Mark key={mark.seq} mark={mark} opacity={0.55} />)}
      {now && (
        <Pop key={`now${seq}`} at={now} seq={seq} ms={ms}>
          <circle r={8} opacity={0.35} className={FILL[now.type === 'kill' ? now.side : rival(now.side)]} />
          <Mark mark={{ ...now, x: 0, y: 0 }} r={3.2} />
        </Pop>
      )}
      {winner && end && (
        <Pop key={`won${winner}`} at={end} seq={seq} ms={ms * 2}>
          <circle r={9} opacity={0.4} className={FILL[winner]} />
          <circle r={4.5} className={FILL[winner]} />
        </Pop>
      )}
    </>
  )
}

/** A disc with a cross for a kill, an open ring with one for a loss, two rings for a squad. */
function Mark({ mark: { x, y, side, type }, r = 2, opacity }: { mark: LobbyMark; r?: number; opacity?: number }) {
  const cross = r * 0.5
  return (
    <g transform={`translate(${x} ${y})`} opacity={opacity} strokeWidth={r * 0.32} className={STROKE[side]}>
      <circle r={r} className={type === 'kill' ? FILL[side] : 'fill-surface-1'} />
      {type === 'placed' ? (
        <circle r={r * 0.45} className={FILL[side]} />
      ) : (
        <path
          d={`M${-cross} ${-cross}L${cross} ${cross}M${cross} ${-cross}L${-cross} ${cross}`}
          strokeLinecap="round"
          className={type === 'kill' ? 'stroke-on-team' : ''}
        />
      )}
    </g>
  )
}

/** Kills, who is still alive and the place of a squad; under the first, the squads of the lobby. */
function Squad({ scene, side, match }: { scene: LobbyScene; side: Side; match: MatchRow }) {
  const { kills, alive, squad, placement, lobby, squads } = scene
  const isHome = side === 'home'
  const column = { x: isHome ? 4 : 156, anchor: isHome ? 'start' : 'end' } as const
  const along = (step: number) => (isHome ? 6 + step : 154 - step)
  return (
    <>
      <circle cx={along(0)} cy={9} r={2} className={FILL[side]} />
      <Label {...column} x={along(4)} y={11}>
        {match[side].abbr}
      </Label>
      <Label {...column} y={31} size={18} className={FILL[side]}>
        {kills[side]}
      </Label>
      {Array.from({ length: squad[side] }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody says who is alive
          key={at}
          cx={along(at * 6)}
          cy={40}
          r={2.1}
          strokeWidth={0.6}
          className={at < alive[side] ? `${FILL[side]} ${STROKE[side]}` : `fill-none ${STROKE[side]}`}
        />
      ))}
      {placement[side] > 0 && (
        <Label {...column} y={56} size={11}>
          #{placement[side]}
        </Label>
      )}
      {isHome && squads !== undefined && (
        <>
          {numbered(Array.from({ length: lobby }, (_, at) => at < squads)).map(({ number, item }) => (
            <rect
              key={number}
              x={4 + ((number - 1) % 4) * 7}
              y={62 + Math.floor((number - 1) / 4) * 6}
              width={4}
              height={4}
              rx={0.8}
              strokeWidth={0.5}
              className={item ? 'fill-text stroke-text' : 'fill-none stroke-text-muted'}
            />
          ))}
          <Label {...column} y={98.5}>
            {squads}/{lobby}
          </Label>
        </>
      )}
    </>
  )
}
