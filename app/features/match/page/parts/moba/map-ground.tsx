import { baseAt, type MapPoint, PIT_POINTS } from '#contract/match-moba.ts'
import type { Side } from '#contract/match-state.ts'
import { FILL, GRASS, HARD, STROKE } from '../side-colours.ts'
import type { Building, MapState } from './map-state.ts'

/** Places count from below, pictures from above. */
export const onMap = ({ x, y }: MapPoint): MapPoint => ({ x, y: 100 - y })
const moveTo = (point: MapPoint): string => {
  const { x, y } = onMap(point)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
}

const LANES = 'M8 92V16Q8 8 16 8H92M8 92 92 8M8 92H84Q92 92 92 84V8'

/** The map from above in a square of 100, the same way in every language: lanes, river, pits and what stands. */
export function MapGround({ state: { lower, buildings } }: { state: MapState }) {
  return (
    <>
      <rect width={100} height={100} rx={4} fill={GRASS} />
      <path d="M4 10Q30 26 50 50T96 90" fill="none" strokeWidth={9} stroke={HARD} strokeLinecap="round" />
      {PIT_POINTS.map((point) => (
        <circle
          key={point.x}
          r={6}
          transform={moveTo(point)}
          fill={HARD}
          strokeWidth={0.5}
          className="stroke-text/25"
        />
      ))}
      <path d={LANES} fill="none" strokeWidth={6} strokeLinejoin="round" className="stroke-text/10" />
      <path d="M0 70A30 30 0 0 1 30 100H4A4 4 0 0 1 0 96Z" opacity={0.22} className={FILL[lower]} />
      <path
        d="M100 30A30 30 0 0 1 70 0H96A4 4 0 0 1 100 4Z"
        opacity={0.22}
        className={FILL[lower === 'home' ? 'away' : 'home']}
      />
      {(['home', 'away'] as const).map((side) => (
        <circle key={side} r={3.4} transform={moveTo(baseAt(side === lower))} className={FILL[side]} />
      ))}
      {buildings.map((building) => (
        <Standing key={building.key} building={building} />
      ))}
    </>
  )
}

/** A building: filled as far as it stands, an outline once it fell, pale where nobody says which one fell. */
const Standing = ({ building: { kind, side, at, left, isSure } }: { building: Building }) => {
  const [width, height] = kind === 'tower' ? [4.4, 4.4] : kind === 'heart' ? [6.4, 3.6] : [3, 3]
  return (
    <rect
      data-stands={left}
      transform={`${moveTo(at)}${kind === 'heart' ? ' rotate(45)' : ''}`}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={kind === 'barracks' ? 1.5 : 0.8}
      strokeWidth={0.7}
      strokeDasharray={left === 0 ? '1 1' : undefined}
      fillOpacity={isSure ? left : left * 0.2}
      opacity={left === 0 ? 0.45 : 1}
      className={`${FILL[side]} ${left === 0 ? STROKE[side] : isSure ? 'stroke-bg' : STROKE[side]}`}
    />
  )
}

/** A kill in the colour and shape of the side that made it: a disc of home, a diamond of away. */
export const KillMark = ({ side, r, opacity }: { side: Side; r: number; opacity?: number }) => (
  <path
    d={
      side === 'home'
        ? `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
        : `M0 ${-r * 1.2}L${r * 1.2} 0 0 ${r * 1.2} ${-r * 1.2} 0Z`
    }
    opacity={opacity}
    strokeWidth={0.4}
    className={`stroke-bg ${FILL[side]}`}
  />
)
