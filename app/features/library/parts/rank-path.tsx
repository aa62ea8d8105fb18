import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import { ChartRows, ChartTable } from '../../match/chart-table.tsx'
import { Box } from './box.tsx'

const [WIDTH, HEIGHT, MARGIN] = [600, 160, 8]

interface RankPathProps {
  /** After each match, oldest first. */
  ranks: readonly number[]
  teamCount: number
}

/** The place in the table after each match: the first at the top. */
export function RankPath({ ranks, teamCount }: RankPathProps) {
  const [first, last] = [ranks[0], ranks.at(-1)]
  if (first === undefined || last === undefined || ranks.length < 2) return null
  const x = (at: number) => MARGIN + (at / (ranks.length - 1)) * (WIDTH - 2 * MARGIN)
  const y = (rank: number) => MARGIN + ((rank - 1) / Math.max(1, teamCount - 1)) * (HEIGHT - 2 * MARGIN)
  const points = ranks.map((rank, at) => `${x(at).toFixed(1)},${y(rank).toFixed(1)}`)
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)]
  return (
    <Box title={m.library_squad_path()}>
      <div className="p-3">
        <div className="flex gap-2">
          <p aria-hidden="true" className="figures flex flex-col justify-between text-12 text-text-muted">
            <span>1</span>
            <span>{teamCount}</span>
          </p>
          <svg
            role="img"
            aria-label={m.library_squad_path_summary({ count: ranks.length, first, last, best, worst })}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-40 w-full border-line border-y text-diamond rtl:-scale-x-100"
          >
            <polyline
              points={points.join(' ')}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
        <p className="flex min-h-9 items-center pe-32 text-12 text-text-muted">
          {m.library_squad_path_summary({ count: ranks.length, first, last, best, worst })}
        </p>
        <ChartTable>
          <ChartRows
            caption={m.library_squad_path()}
            columns={[
              { title: m.library_squad_match(), isNumeric: true },
              { title: m.library_squad_place(), isNumeric: true },
            ]}
            rows={() =>
              numbered(ranks).map(({ number, item }) => ({
                key: String(number),
                cells: [String(number), String(item)],
              }))
            }
          />
        </ChartTable>
      </div>
    </Box>
  )
}
