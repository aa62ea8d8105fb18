import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { kickOffTime } from '#app/lib/format-date.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { OwnLevel } from '#contract/level.ts'
import { LEVEL_ACTS, type LevelAct } from '#contract/level-rules.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard } from '../own/own-page.tsx'
import { getOwnLevel } from './level.functions.ts'

const levelQuery = () => queryOptions({ queryKey: ['user', 'level'], queryFn: async () => unwrap(await getOwnLevel()) })

const ACTS: Readonly<Record<LevelAct, { name: () => string; rate: (texts: { points: number }) => string }>> = {
  watch: { name: m.user_level_watch, rate: m.user_level_rate_watch },
  chat: { name: m.user_level_chat, rate: m.user_level_rate_chat },
  gift: { name: m.user_level_gift, rate: m.user_level_rate_gift },
}

/** The viewer's level, how far the next is, and what today has given. Nothing where it cannot be read. */
export function LevelCard() {
  const { data, isPending } = useQuery(levelQuery())
  if (isPending) return <Skeleton className="h-64" />
  return data ? <Level own={data} /> : null
}

function Level({ own: { level, experience, from, to, today } }: { own: OwnLevel }) {
  const { locale, zone } = useShell()
  const number = (value: number) => fullNumber(value, locale.tag)
  // Days of the counts are UTC.
  const resetsAt = kickOffTime('2026-01-01T00:00:00.000Z', zone)
  const left =
    to === undefined ? m.user_level_top() : m.user_level_progress({ left: number(to - experience), next: level + 1 })
  return (
    <OwnCard title={m.user_info_level({ level })}>
      <Bar value={experience - from} max={to === undefined ? 0 : to - from} label={left} />
      <p className="mt-1.5 text-13 text-text-muted">{left}</p>
      <h3 className="mt-4 font-semibold text-14">{m.user_level_today()}</h3>
      <dl className="mt-1 divide-y divide-line">
        {today.map(({ act, earned, max }) => (
          <div key={act} className="flex items-center gap-3 py-2">
            <dt className="min-w-0 flex-1">
              {ACTS[act].name()}
              <span className="block text-12 text-text-muted">
                {ACTS[act].rate({ points: LEVEL_ACTS[act].points })}
              </span>
            </dt>
            <dd className="w-32 shrink-0">
              <span className="figures block text-end text-13">{`${earned} / ${max}`}</span>
              <Bar value={earned} max={max} label={ACTS[act].name()} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-12 text-text-muted" suppressHydrationWarning>
        {m.user_level_resets({ time: resetsAt })}
      </p>
    </OwnCard>
  )
}

/** `max` 0: full. */
const Bar = ({ value, max, label }: { value: number; max: number; label: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max || 1}
    aria-valuenow={max === 0 ? 1 : value}
    className="mt-1 h-1.5 overflow-hidden rounded-full bg-surface-2"
  >
    <div className="h-full rounded-full bg-brand" style={{ inlineSize: `${max === 0 ? 100 : (value / max) * 100}%` }} />
  </div>
)
