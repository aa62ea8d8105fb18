import type { Side } from '#contract/match-state.ts'
import { type DrawingProps, GRASS, Ground, type Point } from './drawing.tsx'
import { LostHalf, Player, Points, Rallies } from './rally-parts.tsx'
import { type RallyScene, rallyScene } from './rally-scene.ts'

/** 13.4 by 6.1 metres with the lines of doubles; singles are narrower and as long. */
const COURT = { left: 24, top: 21, width: 112, height: 51 }
const METRE = COURT.width / 13.4
const MIDDLE: Point = { x: COURT.left + COURT.width / 2, y: COURT.top + COURT.height / 2 }
const [BOTTOM, RIGHT] = [COURT.top + COURT.height, COURT.left + COURT.width]
const SIDE_LINE = 0.46 * METRE
const SHORT = 1.98 * METRE
const LONG = 0.76 * METRE
const GREEN = 'oklch(0.55 0.11 155 / 0.4)'

/** Home is on the left, so its right hand is below. Who has an even number of points serves from the right. */
const isBelow = (server: Side, points: number): boolean => (server === 'home') === (points % 2 === 0)

const serverAt = (server: Side, points: RallyScene['points']): Point => ({
  x: MIDDLE.x + (server === 'home' ? -1 : 1) * (SHORT + 1.3 * METRE),
  y: MIDDLE.y + (isBelow(server, points[server]) ? 1 : -1) * 0.9 * METRE,
})

/** The points before the rally just played. */
function pointsBefore({ points, rally }: RallyScene): RallyScene['points'] {
  return rally ? { ...points, [rally.winner]: points[rally.winner] - 1 } : points
}

/** The box that a serve must hit, across from the server. */
function Box({ server, points }: { server: Side; points: RallyScene['points'] }) {
  const y = isBelow(server, points[server]) ? COURT.top + SIDE_LINE : MIDDLE.y
  return (
    <rect
      x={server === 'home' ? MIDDLE.x + SHORT : COURT.left}
      y={y}
      width={COURT.width / 2 - SHORT}
      height={COURT.height / 2 - SIDE_LINE}
      opacity={0.22}
      className="fill-text"
    />
  )
}

/** The court from above, home on the left: who serves from which side to where, and where the last rally ended. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const scene = rallyScene(plays, index)
  const { server, points, rally } = scene
  const { left, top, width, height } = COURT
  return (
    <Ground>
      <rect x={4} y={16} width={152} height={62} rx={2} fill={GRASS} />
      <rect x={left} y={top} width={width} height={height} fill={GREEN} />
      <LostHalf court={COURT} scene={scene} ms={ms} />
      {server && <Box server={server} points={points} />}
      <path
        d={`M${left} ${top}h${width}v${height}h${-width}ZM${left} ${top + SIDE_LINE}h${width}M${left} ${BOTTOM - SIDE_LINE}h${width}M${MIDDLE.x - SHORT} ${top}v${height}M${MIDDLE.x + SHORT} ${top}v${height}M${left + LONG} ${top}v${height}M${RIGHT - LONG} ${top}v${height}M${left} ${MIDDLE.y}H${MIDDLE.x - SHORT}M${MIDDLE.x + SHORT} ${MIDDLE.y}H${RIGHT}`}
        fill="none"
        strokeWidth={0.6}
        className="stroke-text/60"
      />
      <path
        d={`M${MIDDLE.x} ${top - 2}v${height + 4}`}
        strokeWidth={1.1}
        strokeDasharray="1.6 0.7"
        className="stroke-text"
      />
      {server && <Player side={server} at={serverAt(server, points)} ms={ms} />}
      <Rallies
        court={COURT}
        scene={scene}
        ms={ms}
        serveFrom={server && serverAt(server, points)}
        servedFrom={rally?.server && serverAt(rally.server, pointsBefore(scene))}
        bend={0.4}
        ball={
          <>
            <path d="M-2-3.4h4L.8 1H-.8Z" fill="#fff" stroke="#111" strokeWidth={0.35} />
            <circle cy={1.2} r={1} fill="#d9b38c" stroke="#111" strokeWidth={0.35} />
          </>
        }
      />
      <Points scene={scene} match={match} ms={ms} />
    </Ground>
  )
}
