import { useFormContext, useWatch } from 'react-hook-form'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { instantOfWallClock } from '#app/lib/zoned-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { AdminAnnouncement } from '#contract/admin-announcements.ts'
import type { AnnouncementAct } from '#contract/announcement-rules.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { Panel } from '../../panel.tsx'
import { STATE_COLOURS, STATE_NAMES } from '../announcement-labels.ts'
import type { AnnouncementValues } from '../announcement-values.ts'

interface PublishPanelProps {
  /** Absent: it is not stored yet. */
  announcement: AdminAnnouncement | undefined
  isBusy: boolean
  onSave: () => void
  onPublish: () => void
  onDecide: (act: Exclude<AnnouncementAct, 'publish'>) => void
  onDelete: () => void
}

/** From when until when it is shown, and what can be done about that. */
export function PublishPanel({ announcement, isBusy, onSave, onPublish, onDecide, onDelete }: PublishPanelProps) {
  const { locale, zone } = useShell()
  const { control, register, formState } = useFormContext<AnnouncementValues>()
  const from = instantOfWallClock(useWatch({ control, name: 'from' }), zone)
  const { errors, isDirty } = formState
  const state = announcement?.state ?? 'draft'
  const isOut = state === 'running' || state === 'scheduled'
  const isAhead = from !== undefined && Date.parse(from) > Date.now()
  return (
    <Panel
      title={m.admin_announcement_when()}
      action={<span className={`font-medium ${STATE_COLOURS[state]}`}>{STATE_NAMES[state]()}</span>}
    >
      <div className="grid gap-4">
        {state === 'running' && announcement?.from && (
          <p className="text-13 text-text-muted" suppressHydrationWarning>
            {m.admin_announcement_since({ time: dateAndTime(announcement.from, locale.tag, zone) })}
          </p>
        )}
        <Field label={m.admin_announcement_from()} hint={m.admin_announcement_from_hint()} error={errors.from?.message}>
          <Input type="datetime-local" {...register('from')} />
        </Field>
        <Field
          label={m.admin_announcement_until()}
          hint={m.admin_announcement_until_hint()}
          error={errors.until?.message}
        >
          <Input type="datetime-local" {...register('until')} />
        </Field>
        <p className="text-13 text-text-muted" suppressHydrationWarning>
          {m.admin_announcement_zone({ zone: zone.replaceAll('_', ' ') })}
        </p>
        <div className="flex flex-wrap gap-2">
          {!isOut && (
            <Button disabled={isBusy} aria-busy={isBusy} onClick={onPublish}>
              {isAhead ? m.admin_announcement_schedule() : m.admin_announcement_publish()}
            </Button>
          )}
          <Button
            variant={isOut ? 'primary' : 'quiet'}
            disabled={isBusy || (announcement !== undefined && !isDirty)}
            onClick={onSave}
          >
            {isOut ? m.admin_announcement_save_public() : m.admin_announcement_save()}
          </Button>
        </div>
        {announcement?.state === 'draft' && (
          <div className="border-line border-t pt-4">
            <Button variant="quiet" className="text-lose!" disabled={isBusy} onClick={onDelete}>
              {m.admin_announcement_delete()}
            </Button>
          </div>
        )}
        {isOut && (
          <div className="flex flex-wrap gap-2 border-line border-t pt-4">
            {state === 'running' && (
              <Button variant="quiet" disabled={isBusy} onClick={() => onDecide('end')}>
                {m.admin_announcement_end()}
              </Button>
            )}
            <Button variant="quiet" className="text-lose!" disabled={isBusy} onClick={() => onDecide('take_back')}>
              {m.admin_announcement_take_back()}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
