import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { EXPERT_SPANS } from '#contract/plan-rules.ts'
import { gameName } from '../match/game-name.ts'
import { useShell } from '../shell/shell.queries.ts'
import { PlanPageFrame } from './parts/plan-page-frame.tsx'
import { RankRows } from './parts/rank-rows.tsx'
import { specialistsQuery } from './plan.queries.ts'
import { rankPath } from './rank-search.ts'

const [SPAN] = EXPERT_SPANS

/** The best experts of each game. */
export function SpecialistPage() {
  const { prefix } = useShell()
  const { data } = useSuspenseQuery(specialistsQuery())
  return (
    <PlanPageFrame title={m.plan_special_title()} intro={m.plan_special_intro({ count: SPAN })}>
      {data.games.length === 0 && (
        <EmptyState picture="people" title={m.plan_rank_none()} text={m.plan_rank_intro({ count: SPAN })} />
      )}
      {data.games.map(({ gameId, list }) => (
        <div key={gameId} className="space-y-2">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h2 className="flex min-h-10 items-center gap-2 font-semibold text-16">
              <GameIcon id={gameId} size={20} />
              {gameName(gameId)}
            </h2>
            <a
              href={rankPath(prefix, { gameId, span: SPAN, sort: 'accuracy' })}
              data-routed=""
              className="inline-flex min-h-10 items-center text-13 underline hover:text-brand-text"
            >
              {m.plan_rank_see_all()}
              <span className="sr-only"> {gameName(gameId)}</span>
            </a>
          </div>
          <RankRows label={gameName(gameId)} list={list} />
        </div>
      ))}
    </PlanPageFrame>
  )
}
