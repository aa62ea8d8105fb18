import type { ReactNode } from 'react'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { hasRallyGames } from '../../../has-rally-games.ts'
import { Ends, FILL, Glow, Label, Mover, type Point, Pop, rival, STROKE, Trace } from './drawing.tsx'
import type { Rally, RallyScene } from './rally-scene.ts'

export interface Court {
  left: number
  top: number
  width: number
  height: number
}

/** A place in percent of the court. */
export const onCourt = ({ left, top, width, height }: Court, { x, y }: Point): Point => ({
  x: left + (x / 100) * width,
  y: top + (y / 100) * height,
})

/** A ball that went farther off is drawn at the edge of the picture's ground. */
const inside = ({ x, y }: Point): Point => ({ x: Math.min(117, Math.max(-17, x)), y: Math.min(109, Math.max(-9, y)) })

const SIDES = ['home', 'away'] as const
/** So many points fit under the court. */
const POINTS_MAX = 46

interface PartsProps {
  scene: RallyScene
  match: MatchRow
  ms: number
}

/** Above the court the points of the set and what is at stake, under it who won each of them. */
export function Points({ scene: { seq, points, course, run, stake, sets, timeout }, match, ms }: PartsProps) {
  const step = Math.min(3.4, 112 / Math.max(1, Math.min(POINTS_MAX, course.length)))
  return (
    <>
      {SIDES.map((side) => (
        <Label key={side} x={side === 'home' ? 6 : 154} y={14} size={13} anchor={anchorOf(side)} className={FILL[side]}>
          {points[side]}
        </Label>
      ))}
      {stake ? (
        <Label x={80} y={11}>
          {stakeText(stake, match)}
        </Label>
      ) : (
        run && (
          <Label x={80} y={11} isMuted>
            {match[run.side].abbr} {run.count}-0
          </Label>
        )
      )}
      {numbered(course.slice(-POINTS_MAX)).map(({ number, item }) => (
        <rect
          key={number}
          x={24 + (number - 1) * step}
          y={item === 'home' ? 82.6 : 86.4}
          width={step * 0.72}
          height={3.2}
          rx={0.6}
          className={FILL[item]}
        />
      ))}
      {timeout && (
        <Pop key={`timeout${seq}`} at={{ x: timeout === 'home' ? 54 : 106, y: 47 }} seq={seq} ms={ms}>
          <circle r={7} className={FILL[timeout]} />
          <path d="M-2-3.2v6.4M2-3.2v6.4" strokeWidth={1.8} strokeLinecap="round" className="stroke-on-team" />
        </Pop>
      )}
      {sets && (
        <Pop key={`sets${seq}`} at={{ x: 80, y: 47 }} seq={seq} ms={ms}>
          <rect x={-20} y={-10} width={40} height={20} rx={4} className="fill-surface-1" />
          <Label x={0} y={5} size={14}>
            {sets.home} – {sets.away}
          </Label>
        </Pop>
      )}
      <path d="M24 86.1h112" strokeWidth={0.4} className="stroke-line" />
      <Ends match={match} y={98} />
    </>
  )
}

const anchorOf = (side: Side) => (side === 'home' ? 'start' : 'end')

function stakeText({ side, of }: NonNullable<RallyScene['stake']>, { gameId, ...match }: MatchRow): string {
  const team = match[side].abbr
  if (of === 'match') return m.match_board_match_point({ team })
  return hasRallyGames(gameId) ? m.match_board_game_point({ team }) : m.match_board_set_point({ team })
}

/** The half of the court that lost a rally of which nobody says where it ended. */
export const LostHalf = ({ court, scene: { rally }, ms }: { court: Court; scene: RallyScene; ms: number }) =>
  rally && !rally.at ? (
    <Glow key={`half${rally.seq}`} seq={rally.seq} ms={ms}>
      <rect
        x={court.left + (rally.winner === 'home' ? court.width / 2 : 0)}
        y={court.top}
        width={court.width / 2}
        height={court.height}
        opacity={0.3}
        className={FILL[rally.winner]}
      />
    </Glow>
  ) : null

interface RalliesProps {
  court: Court
  scene: RallyScene
  ms: number
  /** Where the next serve comes from. */
  serveFrom: Point | undefined
  /** The same of the rally just played. */
  servedFrom: Point | undefined
  bend: number
  ball: ReactNode
}

/** Where the rallies of the set ended, the newest with the way that its ball took over the net. */
export function Rallies({ court, scene: { rally, before }, ms, serveFrom, servedFrom, bend, ball }: RalliesProps) {
  const at = rally?.at && onCourt(court, inside(rally.at))
  const net = court.left + court.width / 2
  const isInNet = rally?.how === 'error' && at && Math.abs(at.x - net) < court.width * 0.02
  // Of a winner only its way over the net is known, of an ace the place of the server too.
  const from =
    at && (rally?.how === 'ace' && servedFrom ? servedFrom : { x: net, y: (at.y + court.top + court.height / 2) / 2 })
  const rest = at ?? serveFrom
  return (
    <>
      {before.map((each) => (
        <g key={each.seq} opacity={0.35} transform={translate(onCourt(court, inside(each.at)))}>
          <EndMark rally={each} r={1.1} />
        </g>
      ))}
      {rally && at && from && !isInNet && (
        <Trace
          key={`way${rally.seq}`}
          from={from}
          to={at}
          seq={rally.seq}
          ms={ms}
          bend={bend}
          isDashed={rally.how === 'error'}
          className={STROKE[rally.how === 'error' ? rival(rally.winner) : rally.winner]}
        />
      )}
      {rally?.how === 'block' && at && (
        <Glow key={`wall${rally.seq}`} seq={rally.seq} ms={ms}>
          <path d={`M${net} ${at.y - 6}v12`} strokeWidth={2.2} strokeLinecap="round" className={STROKE[rally.winner]} />
        </Glow>
      )}
      {rally && at && (
        <Pop key={`end${rally.seq}`} at={at} seq={rally.seq} ms={ms}>
          {rally.how !== 'error' && <circle r={5.4} opacity={0.35} className={FILL[rally.winner]} />}
          {rally.how === 'ace' && <circle r={7.4} fill="none" strokeWidth={0.7} className={STROKE[rally.winner]} />}
          <EndMark rally={rally} r={2.4} />
        </Pop>
      )}
      {rest && (
        <Mover at={rest} ms={ms}>
          {ball}
        </Mover>
      )}
    </>
  )
}

const translate = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`

/** A cross of who made the error, else a disc of who won the point. */
const EndMark = ({ rally: { how, winner }, r }: { rally: Rally; r: number }) =>
  how === 'error' ? (
    <path
      d={`M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`}
      strokeWidth={r * 0.55}
      strokeLinecap="round"
      className={STROKE[rival(winner)]}
    />
  ) : (
    <circle r={r} className={FILL[winner]} />
  )

/** A disc of a side; without one where nobody plays. */
export const Player = ({ side, at, ms, r = 3.2 }: { side: Side; at: Point; ms: number; r?: number }) => (
  <Mover at={at} ms={ms}>
    <circle r={r} strokeWidth={0.5} className={`${FILL[side]} stroke-text`} />
  </Mover>
)
