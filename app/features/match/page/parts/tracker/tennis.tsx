import {
  type DrawingProps,
  Ends,
  FILL,
  Glow,
  Ground,
  HARD,
  Label,
  Mover,
  type Point,
  rival,
  Trace,
} from './drawing.tsx'
import { tennisScene } from './tennis-scene.ts'

/** The court with its alleys; a box of service is from the net to the service line. */
const COURT = { left: 22, top: 16, width: 116, height: 56 }
const MIDDLE: Point = { x: COURT.left + COURT.width / 2, y: COURT.top + COURT.height / 2 }
const ALLEY = (1.37 / 10.97) * COURT.height
const SERVICE = (6.4 / 23.77) * COURT.width

/** Home is on the left, so its right hand is below; away's is above. */
const isBelow = (server: 'home' | 'away', isDeuce: boolean): boolean => (server === 'home') === isDeuce

const serverAt = (server: 'home' | 'away', isDeuce: boolean): Point => ({
  x: server === 'home' ? COURT.left - 3 : COURT.left + COURT.width + 3,
  y: MIDDLE.y + (isBelow(server, isDeuce) ? 6 : -6),
})

/** The middle of the box that a serve must hit. */
const boxOf = (server: 'home' | 'away', isDeuce: boolean): Point => ({
  x: MIDDLE.x + (server === 'home' ? SERVICE / 2 : -SERVICE / 2),
  y: MIDDLE.y + ((isBelow(server, isDeuce) ? -1 : 1) * (COURT.height / 2 - ALLEY)) / 2,
})

/** The court from above, home always on the left: who serves from where, and who won the last point. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const { seq, server, isDeuce, points, games, isOver, point } = tennisScene(plays, index)
  const box = boxOf(server, isDeuce)
  const lost = point && rival(point.winner)
  const fault = point?.how === 'double_fault'
  return (
    <Ground>
      <rect x={4} y={5} width={152} height={78} rx={2} fill={HARD} opacity={0.6} />
      <rect x={COURT.left} y={COURT.top} width={COURT.width} height={COURT.height} fill={HARD} />
      {lost && point && (
        <Glow key={`half${seq}`} seq={seq} ms={ms}>
          <rect
            x={lost === 'home' ? COURT.left : MIDDLE.x}
            y={COURT.top}
            width={COURT.width / 2}
            height={COURT.height}
            opacity={0.3}
            className={FILL[point.winner]}
          />
        </Glow>
      )}
      {!isOver && (
        <rect
          x={box.x - SERVICE / 2}
          y={Math.min(MIDDLE.y, MIDDLE.y + (box.y < MIDDLE.y ? -1 : 0) * (COURT.height / 2 - ALLEY))}
          width={SERVICE}
          height={COURT.height / 2 - ALLEY}
          opacity={0.25}
          className="fill-text"
        />
      )}
      <path
        d={`M${COURT.left} ${COURT.top}h${COURT.width}v${COURT.height}h${-COURT.width}ZM${COURT.left} ${COURT.top + ALLEY}h${COURT.width}M${COURT.left} ${COURT.top + COURT.height - ALLEY}h${COURT.width}M${MIDDLE.x - SERVICE} ${COURT.top + ALLEY}v${COURT.height - 2 * ALLEY}M${MIDDLE.x + SERVICE} ${COURT.top + ALLEY}v${COURT.height - 2 * ALLEY}M${MIDDLE.x - SERVICE} ${MIDDLE.y}h${2 * SERVICE}`}
        fill="none"
        strokeWidth={0.7}
        className="stroke-text/60"
      />
      <path d={`M${MIDDLE.x} ${COURT.top - 3}v${COURT.height + 6}`} strokeWidth={1.2} className="stroke-text" />
      {point && (
        <Trace
          key={`serve${seq}`}
          from={serverAt(point.server, point.isDeuce)}
          to={fault ? MIDDLE : boxOf(point.server, point.isDeuce)}
          seq={seq}
          ms={ms}
          isDashed={fault}
          className="stroke-text"
        />
      )}
      {!isOver && (
        <>
          {(['home', 'away'] as const).map((side) => (
            <Label key={side} x={side === 'home' ? 13 : 147} y={27} size={9} className={FILL[side]}>
              {points[side]}
            </Label>
          ))}
          <Mover at={serverAt(server, isDeuce)} ms={ms}>
            <circle r={4} className={FILL[server]} />
            <circle r={1.6} fill="oklch(0.9 0.2 115)" />
          </Mover>
        </>
      )}
      <Ends match={match} y={95} />
      <Label x={80} y={95} size={7}>
        {games.home} - {games.away}
      </Label>
    </Ground>
  )
}
