import { type DrawingProps, Ends, FILL, Glow, GRASS, Ground, Mover, Pop, rival, STROKE, Trace } from './drawing.tsx'
import { type FootballScene, footballScene, PITCH } from './football-scene.ts'

const { left, top, width, height } = PITCH
const MIDDLE = { x: left + width / 2, y: top + height / 2 }
const [METRE_X, METRE_Y] = [width / 105, height / 68]

const box = (deep: number, wide: number): string => {
  const [d, w] = [deep * METRE_X, (wide * METRE_Y) / 2]
  return `M${left} ${MIDDLE.y - w}h${d}v${w * 2}h${-d}M${left + width} ${MIDDLE.y - w}h${-d}v${w * 2}h${d}`
}

/** The pitch from above: home attacks to the right, away to the left. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const scene = footballScene(plays, index)
  return (
    <Ground>
      <rect x={left} y={top} width={width} height={height} fill={GRASS} />
      {[0, 2, 4, 6].map((stripe) => (
        <rect
          key={stripe}
          x={left + (stripe * width) / 8}
          y={top}
          width={width / 8}
          height={height}
          fill={GRASS}
          opacity={0.35}
        />
      ))}
      <Press scene={scene} ms={ms} />
      <path
        d={`M${left} ${top}h${width}v${height}h${-width}ZM${MIDDLE.x} ${top}v${height}${box(16.5, 40.3)}${box(5.5, 18.3)}`}
        fill="none"
        strokeWidth={0.6}
        className="stroke-text/45"
      />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={9.15 * METRE_X} fill="none" strokeWidth={0.6} className="stroke-text/45" />
      <path
        d={`M${left} ${MIDDLE.y - 4.6}h-3v9.2h3M${left + width} ${MIDDLE.y - 4.6}h3v9.2h-3`}
        fill="none"
        strokeWidth={0.9}
        className="stroke-text"
      />
      {scene.third && scene.side && <Third scene={scene} ms={ms} />}
      {scene.shots.map(({ seq, x, y, side, isGoal }) =>
        seq === scene.seq ? null : (
          <circle
            key={seq}
            cx={x}
            cy={y}
            r={isGoal ? 1.9 : 1.3}
            strokeWidth={0.5}
            fillOpacity={isGoal ? 0.9 : 0}
            opacity={isGoal ? 0.9 : 0.45}
            className={`${FILL[side]} ${STROKE[side]}`}
          />
        ),
      )}
      <Act scene={scene} ms={ms} />
      <Ends match={match} />
    </Ground>
  )
}

/** Who presses: that side's colour from the half-way line to the goal it attacks. */
const Press = ({ scene: { press }, ms }: { scene: FootballScene; ms: number }) => (
  <rect
    x={MIDDLE.x}
    y={top}
    width={width / 2}
    height={height}
    opacity={Math.abs(press) > 0.05 ? 0.1 + Math.abs(press) * 0.2 : 0}
    className={press > 0 ? FILL.home : FILL.away}
    style={{
      transform: `translateX(${MIDDLE.x}px) scaleX(${press.toFixed(2)}) translateX(${-MIDDLE.x}px)`,
      transition: ms > 0 ? `transform ${ms}ms ease-out` : 'none',
    }}
  />
)

/** The third of the pitch in which something happened whose place nobody knows. */
const Third = ({ scene: { third, side = 'home', seq }, ms }: { scene: FootballScene; ms: number }) => (
  <Glow key={seq} seq={seq} ms={ms}>
    <rect
      x={third === 'home' ? left + (width * 2) / 3 : left}
      y={top}
      width={width / 3}
      height={height}
      opacity={0.28}
      className={FILL[side]}
    />
  </Glow>
)

const CARDS = new Map(
  Object.entries({
    yellow_card: 'fill-warn',
    second_yellow: 'fill-lose',
    red_card: 'fill-lose',
  }),
)

function Act({ scene: { at, goal, act, side, seq, type }, ms }: { scene: FootballScene; ms: number }) {
  const card = CARDS.get(type)
  const rest = act === 'goal' && goal ? goal : at
  return (
    <>
      {goal && at && side && (
        <Trace
          key={`line${seq}`}
          from={at}
          to={goal}
          seq={seq}
          ms={ms}
          isDashed={act === 'missed'}
          className={STROKE[side]}
        />
      )}
      {act === 'goal' && goal && side && (
        <Pop key={`goal${seq}`} at={goal} seq={seq} ms={ms * 2}>
          <circle r={9} opacity={0.35} className={FILL[side]} />
          <circle r={5} opacity={0.6} className={FILL[side]} />
        </Pop>
      )}
      {act === 'saved' && goal && side && (
        <path
          d={`M${goal.x} ${goal.y - 5}v10`}
          strokeWidth={1.6}
          strokeLinecap="round"
          className={STROKE[rival(side)]}
        />
      )}
      {type === 'corner' && at && (
        <Pop key={`flag${seq}`} at={at} seq={seq} ms={ms}>
          <circle r={4} opacity={0.5} className={side && FILL[side]} />
        </Pop>
      )}
      {rest && (
        <Mover at={rest} ms={ms}>
          <circle r={2.4} fill="#fff" stroke="#111" strokeWidth={0.6} />
          <path d="M0-1 1-.3.6.8H-.6L-1-.3Z" fill="#111" />
        </Mover>
      )}
      {card && (
        <Pop key={`card${seq}`} at={MIDDLE} seq={seq} ms={ms}>
          <rect x={-4} y={-5.5} width={8} height={11} rx={1} className={card} />
          <circle cx={8} r={2} className={side && FILL[side]} />
        </Pop>
      )}
      {type === 'substitution' && (
        <Pop key={`sub${seq}`} at={{ x: MIDDLE.x, y: top + height }} seq={seq} ms={ms}>
          <path d="M-3 0v-8m-2 2.5 2-2.5 2 2.5" fill="none" strokeWidth={1.2} className="stroke-win" />
          <path d="M3-8v8m-2-2.5 2 2.5 2-2.5" fill="none" strokeWidth={1.2} className="stroke-lose" />
        </Pop>
      )}
    </>
  )
}
