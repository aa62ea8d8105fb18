export interface StepLine {
  label: string
  /** Stroke class. */
  className: string
  /** Values, oldest first, all lines of the same length. */
  values: readonly number[]
}

interface StepChartProps {
  lines: readonly StepLine[]
  /** When each value began, in milliseconds, as many as a line has values. */
  times: readonly number[]
  /** Text alternative of the chart. */
  summary: string
  /** Labels of the two ends of the time axis. */
  from: string
  until: string
}

const [WIDTH, HEIGHT] = [600, 140]

/**
 * A step chart of values that hold until they change. The scale is logarithmic: 1.10 to 1.20 is as much as 5 to 5.45.
 * Time runs left to right in every language.
 */
export function StepChart({ lines, times, summary, from, until }: StepChartProps) {
  const all = lines.flatMap(({ values }) => values)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const span = Math.max(0.05, Math.log(high / low))
  const y = (value: number) => Math.round(HEIGHT - 8 - (Math.log(value / low) / span) * (HEIGHT - 16))
  const [start = 0, end = 1] = [times[0], times.at(-1)]
  const x = (index: number) => Math.round((((times[index] ?? end) - start) / Math.max(1, end - start)) * WIDTH)
  const pathOf = (values: StepLine['values']) => {
    return values.map((value, index) => (index === 0 ? `M0 ${y(value)}` : `H${x(index)}V${y(value)}`)).join('')
  }
  return (
    <figure className="border-line border-t px-3 py-3">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pb-2 text-12 text-text-muted">
        {lines.map(({ label, className }) => (
          <li key={label} className="flex items-center gap-2">
            <svg aria-hidden="true" width="16" height="4">
              <path d="M0 2h16" strokeWidth="3" className={className} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div dir="ltr" className="flex gap-2">
        <div aria-hidden="true" className="figures flex flex-col justify-between text-12 text-text-muted">
          <span>{high.toFixed(2)}</span>
          <span>{low.toFixed(2)}</span>
        </div>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-36 min-w-0 flex-1 rounded-sm bg-surface-2"
        >
          {lines.map(({ label, className, values }) => (
            <path
              key={label}
              d={`${pathOf(values)}H${WIDTH}`}
              fill="none"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className={className}
            />
          ))}
        </svg>
      </div>
      <div dir="ltr" className="figures flex justify-between ps-10 pt-1 text-12 text-text-muted">
        <span>{from}</span>
        <span>{until}</span>
      </div>
    </figure>
  )
}
