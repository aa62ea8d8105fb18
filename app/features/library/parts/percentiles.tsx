import { m } from '#app/paraglide/messages.js'
import { figureName } from '../figure-name.ts'
import { radarPoints } from '../radar-points.ts'
import { Box } from './box.tsx'
import type { PlayerData } from './panel-props.ts'

const SIZE = 220
const RINGS = [25, 50, 75, 100]
/** A shape needs corners. */
const CORNERS_MIN = 3

/** How the player compares with others of the same position: a web, and a bar for each figure with its number. */
export function Percentiles({ data: { percentiles, peerCount, gameId } }: { data: PlayerData }) {
  if (percentiles.length === 0 || peerCount === 0) return null
  return (
    <Box title={m.library_player_percentiles()}>
      <div className="flex flex-wrap items-center gap-4 p-3">
        {percentiles.length >= CORNERS_MIN && <Web values={percentiles.map(({ percentile }) => percentile)} />}
        <ul className="min-w-48 flex-1 space-y-2 text-13">
          {percentiles.map(({ key, percentile }) => (
            <li key={key}>
              <span className="sr-only">
                {m.library_player_percentile({ name: figureName(key, gameId), percentile })}
              </span>
              <span aria-hidden="true">
                <span className="flex justify-between gap-2">
                  <span>{figureName(key, gameId)}</span>
                  <span className="tabular-nums">{percentile}</span>
                </span>
                <span className="mt-1 block h-1.5 rounded-full bg-surface-2">
                  <span className="block h-full rounded-full bg-diamond" style={{ width: `${percentile}%` }} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="border-line border-t px-3 py-2 text-12 text-text-muted">
        {m.library_player_percentiles_note({ count: peerCount })}
      </p>
    </Box>
  )
}

/** The same as the bars, in their order, clockwise from the top. */
const Web = ({ values }: { values: readonly number[] }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} className="size-48 shrink-0 max-sm:mx-auto">
    {RINGS.map((ring) => (
      <polygon
        key={ring}
        points={radarPoints(
          values.map(() => ring),
          SIZE,
        )}
        className="fill-none stroke-line"
      />
    ))}
    <polygon points={radarPoints(values, SIZE)} className="fill-diamond/30 stroke-diamond" strokeWidth="2" />
  </svg>
)
