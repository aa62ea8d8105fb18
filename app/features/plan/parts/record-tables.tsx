import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Answer } from '#contract/call.ts'
import type { Accuracy, planCalls } from '#contract/plan.ts'
import { gameName } from '../../match/game-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { hitsText, profitText, rateText } from '../figures.ts'
import { playText } from '../plan-text.ts'

type ExpertRecord = Answer<typeof planCalls.getExpertAccuracy>

interface Line extends Accuracy {
  key: string | number
  name: ReactNode
}

/** How an expert's settled plans went, by window, game, league and play: never a percentage without of how many. */
export function RecordTables({ record }: { record: ExpertRecord }) {
  const { spans, games, leagues, plays } = record
  return (
    <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-2">
      <Part
        title={m.plan_by_window()}
        lines={spans.map((each) => ({ ...each, key: each.settled, name: m.plan_rank_last({ count: each.settled }) }))}
      />
      <Part
        title={m.plan_by_game()}
        lines={games.map((each) => ({ ...each, key: each.gameId, name: gameName(each.gameId) }))}
      />
      <Part
        title={m.plan_by_league()}
        lines={leagues.map((each) => ({ ...each, key: each.league.id, name: <bdi>{each.league.name}</bdi> }))}
      />
      <Part
        title={m.plan_by_play()}
        lines={plays.map((each) => ({ ...each, key: each.play, name: playText(each.play) }))}
      />
    </div>
  )
}

const CELL = 'px-3 py-2'
const FIGURE = `${CELL} text-right whitespace-nowrap`

function Part({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { locale } = useShell()
  if (lines.length === 0) return null
  return (
    <table className="w-full rounded-lg border border-line bg-surface-1 text-13">
      <caption className="pb-1 text-start font-medium">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{m.plan_rank_accuracy()}</th>
          <th scope="col">{m.plan_rank_profit()}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border border-line">
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row" className={`${CELL} wrap-anywhere text-start font-normal`}>
              {line.name}
            </th>
            <td className={FIGURE}>
              <b className="figures font-semibold">{rateText(line, locale.tag)}</b>{' '}
              <span className="text-12 text-text-muted">{hitsText(line)}</span>
            </td>
            <td className={`${FIGURE} figures text-text-muted`}>{profitText(line.profit, locale.tag)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
