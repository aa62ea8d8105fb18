import type { ChartPoint } from '#contract/match-state.ts'
import { type AreaPath, areaPathOf } from './area-path.ts'

interface AreaChartProps {
  points: readonly ChartPoint[]
  /** Text alternative of the curve. */
  summary: string
  /** Names at the upper and the lower edge. */
  upper: string
  lower: string
  /** Text of a value at the edge of the scale. */
  valueText: (value: number) => string
  /** Start index and label of each period. */
  ticks: readonly { at: number; label: string }[]
  /** Labels of the two ends of the time axis. */
  ends?: readonly [string, string] | undefined
}

const [WIDTH, HEIGHT] = [600, 160]

/**
 * A curve around a middle line: above it the home team leads, below it the away team. Time runs left to right in every
 * language.
 */
export function AreaChart({ points, summary, upper, lower, valueText, ticks, ends }: AreaChartProps) {
  const path = areaPathOf(points, WIDTH, HEIGHT)
  return (
    <figure dir="ltr" className="px-3 py-3">
      <div className="flex justify-between pb-1 text-12 text-text-muted">
        <span className="truncate font-medium text-brand-text">{upper}</span>
        <span className="figures">{valueText(path.top)}</span>
      </div>
      <div className="relative h-40">
        <Curve path={path} summary={summary} />
        {ticks.map(({ at, label }) => (
          <span
            key={label}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 border-line border-s ps-1 text-12 text-text-muted"
            style={{ left: `${path.xOf(at) * 100}%` }}
          >
            {label}
          </span>
        ))}
      </div>
      <div className="flex justify-between pt-1 text-12 text-text-muted">
        <span className="truncate font-medium">{lower}</span>
        <span className="figures">{valueText(path.top)}</span>
      </div>
      {ends && (
        <div className="figures mt-1 flex justify-between border-line border-t pt-1 text-12 text-text-muted">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </figure>
  )
}

function Curve({ path, summary }: { path: AreaPath; summary: string }) {
  return (
    <svg
      role="img"
      aria-label={summary}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <path d={path.above} className="fill-brand-text" fillOpacity="0.75" />
      <path d={path.below} className="fill-draw" fillOpacity="0.75" />
      <path
        d={`M0 ${HEIGHT / 2}H${WIDTH}`}
        className="stroke-text-muted"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
