import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { cn } from '#app/lib/cn.ts'
import type { Play } from '#contract/match-plays.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import type { People } from '../../../people.ts'
import { FILL, GRASS, HARD, STROKE } from '../side-colours.ts'

export { FILL, GRASS, HARD, STROKE }

export interface DrawingProps {
  plays: readonly Play[]
  /** The play that is shown. */
  index: number
  match: MatchRow
  people: People
  /** How long a movement may take; 0 where nothing may move. */
  ms: number
}

export interface Point {
  x: number
  y: number
}

/** Every drawing is 160 by 100. */
export const VIEW_BOX = '0 0 160 100'

export const rival = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** More colours of grounds. */
export const CLAY = 'oklch(0.62 0.11 50 / 0.3)'
export const WOOD = 'oklch(0.68 0.09 70 / 0.26)'

export const numberIn = ({ data }: Play, key: string): number | undefined =>
  typeof data?.[key] === 'number' ? data[key] : undefined

/** The whole picture; grounds lie the same way in every language. */
export const Ground = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" viewBox={VIEW_BOX} className="block size-full">
    {children}
  </svg>
)

/** What moves to its new place by itself; the compositor does it. */
export const Mover = ({ at: { x, y }, ms, children }: { at: Point; ms: number; children: ReactNode }) => (
  <g
    data-mover=""
    style={{
      transform: `translate(${x}px, ${y}px)`,
      transition: ms > 0 ? `transform ${ms}ms cubic-bezier(0.3, 0.7, 0.3, 1)` : 'none',
      willChange: 'transform',
    }}
  >
    {children}
  </g>
)

/** Plays an animation once for each `seq`. */
function useEntrance(seq: number, keyframes: Keyframe[], ms: number) {
  const element = useRef<SVGGElement>(null)
  const frames = useRef(keyframes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each play
  useLayoutEffect(() => {
    if (ms > 0) element.current?.animate(frames.current, { duration: ms, easing: 'ease-out' })
  }, [seq])
  return element
}

interface EntranceProps {
  seq: number
  ms: number
  children: ReactNode
}

/** A mark that grows out of its place. */
export function Pop({ at: { x, y }, seq, ms, children }: EntranceProps & { at: Point }) {
  const element = useEntrance(
    seq,
    [
      { transform: 'scale(0.2)', opacity: 0 },
      { transform: 'scale(1.25)', opacity: 1, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ],
    ms,
  )
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={element}>{children}</g>
    </g>
  )
}

/** A surface that lights up. */
export function Glow({ seq, ms, children }: EntranceProps) {
  const element = useEntrance(seq, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }], ms)
  return <g ref={element}>{children}</g>
}

interface TraceProps {
  from: Point
  to: Point
  seq: number
  ms: number
  className: string
  isDashed?: boolean
  width?: number
  /** How far the line bends upwards, of its length. */
  bend?: number
}

/** A line that is drawn from one point to another. */
export function Trace({ from, to, seq, ms, className, isDashed = false, width = 0.9, bend = 0 }: TraceProps) {
  const element = useEntrance(seq, [{ transform: 'scale(0)' }, { transform: 'none' }], Math.min(ms, 500))
  const [x, y] = [to.x - from.x, to.y - from.y]
  return (
    <g transform={`translate(${from.x} ${from.y})`}>
      <g ref={element}>
        <path
          d={`M0 0Q${(x / 2).toFixed(1)} ${(y / 2 - Math.abs(x) * bend).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`}
          fill="none"
          strokeWidth={width}
          strokeLinecap="round"
          strokeDasharray={isDashed ? '2 2' : undefined}
          className={className}
        />
      </g>
    </g>
  )
}

interface LabelProps extends Point {
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  isMuted?: boolean
  className?: string
  children: ReactNode
}

/** Words and figures in the picture; without a size of their own as large as text on any screen. */
export const Label = ({ x, y, size, anchor = 'middle', isMuted, className, children }: LabelProps) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    textAnchor={anchor}
    fontWeight={600}
    className={cn(!size && 'text-[5.6px] sm:text-[4px]', className ?? (isMuted ? 'fill-text-muted' : 'fill-text'))}
    style={{ fontVariantNumeric: 'tabular-nums' }}
  >
    {children}
  </text>
)

/** Which team attacks which way. */
export const Ends = ({ match, y = 97 }: { match: MatchRow; y?: number }) => (
  <>
    <End x={6} y={y} side="home" abbr={match.home.abbr} />
    <End x={154} y={y} side="away" abbr={match.away.abbr} />
  </>
)

const End = ({ x, y, side, abbr }: Point & { side: Side; abbr: string }) => (
  <g>
    <circle cx={x} cy={y - 2} r={1.8} className={FILL[side]} />
    <Label x={side === 'home' ? x + 4 : x - 4} y={y} anchor={side === 'home' ? 'start' : 'end'}>
      {abbr}
    </Label>
  </g>
)
