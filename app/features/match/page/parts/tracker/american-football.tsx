import type { Side } from '#contract/match-state.ts'
import { type AmericanFootballScene, americanFootballScene } from './american-football-scene.ts'
import { type DrawingProps, FILL, GRASS, Ground, Label, Mover, Pop, STROKE } from './drawing.tsx'

const [LEFT, TOP, HEIGHT] = [8, 24, 64]
/** One yard of the 120 of a field with its end zones. */
const YARD = 1.2
const MIDDLE = TOP + HEIGHT / 2

const placeOf = (yard: number): number => LEFT + (yard + 10) * YARD

/** The field from above, home's end zone on the left: the drive, the line to gain, the last play. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const scene = americanFootballScene(plays, index)
  const { seq, side, offence, board, to, points } = scene
  const hasDown = board !== undefined && board.down > 0 && offence !== undefined
  return (
    <Ground>
      <rect x={LEFT} y={TOP} width={120 * YARD} height={HEIGHT} fill={GRASS} />
      <rect x={LEFT} y={TOP} width={10 * YARD} height={HEIGHT} opacity={0.75} className={FILL.home} />
      <rect x={placeOf(100)} y={TOP} width={10 * YARD} height={HEIGHT} opacity={0.75} className={FILL.away} />
      {Array.from({ length: 11 }, (_, tens) => tens * 10).map((yard) => (
        <g key={yard}>
          <path d={`M${placeOf(yard)} ${TOP}v${HEIGHT}`} strokeWidth={0.4} className="stroke-text/45" />
          {yard > 0 && yard < 100 && (
            <Label x={placeOf(yard)} y={TOP + HEIGHT - 3} isMuted>
              {Math.min(yard, 100 - yard)}
            </Label>
          )}
        </g>
      ))}
      {hasDown && <Drive board={board} offence={offence} ms={ms} />}
      <Flight scene={scene} />
      <Mover at={{ x: placeOf(to), y: MIDDLE }} ms={ms}>
        <ellipse rx={3.4} ry={2.1} fill="oklch(0.5 0.1 45)" stroke="#fff" strokeWidth={0.5} />
        <path d="M-1.4 0h2.8" stroke="#fff" strokeWidth={0.5} />
      </Mover>
      {points > 0 && side && (
        <Pop key={`points${seq}`} at={{ x: placeOf(side === 'home' ? 105 : -5), y: MIDDLE }} seq={seq} ms={ms}>
          <circle r={10} opacity={0.4} className={FILL[side]} />
          <Label x={side === 'home' ? -17 : 17} y={4} size={10}>
            +{points}
          </Label>
        </Pop>
      )}
      {hasDown && (
        <Label x={80} y={15} size={7}>
          {board.down} & {board.distance}
        </Label>
      )}
      <Name x={placeOf(-5)} turn={-90} abbr={match.home.abbr} />
      <Name x={placeOf(105)} turn={90} abbr={match.away.abbr} />
    </Ground>
  )
}

/** A team’s name in the end zone that it defends. */
const Name = ({ x, turn, abbr }: { x: number; turn: number; abbr: string }) => (
  <g transform={`translate(${x} ${MIDDLE}) rotate(${turn})`}>
    <Label x={0} y={2.5} size={7} className="fill-on-team">
      {abbr}
    </Label>
  </g>
)

interface DriveProps {
  board: NonNullable<AmericanFootballScene['board']>
  offence: Side
  ms: number
}

/** From where the side got the ball to where it is, with the line of scrimmage and the line to gain. */
function Drive({ board: { yardLine, distance, driveFrom = yardLine }, offence, ms }: DriveProps) {
  const gain = offence === 'home' ? yardLine + distance : yardLine - distance
  return (
    <>
      <rect
        x={placeOf(Math.min(driveFrom, yardLine))}
        y={TOP}
        width={Math.abs(driveFrom - yardLine) * YARD}
        height={HEIGHT}
        opacity={0.28}
        className={FILL[offence]}
      />
      <Mover at={{ x: placeOf(yardLine), y: TOP }} ms={ms}>
        <path d={`M0 0v${HEIGHT}`} strokeWidth={0.9} className={STROKE[offence]} />
      </Mover>
      {gain > 0 && gain < 100 && (
        <Mover at={{ x: placeOf(gain), y: TOP }} ms={ms}>
          <path d={`M0 0v${HEIGHT}`} strokeWidth={0.9} className="stroke-warn" />
        </Mover>
      )}
    </>
  )
}

/** The way of the last play: a bow through the air, a line on the ground. */
function Flight({ scene: { from, to, side, isAir, seq } }: { scene: AmericanFootballScene }) {
  if (from === undefined || from === to || !side) return null
  const [start, end] = [placeOf(from), placeOf(to)]
  const bow = isAir ? Math.min(22, Math.abs(end - start) * 0.4) : 0
  return (
    <path
      key={seq}
      d={`M${start} ${MIDDLE}Q${(start + end) / 2} ${MIDDLE - bow * 2} ${end} ${MIDDLE}`}
      fill="none"
      strokeWidth={1}
      strokeLinecap="round"
      strokeDasharray={isAir ? '2 2' : undefined}
      className={STROKE[side]}
    />
  )
}
