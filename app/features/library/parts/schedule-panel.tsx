import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { dayOf, isDay } from '#app/lib/day-of.ts'
import { dayLabel, shortDay } from '#app/lib/format-date.ts'
import { latinDigits } from '#app/lib/intl.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/select.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import type { LibraryRound } from '#contract/library.ts'
import { useLiveBoards } from '../../match/match.live.ts'
import { MatchList, MatchListSkeleton } from '../../match/match-list.tsx'
import { roundName } from '../../match/round-name.ts'
import type { Shell } from '../../shell/shell.functions.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { roundsQuery } from '../library.queries.ts'
import { roundsInput } from '../list-inputs.ts'
import type { LeaguePanelProps } from './panel-props.ts'

/** Schedule and results of the season, one round at a time. */
export function SchedulePanel({ data: { league }, search }: LeaguePanelProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const { data } = useQuery(roundsQuery(roundsInput(shell, league, search)))
  useLiveBoards(data?.matches.some(({ status }) => status === 'live') ? [league.gameId] : [])
  if (!data) return <MatchListSkeleton />
  const at = data.rounds.findIndex(({ key }) => key === data.round)
  const shown = data.rounds[at]
  if (!shown) return <EmptyState title={m.match_list_empty()} text={m.match_data_empty_hint()} />
  return (
    <section aria-label={m.library_tab_schedule()} className="min-w-0 space-y-3">
      <div className="flex items-center gap-2">
        <Step round={data.rounds[at - 1]} label={m.library_round_previous()} icon="left" />
        <div className="min-w-0 flex-1 sm:max-w-96">
          <Select
            aria-label={m.library_round()}
            value={shown.key}
            onChange={({ target }) =>
              void navigate({
                to: '.',
                search: (now) => ({ ...now, round: target.value }),
                hash: true,
                resetScroll: false,
              })
            }
            options={data.rounds.map((round) => ({
              value: round.key,
              label: roundLabel(round, league.gameId, shell),
            }))}
          />
        </div>
        <Step round={data.rounds[at + 1]} label={m.library_round_next()} icon="right" />
        <span className="ms-auto shrink-0 text-12 text-text-muted tabular-nums max-sm:hidden">
          {m.library_round_progress({ over: shown.overCount, all: shown.matchCount })}
        </span>
      </div>
      <MatchList matches={data.matches} isGrouped={false} isOfManyDays isOfOneLeague />
    </section>
  )
}

/** "Round 12 · Nov 20 – 23", or the day of a tour. */
function roundLabel({ round, cupRound, key, from, to }: LibraryRound, gameId: number, { locale, zone }: Shell): string {
  const name = round === undefined ? undefined : roundName({ gameId, round, ...(cupRound ? { cupRound } : {}) })
  if (!name && isDay(key)) return dayLabel(key, locale.tag)
  const [first, last] = [dayOf(from, zone), dayOf(to, zone)]
  const days =
    first === last
      ? shortDay(first, locale.tag)
      : new Intl.DateTimeFormat(latinDigits(locale.tag), {
          day: 'numeric',
          month: 'short',
          timeZone: 'UTC',
        }).formatRange(new Date(first), new Date(last))
  return name ? m.library_round_dated({ round: name, days }) : days
}

interface StepProps {
  round: LibraryRound | undefined
  label: string
  icon: 'left' | 'right'
}

const STEP = 'grid size-10 shrink-0 place-items-center rounded-md border border-line bg-surface-1'

/** To the round before or after; its place is kept where there is none. */
const Step = ({ round, label, icon }: StepProps) =>
  round ? (
    <Link
      to="."
      hash
      search={(now) => ({ ...now, round: round.key })}
      resetScroll={false}
      aria-label={label}
      rel={icon === 'left' ? 'prev' : 'next'}
      className={`${STEP} hover:bg-surface-2`}
    >
      <SpriteIcon name={icon} className="size-4 fill-none rtl:rotate-180" />
    </Link>
  ) : (
    <span aria-hidden="true" className={`${STEP} opacity-40`}>
      <SpriteIcon name={icon} className="size-4 fill-none rtl:rotate-180" />
    </span>
  )
