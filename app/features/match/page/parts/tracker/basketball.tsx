import { basketballScene, basketOf, COURT, type CourtShot } from './basketball-scene.ts'
import { type DrawingProps, Ends, FILL, Glow, Ground, Label, Mover, Pop, STROKE, Trace, WOOD } from './drawing.tsx'

const { left, top, width, height } = COURT
const [METRE_X, METRE_Y] = [width / 28, height / 15]
const MIDDLE = { x: left + width / 2, y: top + height / 2 }

/** Key, circle of the free throws and three-point line of the end that a side attacks. */
function End({ side }: { side: 'home' | 'away' }) {
  const sign = side === 'home' ? -1 : 1
  const end = side === 'home' ? left + width : left
  const [key, wide] = [5.8 * METRE_X * sign, 4.9 * METRE_Y]
  const [corner, arcX, arcY] = [0.9 * METRE_Y, 7.24 * METRE_X, 6.6 * METRE_Y]
  const straight = 4.3 * METRE_X * sign
  const basket = basketOf(side)
  return (
    <g fill="none" strokeWidth={0.6} className="stroke-text/45">
      <rect x={Math.min(end, end + key)} y={MIDDLE.y - wide / 2} width={Math.abs(key)} height={wide} />
      <circle cx={end + key} cy={MIDDLE.y} r={1.8 * METRE_X} />
      <path
        d={`M${end} ${top + corner}h${straight}A${arcX} ${arcY} 0 0 ${side === 'home' ? 0 : 1} ${end + straight} ${top + height - corner}H${end}`}
      />
      <circle cx={basket.x} cy={basket.y} r={1.7} strokeWidth={0.9} className="stroke-warn" />
    </g>
  )
}

/** The court from above: home attacks to the right in every quarter. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const scene = basketballScene(plays, index)
  const { seq, side, at, basket, isShot, isMade, points, ball, run, type } = scene
  return (
    <Ground>
      <rect x={left} y={top} width={width} height={height} fill={WOOD} />
      {ball && (
        <rect
          x={ball === 'home' ? MIDDLE.x : left}
          y={top}
          width={width / 2}
          height={height}
          opacity={0.12}
          className={FILL[ball]}
        />
      )}
      <path
        d={`M${left} ${top}h${width}v${height}h${-width}ZM${MIDDLE.x} ${top}v${height}`}
        fill="none"
        strokeWidth={0.6}
        className="stroke-text/45"
      />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={1.8 * METRE_X} fill="none" strokeWidth={0.6} className="stroke-text/45" />
      <End side="home" />
      <End side="away" />
      {scene.shots.map((shot) => shot.seq !== seq && <Mark key={shot.seq} shot={shot} />)}
      {isShot && side && at && basket && (
        <>
          <Trace
            key={`line${seq}`}
            from={at}
            to={basket}
            seq={seq}
            ms={ms}
            isDashed={!isMade}
            className={STROKE[side]}
          />
          <Mark shot={{ ...at, seq, side, isMade }} />
        </>
      )}
      {isShot && side && !at && (
        <Glow key={`half${seq}`} seq={seq} ms={ms}>
          <rect
            x={side === 'home' ? MIDDLE.x : left}
            y={top}
            width={width / 2}
            height={height}
            opacity={0.2}
            className={FILL[side]}
          />
        </Glow>
      )}
      {points > 0 && basket && side && (
        <Pop key={`points${seq}`} at={basket} seq={seq} ms={ms}>
          <circle r={7} opacity={0.45} className={FILL[side]} />
          <Label x={side === 'home' ? -12 : 12} y={-7} size={9}>
            +{points}
          </Label>
        </Pop>
      )}
      {basket && (
        <Mover at={basket} ms={ms}>
          <circle r={2.4} fill="oklch(0.7 0.16 55)" stroke="#111" strokeWidth={0.5} />
          <path d="M-2.4 0h4.8M0-2.4v4.8" stroke="#111" strokeWidth={0.4} />
        </Mover>
      )}
      {(type === 'turnover' || type === 'foul') && side && (
        <Pop key={`mark${seq}`} at={{ x: MIDDLE.x, y: MIDDLE.y }} seq={seq} ms={ms}>
          <circle r={5} className={FILL[side]} />
          <path d="m-2-2 4 4m0-4-4 4" strokeWidth={1.2} strokeLinecap="round" className="stroke-on-team" />
        </Pop>
      )}
      {run && (
        <Label x={run.side === 'home' ? 152 : 8} y={6} anchor={run.side === 'home' ? 'end' : 'start'}>
          {match[run.side].abbr} {run.points}-0
        </Label>
      )}
      <Ends match={match} y={93} />
    </Ground>
  )
}

/** A ring for a basket, a cross for a miss. */
const Mark = ({ shot: { x, y, side, isMade } }: { shot: CourtShot }) =>
  isMade ? (
    <circle cx={x} cy={y} r={1.6} strokeWidth={0.7} fillOpacity={0.5} className={`${FILL[side]} ${STROKE[side]}`} />
  ) : (
    <path d={`m${x - 1.2} ${y - 1.2} 2.4 2.4m0-2.4-2.4 2.4`} strokeWidth={0.7} opacity={0.7} className={STROKE[side]} />
  )
