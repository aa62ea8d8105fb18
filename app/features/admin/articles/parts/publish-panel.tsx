import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { instantOfWallClock, wallClockOf } from '#app/lib/zoned-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { AdminArticle } from '#contract/admin-news.ts'
import { SCHEDULE_DAYS_MAX } from '#contract/news-rules.ts'
import { articleLink } from '../../../news/news-link.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { Panel } from '../../panel.tsx'
import { STATE_COLOURS, STATE_NAMES } from '../article-labels.ts'

interface PublishPanelProps {
  article: AdminArticle
  isBusy: boolean
  /** Stores what is changed and publishes, at once or at a time. */
  onPublish: (at?: string) => Promise<boolean>
  onTakeOff: () => void
  /** Absent of what is public, or was written by a program. */
  onDelete: (() => void) | undefined
}

const DAY_MS = 86_400_000

/** Who can read it, from when on, and what can be done about that. */
export function PublishPanel({ article, isBusy, onPublish, onTakeOff, onDelete }: PublishPanelProps) {
  const { locale, zone } = useShell()
  const { state, publishAt } = article
  const isOut = state === 'published' || state === 'scheduled'
  const time = publishAt && dateAndTime(publishAt, locale.tag, zone)
  return (
    <Panel
      title={m.admin_article_publishing()}
      action={<span className={`font-medium ${STATE_COLOURS[state]}`}>{STATE_NAMES[state]()}</span>}
    >
      <div className="grid gap-4">
        {isOut && time && (
          <p className="text-13 text-text-muted">
            {state === 'published' ? m.admin_article_since({ time }) : m.admin_article_from({ time })}
          </p>
        )}
        {state === 'published' && (
          <Link {...articleLink(article)} className="font-medium text-13 text-brand-text hover:underline">
            {m.admin_article_open()}
          </Link>
        )}
        {state !== 'published' && (
          <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void onPublish()}>
            {m.admin_article_publish()}
          </Button>
        )}
        {state !== 'published' && (
          <Schedule key={publishAt} publishAt={publishAt} isBusy={isBusy} onPublish={onPublish} />
        )}
        {(isOut || onDelete) && (
          <div className="flex flex-wrap gap-2 border-line border-t pt-4">
            {isOut && (
              <Button variant="quiet" disabled={isBusy} onClick={onTakeOff}>
                {m.admin_article_take_off()}
              </Button>
            )}
            {onDelete && (
              <Button variant="quiet" className="text-lose!" disabled={isBusy} onClick={onDelete}>
                {m.admin_article_delete()}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}

/** A time on the clock of the time zone that the page shows times in. */
function Schedule({
  publishAt,
  isBusy,
  onPublish,
}: Pick<PublishPanelProps, 'isBusy' | 'onPublish'> & { publishAt: string | undefined }) {
  const { zone } = useShell()
  const isToCome = publishAt !== undefined && Date.parse(publishAt) > Date.now()
  const [local, setLocal] = useState(isToCome ? wallClockOf(publishAt, zone) : '')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const at = instantOfWallClock(local, zone)
    const ahead = at === undefined ? Number.NaN : Date.parse(at) - Date.now()
    if (!(ahead > 0)) return setFault(m.admin_article_time_future())
    if (ahead > SCHEDULE_DAYS_MAX * DAY_MS) return setFault(m.admin_article_time_far({ days: SCHEDULE_DAYS_MAX }))
    void onPublish(at)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Field
        label={m.admin_article_time()}
        hint={<span suppressHydrationWarning>{m.admin_article_time_zone({ zone: zone.replaceAll('_', ' ') })}</span>}
        error={fault}
      >
        <Input
          type="datetime-local"
          value={local}
          onChange={({ target }) => {
            setLocal(target.value)
            setFault(undefined)
          }}
        />
      </Field>
      <div>
        <Button type="submit" variant="quiet" disabled={isBusy}>
          {isToCome ? m.admin_article_reschedule() : m.admin_article_schedule()}
        </Button>
      </div>
    </form>
  )
}
