import { dayOf } from '#app/lib/day-of.ts'
import { shortDay } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import type { Answer } from '#contract/call.ts'
import type { planCalls } from '#contract/plan.ts'
import { isWon } from '#contract/plan-rules.ts'
import { ChartRows } from '../../match/chart-rows.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { hitsText, profitText } from '../figures.ts'
import { resultText } from '../plan-text.ts'

type Point = Answer<typeof planCalls.getExpertGraph>['points'][number]

const [WIDTH, HEIGHT] = [600, 160]
/** Dots of more points would be one line. */
const DOTS_MAX = 60

/** The share of hits among the last ten plans, after each plan: a line with a dot for each. The table says the same. */
export function AccuracyGraph({ points }: { points: readonly Point[] }) {
  const { locale, zone } = useShell()
  const xOf = (at: number) => (((at + 0.5) / points.length) * WIDTH).toFixed(1)
  const yOf = ({ last }: Point) => (HEIGHT - (last.hits / last.settled) * HEIGHT).toFixed(1)
  const line = points.map((point, at) => `${at === 0 ? 'M' : 'L'}${xOf(at)} ${yOf(point)}`).join('')
  const dayText = ({ at }: Point) => shortDay(dayOf(at, zone), locale.tag)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <figure className="min-w-0">
      <figcaption className="text-13 text-text-muted">{m.plan_graph_text()}</figcaption>
      <div dir="ltr" className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        <svg
          role="img"
          aria-label={m.plan_graph_title()}
          viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`}
          preserveAspectRatio="none"
          className="h-44 w-full"
        >
          {[0, 0.5, 1].map((share) => (
            <path
              key={share}
              d={`M0 ${share * HEIGHT}h${WIDTH}`}
              vectorEffect="non-scaling-stroke"
              strokeDasharray={share === 0.5 ? '4 4' : undefined}
              className="stroke-line"
            />
          ))}
          <path
            d={line}
            fill="none"
            strokeWidth={2}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-text-muted"
          />
          {points.length <= DOTS_MAX &&
            points.map((point, at) => (
              <path
                key={xOf(at)}
                d={`M${xOf(at)} ${yOf(point)}h0`}
                strokeWidth={8}
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
                className={isWon(point.result) ? 'stroke-win' : 'stroke-lose'}
              />
            ))}
        </svg>
        <p aria-hidden className="figures flex h-44 flex-col justify-between text-12 text-text-muted">
          <span>100%</span>
          <span>50%</span>
          <span>0%</span>
        </p>
      </div>
      <p
        aria-hidden
        dir="ltr"
        className="flex min-h-9 items-center gap-2 pe-28 text-12 text-text-muted rtl:ps-28 rtl:pe-0"
        suppressHydrationWarning
      >
        <span>{first && dayText(first)}</span>
        <span>–</span>
        <span>{last && dayText(last)}</span>
      </p>
      <details className="-mt-9 text-13">
        <summary className="ms-auto flex min-h-9 w-max list-none items-center rounded-sm text-12 text-text-muted underline hover:text-text">
          {m.plan_graph_table()}
        </summary>
        <ChartRows
          caption={m.plan_graph_title()}
          columns={[
            { title: m.plan_graph_at() },
            { title: m.plan_graph_result() },
            { title: m.plan_graph_last(), isNumeric: true },
            { title: m.plan_graph_profit(), isNumeric: true },
          ]}
          rows={() =>
            points.toReversed().map((point, at) => ({
              key: `${point.at} ${at}`,
              cells: [
                dayText(point),
                resultText(point.result),
                hitsText(point.last),
                profitText(point.profit, locale.tag),
              ],
            }))
          }
        />
      </details>
    </figure>
  )
}
