import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'

/** How often a zone shrinks. */
const CIRCLES = [1, 2, 3, 4, 5, 6]
/** Each circle lies in the one before, off its centre. */
const OFFSETS = [0, 3, -1, 2, 4, 3]

/** The zone seen from above: its circles so far, the safe one bright, and the squads left in it. */
export function Zone({ zone, squads }: { zone: number; squads: number | undefined }) {
  return (
    <p className="flex items-center gap-3 text-13">
      <svg viewBox="-32 -32 64 64" aria-hidden="true" className="size-14 rounded-md bg-surface-2">
        {CIRCLES.map((circle, index) => (
          <circle
            key={circle}
            cx={OFFSETS[index]}
            cy={-(OFFSETS[index] ?? 0) / 2}
            r={30 - index * 4.8}
            className={cn(
              'fill-none',
              circle === zone ? 'fill-text/15 stroke-text' : circle < zone ? 'stroke-text-muted' : 'stroke-line',
            )}
            strokeWidth={circle === zone ? 2 : 1}
          />
        ))}
      </svg>
      <span className="flex flex-col">
        <span className="font-semibold">{zone > 0 ? m.match_board_zone({ zone }) : m.match_board_zone_none()}</span>
        {squads !== undefined && <span className="text-text-muted">{m.match_board_squads_left({ squads })}</span>}
      </span>
    </p>
  )
}
