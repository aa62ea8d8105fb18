import { cn } from '#app/lib/cn.ts'
import { radarPoints } from '../radar-points.ts'

const SIZE = 160
/** Between the web and the names around it. */
const GAP = 8
const RINGS = [25, 50, 75, 100]

interface WebProps {
  /** Clockwise from the top, as all values are: each of 100. */
  names: readonly string[]
  values: readonly number[]
  /** Of somebody else: a shape of its own, of broken lines. */
  others?: readonly number[] | undefined
}

/** The same as bars in their order say. A name stands beside its corner, turned away from the middle. */
export const Web = ({ names, values, others }: WebProps) => (
  <div aria-hidden="true" dir="ltr" className="relative mx-auto h-64 w-85 max-w-full shrink-0">
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className="absolute inset-0 m-auto size-40 overflow-visible"
    >
      {RINGS.map((ring) => (
        <polygon
          key={ring}
          points={radarPoints(
            names.map(() => ring),
            SIZE,
          )}
          className="fill-none stroke-line"
        />
      ))}
      <polygon points={radarPoints(values, SIZE)} className="fill-diamond/30 stroke-diamond" strokeWidth="2" />
      {others && (
        <polygon
          points={radarPoints(others, SIZE)}
          className="fill-coin/15 stroke-coin"
          strokeWidth="2"
          strokeDasharray="6 4"
        />
      )}
    </svg>
    {names.map((name, at) => (
      <Corner key={name} name={name} turn={at / names.length} />
    ))}
  </div>
)

/** So near the axis from top to bottom it stands above or below its corner. */
const UPRIGHT = 0.1

/** `turn`: of 1, from the top. */
function Corner({ name, turn }: { name: string; turn: number }) {
  const [x, y] = [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)]
  const isUpright = Math.abs(x) < UPRIGHT
  const radius = SIZE / 2 + GAP
  const across = isUpright ? '-50%' : x > 0 ? '0%' : '-100%'
  const down = isUpright ? (y < 0 ? '-100%' : '0%') : '-50%'
  return (
    <span
      dir="auto"
      className={cn(
        'wrap-anywhere absolute text-balance text-12 leading-4',
        isUpright ? 'w-40 text-center' : 'w-20',
        !isUpright && (x > 0 ? 'text-left' : 'text-right'),
      )}
      style={{
        left: `calc(50% + ${(x * radius).toFixed(1)}px)`,
        top: `calc(50% + ${(y * radius).toFixed(1)}px)`,
        transform: `translate(${across}, ${down})`,
      }}
    >
      {name}
    </span>
  )
}
