import { m } from '#app/paraglide/messages.js'
import { CREASE, cricketScene, OVAL } from './cricket-scene.ts'
import { type DrawingProps, FILL, GRASS, Ground, Label, Mover, Pop, STROKE, Trace } from './drawing.tsx'

const PANEL = 112
const BALLS_MAX = 12
const STUMPS = 'M-1.5 0v-4M0 0v-4M1.5 0v-4'

/** The field from above with each stroke of the innings; beside it score, overs and the balls of this over. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const { seq, batting, runs, wickets, balls, target, strokes, over, isBall, isWicket } = cricketScene(plays, index)
  // Shared with the scoreboard it would be a file that each match page names.
  const overs = `${Math.floor(balls / 6)}.${balls % 6}`
  const last = strokes.at(-1)
  const hit = last?.seq === seq ? last : undefined
  return (
    <Ground>
      <ellipse
        cx={OVAL.x}
        cy={OVAL.y}
        rx={OVAL.rx}
        ry={OVAL.ry}
        fill={GRASS}
        strokeWidth={0.8}
        className="stroke-text/60"
      />
      <ellipse
        cx={OVAL.x}
        cy={OVAL.y}
        rx={OVAL.rx * 0.5}
        ry={OVAL.ry * 0.52}
        fill="none"
        strokeWidth={0.5}
        strokeDasharray="2 2"
        className="stroke-text/45"
      />
      <rect x={OVAL.x - 3} y={OVAL.y - 11} width={6} height={22} fill="oklch(0.75 0.08 85 / 0.6)" />
      {strokes.map(
        ({ seq: of, to, runs: worth }) =>
          of !== seq && (
            <path
              key={of}
              d={`M${CREASE.x} ${CREASE.y}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`}
              strokeWidth={0.5}
              opacity={worth >= 4 ? 0.6 : 0.25}
              className={STROKE[batting]}
            />
          ),
      )}
      <path
        d={STUMPS}
        transform={`translate(${CREASE.x} ${CREASE.y + 4})`}
        strokeWidth={0.8}
        className={isWicket ? 'stroke-lose' : 'stroke-text'}
      />
      <path d={STUMPS} transform={`translate(${OVAL.x} ${OVAL.y - 8})`} strokeWidth={0.8} className="stroke-text" />
      {hit && (
        <Trace key={`hit${seq}`} from={CREASE} to={hit.to} seq={seq} ms={ms} width={1.1} className="stroke-warn" />
      )}
      <Mover at={hit ? hit.to : isBall ? CREASE : { x: OVAL.x, y: OVAL.y - 10 }} ms={ms}>
        <circle r={2} fill="oklch(0.55 0.2 25)" stroke="#fff" strokeWidth={0.5} />
      </Mover>
      {isBall && (
        <Pop key={`ball${seq}`} at={{ x: OVAL.x, y: 14 }} seq={seq} ms={ms}>
          <Label x={0} y={4} size={10} className={isWicket ? 'fill-lose' : 'fill-text'}>
            {over.at(-1)?.mark}
          </Label>
        </Pop>
      )}
      <circle cx={PANEL + 2} cy={12} r={1.8} className={FILL[batting]} />
      <Label x={PANEL + 7} y={14} anchor="start">
        {match[batting].abbr}
      </Label>
      <Label x={PANEL} y={29} size={12} anchor="start">
        {runs}/{wickets}
      </Label>
      <Label x={PANEL} y={39} anchor="start" isMuted>
        {overs}
      </Label>
      {target !== undefined && (
        <Label x={PANEL} y={48} anchor="start" isMuted>
          {m.match_board_target_runs()} {target}
        </Label>
      )}
      {over.slice(-BALLS_MAX).map(({ seq: of, mark }, place) => (
        <g key={of} transform={`translate(${PANEL + 5 + (place % 4) * 11.5} ${60 + Math.floor(place / 4) * 12})`}>
          <circle
            r={5}
            className={mark === 'W' ? 'fill-text' : /^[46]$/.test(mark) ? FILL[batting] : 'fill-surface-2'}
          />
          <Label x={0} y={2} className={mark === 'W' ? 'fill-bg' : /^[46]$/.test(mark) ? 'fill-on-team' : 'fill-text'}>
            {mark}
          </Label>
        </g>
      ))}
    </Ground>
  )
}
