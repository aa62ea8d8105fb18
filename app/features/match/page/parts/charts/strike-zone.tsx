import { INSIDE, OUTSIDE, type Pitch, ZONES, type Zone } from './pitches.ts'

/** Units of the drawing: the strike zone is three cells wide and high, a cell and a quarter around it. */
const CELL = { width: 50, height: 60 }
const AROUND = { x: 55, y: 45 }
const SIZE = { width: 3 * CELL.width + 2 * AROUND.x, height: 3 * CELL.height + 2 * AROUND.y }
const HALF = { x: SIZE.width / 2, y: SIZE.height / 2 }

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function boxOf(zone: Zone): Box {
  const inside = INSIDE.findIndex((each) => each === zone)
  if (inside >= 0)
    return { x: AROUND.x + (inside % 3) * CELL.width, y: AROUND.y + Math.floor(inside / 3) * CELL.height, ...CELL }
  const quarter = OUTSIDE.findIndex((each) => each === zone)
  return { x: (quarter % 2) * HALF.x, y: Math.floor(quarter / 2) * HALF.y, width: HALF.x, height: HALF.y }
}

/** Where the number of a zone stands; of a quarter in its corner, which the strike zone does not cover. */
function middleOf(zone: Zone): { x: number; y: number } {
  const { x, y, width, height } = boxOf(zone)
  if (zone < 10) return { x: x + width / 2, y: y + height / 2 }
  return {
    x: x === 0 ? AROUND.x / 2 : SIZE.width - AROUND.x / 2,
    y: y === 0 ? AROUND.y / 2 : SIZE.height - AROUND.y / 2,
  }
}

const RADIUS = 12
/** Four pitches have room in a cell. */
const IN_CELL = [
  [-12.5, -15],
  [12.5, 15],
  [12.5, -15],
  [-12.5, 15],
] as const
/** In a quarter from its corner along both edges, where the strike zone does not cover it. */
const IN_QUARTER = [
  [0, 0],
  [0, 1],
  [1, 0],
  [0, 2],
  [2, 0],
  [0, 3],
  [3, 0],
] as const
const APART = 27

/** Where a pitch is drawn: `order` of `count` in its zone. */
function placeOf(zone: Zone, order: number, count: number): { x: number; y: number } {
  const { x, y } = middleOf(zone)
  if (zone < 10) {
    const [dx, dy] = count > 1 ? (IN_CELL[order] ?? [0, 0]) : [0, 0]
    return { x: x + dx, y: y + dy }
  }
  const [along, down] = IN_QUARTER[order % IN_QUARTER.length] ?? [0, 0]
  return { x: x + Math.sign(HALF.x - x) * along * APART, y: y + Math.sign(HALF.y - y) * down * APART }
}

const RESULT_FILL = { ball: 'fill-win', strike: 'fill-lose', hit: 'fill-diamond', out: 'fill-text-muted' } as const

interface StrikeZoneProps {
  label: string
  fill: string
  /** The number in a zone; undefined: none is shown. */
  countIn: (zone: Zone) => number | undefined
  /** Drawn one by one, numbered. */
  pitches: readonly Pitch[]
}

/** The plate as the catcher sees it, the same way round in every language. */
export function StrikeZone({ label, fill, countIn, pitches }: StrikeZoneProps) {
  const most = Math.max(1, ...ZONES.map((zone) => countIn(zone) ?? 0))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="mx-auto w-full max-w-68">
      {[...OUTSIDE, ...INSIDE].map((zone) => {
        const value = countIn(zone)
        return (
          <g key={zone} data-zone={zone}>
            {zone < 10 && <rect {...boxOf(zone)} className="fill-surface-1" />}
            <rect
              {...boxOf(zone)}
              strokeWidth="1"
              className={`${fill} stroke-line`}
              fillOpacity={(((value ?? 0) / most) * 0.5).toFixed(2)}
            />
          </g>
        )
      })}
      <rect
        x={AROUND.x}
        y={AROUND.y}
        width={3 * CELL.width}
        height={3 * CELL.height}
        fill="none"
        strokeWidth="3"
        className="stroke-text"
      />
      {ZONES.map((zone) => {
        const value = countIn(zone)
        const { x, y } = middleOf(zone)
        return (
          value !== undefined && (
            <text key={zone} x={x} y={y + 6} textAnchor="middle" fontSize="17" fontWeight="600" className="fill-text">
              {value}
            </text>
          )
        )
      })}
      {pitches.map((pitch, index) => {
        const inZone = pitches.filter(({ zone }) => zone === pitch.zone)
        const { x, y } = placeOf(pitch.zone, inZone.indexOf(pitch), inZone.length)
        return (
          <g key={pitch.seq} data-pitch={pitch.result}>
            <circle
              cx={x}
              cy={y}
              r={RADIUS}
              strokeWidth="1.5"
              className={`${RESULT_FILL[pitch.result]} stroke-surface-1`}
            />
            <text x={x} y={y + 5} textAnchor="middle" fontSize="14" fontWeight="700" className="fill-surface-1">
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
