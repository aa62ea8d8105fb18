import type { Side } from '#contract/match-state.ts'
import { type DrawingProps, FILL, Ground, Mover, type Point } from './drawing.tsx'
import { LostHalf, Points, Rallies } from './rally-parts.tsx'
import { rallyScene } from './rally-scene.ts'

/** 2.74 by 1.525 metres; the net stands 15 cm over each side. */
const TABLE = { left: 33, top: 21, width: 94, height: 52.3 }
const MIDDLE: Point = { x: TABLE.left + TABLE.width / 2, y: TABLE.top + TABLE.height / 2 }
const OVER = (0.1525 / 1.525) * TABLE.height
const BLUE = 'oklch(0.5 0.12 250 / 0.62)'
const FLOOR = 'oklch(0.55 0.13 25 / 0.22)'
/** Two serves each, and from here on one. */
const DEUCE = 20

const serverAt = (server: Side): Point => ({
  x: server === 'home' ? TABLE.left - 10 : TABLE.left + TABLE.width + 10,
  y: MIDDLE.y,
})

/** A bat: its handle points away from the table. */
const Bat = ({ side }: { side: Side }) => (
  <g transform={side === 'home' ? 'scale(-1 1)' : undefined}>
    <path d="M3 0h5.4" strokeWidth={1.9} strokeLinecap="round" stroke="oklch(0.6 0.08 60)" />
    <circle r={4.3} strokeWidth={0.5} className={`${FILL[side]} stroke-text`} />
  </g>
)

/** The table from above, home on the left: who serves and for which time, and where the last rally ended. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const scene = rallyScene(plays, index)
  const { server, points, rally } = scene
  const { left, top, width, height } = TABLE
  const played = points.home + points.away
  return (
    <Ground>
      <rect x={4} y={16} width={152} height={63} rx={2} fill={FLOOR} />
      <rect x={left} y={top} width={width} height={height} fill={BLUE} />
      <LostHalf court={TABLE} scene={scene} ms={ms} />
      <rect x={left} y={top} width={width} height={height} fill="none" strokeWidth={1.1} stroke="#fff" />
      <path d={`M${left} ${MIDDLE.y}h${width}`} strokeWidth={0.4} stroke="#fff" opacity={0.8} />
      <path d={`M${MIDDLE.x} ${top - OVER}v${height + 2 * OVER}`} strokeWidth={1.4} className="stroke-text" />
      {server && (
        <Mover at={serverAt(server)} ms={ms}>
          <Bat side={server} />
          {played < DEUCE &&
            [0, 1].map((serve) => (
              <circle
                key={serve}
                cx={serve * 4 - 2}
                cy={9}
                r={1.2}
                strokeWidth={0.5}
                className={serve < 2 - (played % 2) ? 'fill-text stroke-text' : 'fill-none stroke-text-muted'}
              />
            ))}
        </Mover>
      )}
      <Rallies
        court={TABLE}
        scene={scene}
        ms={ms}
        serveFrom={server && serverAt(server)}
        servedFrom={rally?.server && serverAt(rally.server)}
        bend={0.22}
        ball={<circle r={1.7} fill="#fff" stroke="#111" strokeWidth={0.4} />}
      />
      <Points scene={scene} match={match} ms={ms} />
    </Ground>
  )
}
