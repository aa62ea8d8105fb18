import type { ReactNode } from 'react'
import { fullNumber } from '#app/lib/full-number.ts'
import { roundTop } from './round-top.ts'

const [WIDTH, HEIGHT] = [600, 160]
/** The part of a bar's place that it takes. */
const BAR = 0.7
/** Something is seen of each that is not nothing. */
const BAR_MIN = 2

export interface Bar {
  key: string
  /** From the bottom up. */
  parts: readonly { value: number; fill: string }[]
}

interface DayBarsProps {
  label: string
  bars: readonly Bar[]
  /** What is said below the first and the last bar. */
  ends: readonly [first: string, last: string]
  /** What is said between these two, laid over their line. */
  children?: ReactNode
  tag: string
}

const sumOf = ({ parts }: Bar): number => parts.reduce((sum, { value }) => sum + value, 0)

/** A bar for each day or month, in parts. The table beside it says the same. */
export function DayBars({ label, bars, ends, children, tag }: DayBarsProps) {
  const most = roundTop(Math.max(1, ...bars.map(sumOf)))
  const step = WIDTH / bars.length
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(BAR_MIN, (value / most) * HEIGHT))
  return (
    <figure className="min-w-0">
      <p className="figures text-12 text-text-muted">{fullNumber(most, tag)}</p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 h-40 w-full border-line border-y rtl:-scale-x-100"
      >
        {bars.map((bar, at) => {
          let top = HEIGHT
          return (
            <g key={bar.key}>
              {bar.parts.map(({ value, fill }) => {
                const height = heightOf(value)
                top -= height
                return (
                  <rect
                    key={fill}
                    x={at * step + (step * (1 - BAR)) / 2}
                    y={top}
                    width={step * BAR}
                    height={height}
                    className={fill}
                  />
                )
              })}
            </g>
          )
        })}
      </svg>
      <p aria-hidden className="relative mt-1 flex justify-between text-12 text-text-muted">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
        {children}
      </p>
    </figure>
  )
}
