import { useSuspenseQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useIsHydrating } from '#app/lib/use-is-hydrating.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { EXPERT_RECORD_MIN, isWon, type PlanResult } from '#contract/plan-rules.ts'
import { useShell } from '../shell/shell.queries.ts'
import { PlanCards } from './board-page.tsx'
import { profitText, rateText } from './figures.ts'
import { MorePlans } from './more-plans.tsx'
import { AccuracyGraph } from './parts/accuracy-graph.tsx'
import { RecordTables } from './parts/record-tables.tsx'
import { SimulatedTag } from './parts/simulated-tag.tsx'
import { expertGraphQuery, expertPlansQuery, expertQuery, expertRecordQuery } from './plan.queries.ts'
import { resultText } from './plan-text.ts'

const Followers = lazyRouteComponent(() => import('./parts/followers.tsx'), 'Followers')

/** An expert: who it is, how the last plans went, and the plans. */
export function ExpertPage({ id }: { id: number }) {
  const { data } = useSuspenseQuery(expertQuery(id))
  const { data: record } = useSuspenseQuery(expertRecordQuery(id))
  const { data: graph } = useSuspenseQuery(expertGraphQuery(id))
  const isHydrating = useIsHydrating()
  const { username, avatar, introduction, isSimulated } = data.expert
  return (
    <div className="mx-auto max-w-[1120px] space-y-6 px-3 md:px-0">
      <section className="flex flex-wrap items-start gap-4 rounded-lg border border-line bg-surface-1 p-4">
        <Avatar name={username} url={avatar} size={80} />
        <div className="min-w-0 flex-[1_1_14rem] space-y-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 dir="auto" className="wrap-anywhere font-bold text-20">
              {username}
            </h1>
            {isSimulated && <SimulatedTag />}
          </div>
          <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
            {introduction}
          </p>
          {isSimulated && <p className="max-w-prose text-12 text-text-muted">{m.plan_simulated_text()}</p>}
        </div>
        {/* What the viewer follows is in no shared page. */}
        <div className="flex min-h-10 min-w-32 flex-wrap items-center gap-3">
          {!isHydrating && !isSimulated && (
            <Suspense>
              <Followers id={id} name={username} />
            </Suspense>
          )}
        </div>
      </section>
      <section aria-labelledby="record" className="space-y-2">
        <h2 id="record" className="font-semibold text-16">
          {m.plan_record()}
        </h2>
        <Record results={data.results} profit={data.profit} streak={record.streak} />
        {record.all.settled > 0 && <RecordTables record={record} />}
      </section>
      {graph.points.length >= EXPERT_RECORD_MIN && (
        <section aria-labelledby="graph" className="space-y-2">
          <h2 id="graph" className="font-semibold text-16">
            {m.plan_graph_title()}
          </h2>
          <div className="rounded-lg border border-line bg-surface-1 p-4">
            <AccuracyGraph points={graph.points} />
          </div>
        </section>
      )}
      <Plans id={id} />
    </div>
  )
}

function Plans({ id }: { id: number }) {
  const { data } = useSuspenseQuery(expertPlansQuery(id))
  const current = data.list.filter(({ result }) => result === undefined)
  const past = data.list.filter(({ result }) => result !== undefined)
  return (
    <>
      <section aria-labelledby="plans" className="space-y-3">
        <h2 id="plans" className="font-semibold text-16">
          {m.plan_expert_current()}
        </h2>
        {current.length === 0 && <EmptyState picture="odds" title={m.plan_expert_none()} />}
        <PlanCards list={current} />
      </section>
      {(past.length > 0 || data.next !== undefined) && (
        <section aria-labelledby="past" className="space-y-3">
          <h2 id="past" className="font-semibold text-16">
            {m.plan_expert_past()}
          </h2>
          <PlanCards list={past} />
          <MorePlans
            next={data.next}
            queryOf={(before) => expertPlansQuery(id, before)}
            rows={(list) => <PlanCards list={list} />}
          />
        </section>
      )}
    </>
  )
}

const GROUND = { won: 'bg-win', lost: 'bg-lose' } as const

interface RecordProps {
  results: readonly PlanResult[]
  profit: number
  streak: number
}

/** How many hit, never without of how many, and each of them, the last one at the end. */
function Record({ results, profit, streak }: RecordProps) {
  const { locale } = useShell()
  if (results.length === 0) return <p className="text-text-muted">{m.plan_record_none()}</p>
  const hits = results.filter(isWon).length
  const isEnough = results.length >= EXPERT_RECORD_MIN
  return (
    <div className="space-y-3 rounded-lg border border-line bg-surface-1 p-4">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {isEnough && (
          <span className="figures font-bold text-28">{rateText({ hits, settled: results.length }, locale.tag)}</span>
        )}
        <span className="text-text-muted">{m.plan_record_hits({ hits, total: results.length })}</span>
        {isEnough && (
          <span className="text-text-muted">{m.plan_record_profit({ profit: profitText(profit, locale.tag) })}</span>
        )}
        {streak > 1 && <span className="font-medium text-win">{m.plan_expert_streak({ count: streak })}</span>}
      </p>
      {!isEnough && <p className="text-13 text-text-muted">{m.plan_record_few({ count: EXPERT_RECORD_MIN })}</p>}
      <ol className="flex flex-wrap gap-1">
        {results.map((result, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no other name, and never change places.
            key={at}
            className={`grid h-7 min-w-7 place-items-center rounded-sm px-1.5 text-12 text-bg ${GROUND[isWon(result) ? 'won' : 'lost']}`}
          >
            {resultText(result)}
          </li>
        ))}
      </ol>
    </div>
  )
}
