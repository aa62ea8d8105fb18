import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import { GAMES } from '#contract/games.ts'
import { EXPERT_SORTS, EXPERT_SPANS, type ExpertSort } from '#contract/plan-rules.ts'
import { gameName } from '../match/game-name.ts'
import { errorText } from '../shell/error-text.ts'
import { useShell } from '../shell/shell.queries.ts'
import type { ExpertPageProps } from './expert-places.ts'
import { PlanPageFrame } from './parts/plan-page-frame.tsx'
import { RankRows } from './parts/rank-rows.tsx'
import { rankQuery } from './plan.queries.ts'
import { parseRankSearch, type RankAsked, rankPath } from './rank-search.ts'

const SORTS: Readonly<Record<ExpertSort, () => string>> = {
  accuracy: m.plan_rank_accuracy,
  profit: m.plan_rank_profit,
  streak: m.plan_rank_streak,
}

const CHIP =
  'inline-flex min-h-10 items-center rounded-full border border-line px-4 text-13 hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand'

/** All ranked experts, by an order, a window and a game of the address. */
export function RankPage({ asked: search }: ExpertPageProps) {
  const asked = parseRankSearch(search)
  return (
    <PlanPageFrame title={m.plan_rank_title()} intro={m.plan_rank_intro({ count: asked.span })}>
      <Choices asked={asked} />
      <Ranking key={JSON.stringify([asked.gameId, asked.sort])} asked={asked} />
      <p className="max-w-prose text-13 text-text-muted">{m.plan_rank_return_note()}</p>
    </PlanPageFrame>
  )
}

const currentIf = (is: boolean) => (is ? ('true' as const) : undefined)

function Choices({ asked }: { asked: RankAsked }) {
  const { prefix, brand } = useShell()
  const navigate = useNavigate()
  const games = GAMES.filter(({ id }) => !brand.games?.length || brand.games.includes(id) || id === asked.gameId)
  return (
    <div className="grid gap-3">
      <nav aria-label={m.plan_rank_sort()} className={TAB_ROW}>
        {EXPERT_SORTS.map((sort) => (
          <a
            key={sort}
            href={rankPath(prefix, { ...asked, sort })}
            data-routed=""
            aria-current={currentIf(sort === asked.sort)}
            className={TAB}
          >
            {SORTS[sort]()}
          </a>
        ))}
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <nav aria-label={m.plan_rank_span()} className="flex flex-wrap gap-2">
          {EXPERT_SPANS.map((span) => (
            <a
              key={span}
              href={rankPath(prefix, { ...asked, span })}
              data-routed=""
              aria-current={currentIf(span === asked.span)}
              className={CHIP}
            >
              {m.plan_rank_last({ count: span })}
            </a>
          ))}
        </nav>
        <div className="w-full sm:w-56">
          <Field label={m.plan_field_game()}>
            <Select
              options={[
                { value: '', label: m.plan_rank_all_games() },
                ...games.map(({ id }) => ({ value: String(id), label: gameName(id) })),
              ]}
              value={asked.gameId === undefined ? '' : String(asked.gameId)}
              onChange={({ target }) => {
                const gameId = target.value === '' ? undefined : Number(target.value)
                void navigate({ href: rankPath(prefix, { ...asked, gameId }), replace: true, resetScroll: false })
              }}
            />
          </Field>
        </div>
      </div>
    </div>
  )
}

const SHOWN = 20

function Ranking({ asked }: { asked: RankAsked }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...rankQuery(asked),
    placeholderData: keepPreviousData,
  })
  const [shown, setShown] = useState(SHOWN)
  if (!data)
    return error && !isFetching ? (
      <div className="grid justify-items-center gap-2 py-6">
        <p role="alert">{errorText(failureOf(error))}</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          {m.plan_rank_retry()}
        </Button>
      </div>
    ) : (
      <Skeleton className="h-96 w-full" />
    )
  if (data.list.length === 0)
    return (
      <EmptyState picture="people" title={m.plan_rank_none()} text={m.plan_rank_none_text({ count: asked.span })} />
    )
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-3 transition-opacity aria-busy:opacity-60">
      <RankRows label={m.plan_rank_title()} list={data.list.slice(0, shown)} />
      {data.list.length > shown && (
        <Button variant="quiet" className="justify-self-center" onClick={() => setShown(shown + SHOWN)}>
          {m.user_list_more()}
        </Button>
      )}
    </div>
  )
}
