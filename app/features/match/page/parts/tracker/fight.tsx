import { clockText } from '#app/lib/clock-text.ts'
import { m } from '#app/paraglide/messages.js'
import type { Side } from '#contract/match-state.ts'
import { type DrawingProps, Ends, FILL, Glow, Ground, Label, Mover, type Point, Pop, STROKE } from './drawing.tsx'
import { type FightScene, fightScene, TARGETS, type Target } from './fight-scene.ts'

const SIDES = ['home', 'away'] as const
const CAGE = { x: 80, y: 44, r: 34 }

const octagon = (r: number): string => {
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const angle = (Math.PI / 8) * (2 * corner + 1)
    return `${(CAGE.x + Math.cos(angle) * r).toFixed(1)} ${(CAGE.y + Math.sin(angle) * r).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** How far from the middle each stands; who acts is in the middle where one is down. */
function placeOf({ stance, side, winner, isIn }: FightScene, of: Side): Point {
  const out = of === 'home' ? -1 : 1
  const acts = side === of
  if (!isIn[of]) return { x: CAGE.x + out * 47, y: CAGE.y }
  const away = { outside: 20, apart: 12, close: 6.5, corners: 25 } as const
  if (stance === 'over') return { x: CAGE.x + (winner === of ? 0 : out * 16), y: CAGE.y + (winner === of ? -5 : 6) }
  if (stance === 'down') return { x: CAGE.x + (acts ? 0 : out * 11), y: CAGE.y }
  if (stance === 'ground' || stance === 'hold') return { x: CAGE.x + out * 2, y: CAGE.y + (acts ? -2 : 2) }
  return { x: CAGE.x + out * away[stance], y: CAGE.y }
}

const isDown = ({ stance, side, winner, isStopped }: FightScene, of: Side): boolean =>
  stance === 'over' ? isStopped && winner !== of : /^(down|ground|hold)$/.test(stance) && side !== of

/** The cage from above with the last act in it, and beside it where each has hit the other. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const scene = fightScene(plays, index)
  const { strikes, targets, control, takedowns } = scene
  return (
    <Ground>
      <path d={octagon(CAGE.r)} fill="oklch(0.62 0.02 250 / 0.3)" strokeWidth={1.6} className="stroke-text/60" />
      <path d={octagon(CAGE.r - 5)} fill="none" strokeWidth={0.5} className="stroke-text/30" />
      <circle cx={CAGE.x} cy={CAGE.y} r={9} fill="none" strokeWidth={0.5} className="stroke-text/30" />
      <Rounds scene={scene} />
      <Acts scene={scene} ms={ms} />
      {SIDES.map((side) => (
        <g key={side}>
          {strikes && (
            <Label
              x={side === 'home' ? 6 : 154}
              y={14}
              size={13}
              anchor={side === 'home' ? 'start' : 'end'}
              className={FILL[side]}
            >
              {strikes[side]}
            </Label>
          )}
          {targets && <Figure side={side} hits={targets[side]} ms={ms} />}
        </g>
      ))}
      {strikes && (
        <Label x={80} y={7.5} isMuted>
          {m.match_stat_significant_strikes()}
        </Label>
      )}
      {control && (
        <Row
          y={84.5}
          name={m.match_stat_control_time()}
          home={clockText(control.home)}
          away={clockText(control.away)}
        />
      )}
      <Row y={control ? 91.4 : 88} name={m.match_stat_takedowns()} home={takedowns.home} away={takedowns.away} />
      <Label x={80} y={99} isMuted>
        {m.match_tracker_schematic()}
      </Label>
      <Ends match={match} y={99} />
    </Ground>
  )
}

interface RowProps {
  y: number
  name: string
  home: string | number
  away: string | number
}

const Row = ({ y, name, home, away }: RowProps) => (
  <>
    <Label x={80} y={y} isMuted>
      {name}
    </Label>
    <Label x={52} y={y} anchor="end">
      {home}
    </Label>
    <Label x={108} y={y} anchor="start">
      {away}
    </Label>
  </>
)

/** A lamp for each round: those that are over, and the one that is fought. */
const Rounds = ({ scene: { rounds, round, fought } }: { scene: FightScene }) =>
  Array.from({ length: rounds }, (_, at) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: a round has no other name
      key={at}
      cx={CAGE.x + (at - (rounds - 1) / 2) * 6}
      cy={CAGE.y + CAGE.r - 9}
      r={1.8}
      strokeWidth={0.6}
      className={
        at < fought ? 'fill-text stroke-text' : at < round ? 'fill-warn stroke-text' : 'fill-none stroke-text-muted'
      }
    />
  ))

/** Both fighters, who is down on the mat beneath, and what was just done. */
function Acts({ scene, ms }: { scene: FightScene; ms: number }) {
  const { seq, type, side, fresh, winner } = scene
  const below = SIDES.toSorted((one) => (isDown(scene, one) ? -1 : 1))
  const at = { x: CAGE.x, y: CAGE.y }
  return (
    <>
      {winner && (
        <Glow key={`won${seq}`} seq={seq} ms={ms}>
          <circle {...{ cx: CAGE.x, cy: CAGE.y - 5 }} r={15} opacity={0.35} className={FILL[winner]} />
        </Glow>
      )}
      {type === 'submission_attempt' && side && (
        <Pop key={`hold${seq}`} at={at} seq={seq} ms={ms}>
          <circle r={12} fill="none" strokeWidth={1.4} strokeDasharray="4 2.4" className={STROKE[side]} />
        </Pop>
      )}
      {below.map((each) => (
        <Mover key={each} at={placeOf(scene, each)} ms={ms}>
          <Fighter side={each} isDown={isDown(scene, each)} isRaised={winner === each} />
        </Mover>
      ))}
      {type === 'knockdown' && side && (
        <Pop key={`burst${seq}`} at={{ x: CAGE.x + (side === 'home' ? 11 : -11), y: CAGE.y }} seq={seq} ms={ms}>
          <path
            d="M0-9 2-3.4 7.8-4.5 4 0 7.8 4.5 2 3.4 0 9-2 3.4-7.8 4.5-4 0-7.8-4.5-2-3.4Z"
            opacity={0.85}
            className={FILL[side]}
          />
        </Pop>
      )}
      {type === 'takedown' && side && (
        <Pop key={`takedown${seq}`} at={{ x: CAGE.x, y: CAGE.y - 17 }} seq={seq} ms={ms}>
          <path
            d="M0-4v7m-3-3 3 3.4L3 0"
            fill="none"
            strokeWidth={1.8}
            strokeLinecap="round"
            className={STROKE[side]}
          />
        </Pop>
      )}
      {fresh &&
        SIDES.map(
          (each) =>
            fresh[each] > 0 && (
              <Pop
                key={`${each}${seq}`}
                at={{ x: CAGE.x + (each === 'home' ? -15 : 15), y: CAGE.y - 12 }}
                seq={seq}
                ms={ms}
              >
                <Label x={0} y={0} size={8} className={FILL[each]}>
                  +{fresh[each]}
                </Label>
              </Pop>
            ),
        )}
    </>
  )
}

/** From above: shoulders, gloves and head; flat on the mat who is down. */
function Fighter({ side, isDown: isFlat, isRaised }: { side: Side; isDown: boolean; isRaised: boolean }) {
  const paint = `${FILL[side]} stroke-text`
  return (
    <g transform={side === 'home' ? undefined : 'scale(-1 1)'} strokeWidth={0.5}>
      {isFlat ? (
        <>
          <rect x={-3.4} y={-2.6} width={10} height={5.2} rx={2.4} className={paint} opacity={0.75} />
          <circle cx={-5} r={2.3} className={paint} opacity={0.75} />
        </>
      ) : (
        <>
          <circle cx={isRaised ? 0 : 3.8} cy={isRaised ? -7.4 : -3.2} r={1.5} className={paint} />
          <circle cx={isRaised ? 0 : 3.8} cy={isRaised ? 7.4 : 3.2} r={1.5} className={paint} />
          <ellipse rx={2.7} ry={5.4} className={paint} />
          <circle cx={0.6} r={2.3} className={paint} />
        </>
      )}
    </g>
  )
}

const PARTS: Readonly<Record<Target, { d: string; y: number }>> = {
  Head: { d: 'M0 21a4.8 5.2 0 0 1 0 10.4a4.8 5.2 0 0 1 0-10.4Z', y: 28.2 },
  Body: {
    d: 'M-7.6 33.6Q0 31.6 7.6 33.6L5.8 56H-5.8ZM-9 34.4Q-11.4 35-11.8 38L-12.6 51.4a1.6 1.6 0 0 0 3.2.3L-8 41ZM9 34.4Q11.4 35 11.8 38L12.6 51.4a1.6 1.6 0 0 1-3.2.3L8 41Z',
    y: 46.6,
  },
  Legs: { d: 'M-6 57.6H-.6L-1.4 80h-3.8L-7.2 63ZM6 57.6H.6L1.4 80h3.8L7.2 63Z', y: 71 },
}

/** Where a side has hit its rival: the more, the brighter that part. */
function Figure({ side, hits, ms }: { side: Side; hits: Record<Target, number>; ms: number }) {
  const most = Math.max(1, ...Object.values(hits))
  const x = side === 'home' ? 18 : 142
  return TARGETS.map((target) => (
    <g key={target}>
      <path
        d={PARTS[target].d}
        transform={`translate(${x})`}
        strokeWidth={0.6}
        className={`stroke-text-muted ${FILL[side]}`}
        style={{
          fillOpacity: hits[target] === 0 ? 0.04 : 0.15 + (0.85 * hits[target]) / most,
          transition: ms > 0 ? `fill-opacity ${ms}ms ease-out` : 'none',
        }}
      />
      <Label x={side === 'home' ? x + 17 : x - 17} y={PARTS[target].y}>
        {hits[target]}
      </Label>
    </g>
  ))
}
