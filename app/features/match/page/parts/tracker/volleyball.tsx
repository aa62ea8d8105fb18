import { m } from '#app/paraglide/messages.js'
import type { Side } from '#contract/match-state.ts'
import { type DrawingProps, FILL, Ground, HARD, Label, Mover, type Point, STROKE } from './drawing.tsx'
import { LostHalf, onCourt, Points, Rallies } from './rally-parts.tsx'
import { rallyScene } from './rally-scene.ts'

/** 18 by 9 metres with a free zone around; attack lines are three metres from the net. */
const COURT = { left: 28, top: 21, width: 104, height: 52 }
const METRE = COURT.width / 18
const MIDDLE: Point = { x: COURT.left + COURT.width / 2, y: COURT.top + COURT.height / 2 }
const ORANGE = 'oklch(0.68 0.13 55 / 0.42)'

/** The six of a side in percent of its half: three in front, three behind; the first one serves. */
const SIX: readonly Point[] = [
  { x: 26, y: 80 },
  { x: 78, y: 80 },
  { x: 78, y: 50 },
  { x: 78, y: 20 },
  { x: 26, y: 20 },
  { x: 20, y: 50 },
]
const SERVE: Point = { x: -9, y: 80 }

const placeOf = (side: Side, { x, y }: Point): Point =>
  onCourt(COURT, side === 'home' ? { x: x / 2, y } : { x: 100 - x / 2, y: 100 - y })

/** The court from above, home on the left: who serves, and how and where the last rally ended. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const scene = rallyScene(plays, index)
  const { server, rally } = scene
  return (
    <Ground>
      <rect x={4} y={16} width={152} height={63} rx={2} fill={HARD} />
      <rect x={COURT.left} y={COURT.top} width={COURT.width} height={COURT.height} fill={ORANGE} />
      <LostHalf court={COURT} scene={scene} ms={ms} />
      <path
        d={`M${COURT.left} ${COURT.top}h${COURT.width}v${COURT.height}h${-COURT.width}ZM${MIDDLE.x - 3 * METRE} ${COURT.top}v${COURT.height}M${MIDDLE.x + 3 * METRE} ${COURT.top}v${COURT.height}`}
        fill="none"
        strokeWidth={0.7}
        className="stroke-text/60"
      />
      {(['home', 'away'] as const).map((side) =>
        SIX.map((place, at) => (
          <Mover
            key={`${side}${place.x}${place.y}`}
            at={placeOf(side, at === 0 && side === server ? SERVE : place)}
            ms={ms}
          >
            <circle
              r={2.6}
              strokeWidth={0.7}
              fillOpacity={at === 0 && side === server ? 1 : 0.2}
              opacity={at === 0 && side === server ? 1 : 0.8}
              className={`${FILL[side]} ${STROKE[side]}`}
            />
          </Mover>
        )),
      )}
      <path d={`M${MIDDLE.x} ${COURT.top - 4}v${COURT.height + 8}`} strokeWidth={1.3} className="stroke-text" />
      <Rallies
        court={COURT}
        scene={scene}
        ms={ms}
        serveFrom={server && placeOf(server, SERVE)}
        servedFrom={rally?.server && placeOf(rally.server, SERVE)}
        bend={0.3}
        ball={
          <>
            <circle r={2.1} fill="#fff" stroke="#111" strokeWidth={0.45} />
            <path d="M-2.1 0q2.1-1.4 4.2 0M0 2.1q-1.4-2.1 0-4.2" fill="none" stroke="#111" strokeWidth={0.35} />
          </>
        }
      />
      <Points scene={scene} match={match} ms={ms} />
      <Label x={80} y={98} isMuted>
        {m.match_tracker_schematic()}
      </Label>
    </Ground>
  )
}
