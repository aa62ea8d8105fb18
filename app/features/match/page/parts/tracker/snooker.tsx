import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { type DrawingProps, Ends, FILL, Ground, Label, Mover, type Point, Pop } from './drawing.tsx'
import { COLOURS, type Colour, type SnookerScene, snookerScene } from './snooker-scene.ts'

/** 3569 by 1778 millimetres between the cushions; baulk is on the left. */
const TABLE = { left: 17, top: 20, width: 126, height: 62.8 }
const MM = TABLE.width / 3569
const MIDDLE: Point = { x: TABLE.left + TABLE.width / 2, y: TABLE.top + TABLE.height / 2 }
const BAULK = TABLE.left + 737 * MM
const D = 292 * MM
const BLACK = TABLE.left + TABLE.width - 324 * MM
/** Larger than true, so that they are seen. */
const BALL = 1.75
const ROW = 3.05
const CLOTH = 'oklch(0.5 0.12 155 / 0.72)'
const RAIL = 'oklch(0.42 0.07 45)'

const SPOTS: Readonly<Record<Colour, Point & { fill: string }>> = {
  yellow: { x: BAULK, y: MIDDLE.y + D, fill: '#f4cf2b' },
  green: { x: BAULK, y: MIDDLE.y - D, fill: '#1f8f4d' },
  brown: { x: BAULK, y: MIDDLE.y, fill: '#7a4a21' },
  blue: { ...MIDDLE, fill: '#2458c4' },
  pink: { x: (MIDDLE.x + TABLE.left + TABLE.width) / 2, y: MIDDLE.y, fill: '#f08fb0' },
  black: { x: BLACK, y: MIDDLE.y, fill: '#16181d' },
}

/** Fifteen in a triangle behind the pink: how many of them are left is known, where they lie is not. */
const REDS: readonly Point[] = [0, 1, 2, 3, 4].flatMap((row) =>
  Array.from({ length: row + 1 }, (_, at) => ({
    x: SPOTS.pink.x + BALL * 2 + 0.2 + row * ROW,
    y: MIDDLE.y + (at - row / 2) * BALL * 2.06,
  })),
)

const POCKETS: readonly Point[] = [0, 0.5, 1].flatMap((along) =>
  [0, 1].map((across) => ({ x: TABLE.left + along * TABLE.width, y: TABLE.top + across * TABLE.height })),
)

/** The table from above: what is left on it, whose break it is and how much it has made. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const scene = snookerScene(plays, index)
  const { seq, reds, colours, foul, frames, left } = scene
  return (
    <Ground>
      <rect
        x={TABLE.left - 6}
        y={TABLE.top - 6}
        width={TABLE.width + 12}
        height={TABLE.height + 12}
        rx={4}
        fill={RAIL}
      />
      <rect
        x={TABLE.left - 2}
        y={TABLE.top - 2}
        width={TABLE.width + 4}
        height={TABLE.height + 4}
        className="fill-surface-1"
      />
      <rect x={TABLE.left - 2} y={TABLE.top - 2} width={TABLE.width + 4} height={TABLE.height + 4} fill={CLOTH} />
      <rect x={TABLE.left} y={TABLE.top} width={TABLE.width} height={TABLE.height} fill={CLOTH} opacity={0.5} />
      {POCKETS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.7} fill="#0d0f12" />
      ))}
      <path
        d={`M${BAULK} ${TABLE.top}v${TABLE.height}M${BAULK} ${MIDDLE.y - D}a${D} ${D} 0 0 0 0 ${2 * D}`}
        fill="none"
        strokeWidth={0.5}
        stroke="#fff"
        opacity={0.6}
      />
      {REDS.map((at, red) => (
        <Ball key={`${at.x} ${at.y}`} at={at} fill="#cf2432" isThere={red < reds} ms={ms} />
      ))}
      {COLOURS.map((colour) => (
        <Ball key={colour} at={SPOTS[colour]} fill={SPOTS[colour].fill} isThere={colours.has(colour)} ms={ms} />
      ))}
      <Break scene={scene} ms={ms} />
      {foul && (
        <Pop key={`foul${seq}`} at={{ x: 58, y: MIDDLE.y }} seq={seq} ms={ms}>
          <circle r={9} className={FILL[foul.to]} />
          <Label x={0} y={3} size={9} className="fill-on-team">
            +{foul.points}
          </Label>
        </Pop>
      )}
      {frames && (
        <Pop key={`frames${seq}`} at={MIDDLE} seq={seq} ms={ms * 2}>
          <Label x={0} y={6} size={18} className="fill-white">
            {frames.home} – {frames.away}
          </Label>
        </Pop>
      )}
      <Figures scene={scene} match={match} ms={ms} />
      {left !== undefined && reds > 0 && (
        <text
          x={MIDDLE.x}
          y={TABLE.top + TABLE.height - 3}
          textAnchor="middle"
          fill="#fff"
          className="text-[5px] sm:text-[3.6px]"
        >
          {m.match_tracker_schematic()}
        </text>
      )}
    </Ground>
  )
}

const Ball = ({ at, fill, isThere, ms }: { at: Point; fill: string; isThere: boolean; ms: number }) => (
  <g style={{ opacity: isThere ? 1 : 0, transition: ms > 0 ? `opacity ${ms}ms ease-out` : 'none' }}>
    <circle cx={at.x} cy={at.y} r={BALL} fill={fill} stroke="#0006" strokeWidth={0.3} />
    <circle cx={at.x - 0.55} cy={at.y - 0.6} r={0.45} fill="#fff" opacity={0.75} />
  </g>
)

/** The break that is being made, on the empty part of the cloth. */
const Break = ({ scene: { break: made, atTable, seq }, ms }: { scene: SnookerScene; ms: number }) =>
  made > 0 && atTable ? (
    <Pop key={`break${made}${atTable}`} at={{ x: 60, y: MIDDLE.y }} seq={seq} ms={ms}>
      <Label x={0} y={7} size={20} className="fill-white">
        {made}
      </Label>
    </Pop>
  ) : null

/** Points of the frame on both sides of what is left, and the cue of who is at the table. */
function Figures({ scene, match, ms }: { scene: SnookerScene; match: MatchRow; ms: number }) {
  const { points, left, atTable } = scene
  const all = Math.max(1, points.home + points.away + (left ?? 0))
  const wide = (part: number) => (part / all) * 112
  return (
    <>
      <Label x={6} y={11} size={12} anchor="start" className={FILL.home}>
        {points.home}
      </Label>
      <Label x={154} y={11} size={12} anchor="end" className={FILL.away}>
        {points.away}
      </Label>
      {atTable && (
        <Mover at={{ x: atTable === 'home' ? 32 : 92, y: 7 }} ms={ms}>
          <path
            d="M0-.9 36-.35v.7L0 .9Z"
            fill="oklch(0.72 0.09 75)"
            transform={atTable === 'home' ? '' : 'translate(36) scale(-1 1)'}
          />
          <path
            d="M0-.9 9-.75v1.5L0 .9Z"
            className={FILL[atTable]}
            transform={atTable === 'home' ? '' : 'translate(36) scale(-1 1)'}
          />
        </Mover>
      )}
      <rect x={24} y={90.6} width={112} height={1.6} rx={0.8} className="fill-line" />
      <rect x={24} y={90.6} width={wide(points.home)} height={1.6} rx={0.8} className={FILL.home} />
      <rect
        x={136 - wide(points.away)}
        y={90.6}
        width={wide(points.away)}
        height={1.6}
        rx={0.8}
        className={FILL.away}
      />
      {left !== undefined && (
        <Label x={80} y={98.5} isMuted>
          {m.match_board_table_left({ points: left })}
        </Label>
      )}
      <Ends match={match} y={98.5} />
    </>
  )
}
