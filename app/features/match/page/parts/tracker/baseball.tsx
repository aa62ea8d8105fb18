import { m } from '#app/paraglide/messages.js'
import { surnameOf } from '../../../surname-of.ts'
import { BASES, baseballScene, FENCE, PLATE } from './baseball-scene.ts'
import { type DrawingProps, FILL, Glow, GRASS, Ground, Label, Mover, Pop, Trace } from './drawing.tsx'

const CORNER = FENCE * Math.SQRT1_2
const [first, second, third] = BASES
const MOUND = { x: PLATE.x, y: (PLATE.y + second.y) / 2 }
/** Where the strike zone and the figures stand. */
const PANEL = 118

/** The field from above with its runners; beside it the count, the outs and who bats. */
export function Drawing({ plays, index, match, people, ms }: DrawingProps) {
  const scene = baseballScene(plays, index)
  const { seq, bases, batting, hit, isHit, runs, call, inning, isTop, batter } = scene
  const rest = hit ?? (call && call !== 'foul' ? { x: PLATE.x, y: PLATE.y - 1 } : MOUND)
  return (
    <Ground>
      <path
        d={`M${PLATE.x} ${PLATE.y}l${-CORNER} ${-CORNER}A${FENCE} ${FENCE} 0 0 1 ${PLATE.x + CORNER} ${PLATE.y - CORNER}Z`}
        fill={GRASS}
        strokeWidth={0.8}
        className="stroke-text/45"
      />
      <path
        d={`M${PLATE.x} ${PLATE.y + 3}L${first.x + 5} ${first.y}L${second.x} ${second.y - 5}L${third.x - 5} ${third.y}Z`}
        fill="oklch(0.6 0.08 60 / 0.4)"
      />
      <path
        d={`M${PLATE.x} ${PLATE.y - 6}L${first.x - 6} ${first.y}L${second.x} ${second.y + 6}L${third.x + 6} ${third.y}Z`}
        fill={GRASS}
      />
      <circle cx={MOUND.x} cy={MOUND.y} r={3.4} fill="oklch(0.6 0.08 60 / 0.6)" />
      <path d={`M${PLATE.x - 2} ${PLATE.y - 2}h4v2l-2 2-2-2Z`} className="fill-text" />
      {BASES.map((at, base) => (
        <g key={at.x} transform={`translate(${at.x} ${at.y}) rotate(45)`}>
          <rect
            x={-3.4}
            y={-3.4}
            width={6.8}
            height={6.8}
            strokeWidth={0.7}
            className={bases[base] ? `${FILL[batting]} stroke-text` : 'fill-surface-1 stroke-text-muted'}
          />
        </g>
      ))}
      {hit && (
        <Trace
          key={`hit${seq}`}
          from={PLATE}
          to={hit}
          seq={seq}
          ms={ms}
          isDashed={!isHit}
          className={isHit ? 'stroke-warn' : 'stroke-text'}
        />
      )}
      <Mover at={rest} ms={ms}>
        <circle r={2.1} fill="#fff" stroke="#b33" strokeWidth={0.6} />
      </Mover>
      {runs > 0 && (
        <Pop key={`runs${seq}`} at={{ x: PLATE.x, y: PLATE.y }} seq={seq} ms={ms}>
          <circle r={8} opacity={0.5} className={FILL[batting]} />
          <Label x={14} y={3} size={9}>
            +{runs}
          </Label>
        </Pop>
      )}
      <path d={isTop ? `M${PANEL} 14h6l-3-5Z` : `M${PANEL} 9h6l-3 5Z`} className="fill-text" />
      <Label x={PANEL + 9} y={15} size={9} anchor="start">
        {inning}
      </Label>
      <circle cx={PANEL + 3} cy={24} r={1.8} className={FILL[batting]} />
      <Label x={PANEL + 8} y={26} anchor="start">
        {match[batting].abbr}
      </Label>
      <Zone call={call} seq={seq} ms={ms} />
      <Dots y={72} label={m.match_board_balls()} count={scene.balls} of={3} className="fill-win" />
      <Dots y={81} label={m.match_board_strikes()} count={scene.strikes} of={2} className="fill-warn" />
      <Dots y={90} label={m.match_board_outs()} count={scene.outs} of={2} className="fill-lose" />
      {batter !== undefined && (
        <Label x={PLATE.x} y={98}>
          {surnameOf(people.get(batter)?.name ?? '')}
        </Label>
      )}
    </Ground>
  )
}

/** Whether the last pitch was in the zone: it lights up, or what is around it does; where it was, nobody says. */
function Zone({ call, seq, ms }: { call: string | undefined; seq: number; ms: number }) {
  return (
    <g strokeWidth={0.7} className="stroke-text-muted">
      {call === 'ball' && (
        <Glow key={`ball${seq}`} seq={seq} ms={ms}>
          <rect x={PANEL + 2} y={32} width={24} height={30} rx={2} stroke="none" opacity={0.35} className="fill-win" />
          <rect x={PANEL + 6} y={36} width={16} height={22} stroke="none" className="fill-surface-1" />
        </Glow>
      )}
      {(call === 'strike' || call === 'foul') && (
        <Glow key={`strike${seq}`} seq={seq} ms={ms}>
          <rect x={PANEL + 6} y={36} width={16} height={22} stroke="none" opacity={0.5} className="fill-warn" />
        </Glow>
      )}
      <rect x={PANEL + 6} y={36} width={16} height={22} fill="none" />
    </g>
  )
}

interface DotsProps {
  y: number
  label: string
  /** Absent where no feed counts it. */
  count: number | undefined
  of: number
  className: string
}

const Dots = ({ y, label, count, of, className }: DotsProps) =>
  count === undefined ? null : (
    <g>
      {Array.from({ length: of }, (_, dot) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: lamps have no other name
          key={dot}
          cx={PANEL + dot * 7}
          cy={y - 2}
          r={2.4}
          strokeWidth={0.6}
          className={dot < count ? `${className} stroke-text` : 'fill-none stroke-text-muted'}
        />
      ))}
      <Label x={PANEL + of * 7} y={y} anchor="start" isMuted>
        {label}
      </Label>
    </g>
  )
