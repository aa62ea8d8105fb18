import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { AdminRoom } from '#contract/admin-rooms.ts'
import { PRIORITY_MAX } from '#contract/admin-rooms-rules.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { endRoomPriority, setRoomPriority } from './rooms.functions.ts'

const DAY_HOURS = 24
/** In hours. */
const DURATIONS = [1, 3, 6, 12, DAY_HOURS, 3 * DAY_HOURS, 7 * DAY_HOURS, 30 * DAY_HOURS] as const
const RANKS = Array.from({ length: PRIORITY_MAX }, (_, index) => String(PRIORITY_MAX - index))

const durationText = (hours: number): string =>
  hours < DAY_HOURS ? m.admin_room_hours({ hours }) : m.admin_room_days({ days: hours / DAY_HOURS })

interface PriorityDialogProps {
  room: AdminRoom
  deed: 'set' | 'end'
  onClose: () => void
}

/** Asks how far up a room is put, for how long and why; or why not any more. */
export function PriorityDialog({ room: { id, title, priority }, deed, onClose }: PriorityDialogProps) {
  const setting = useAdminAction(setRoomPriority)
  const ending = useAdminAction(endRoomPriority)
  const [rank, setRank] = useState(String(priority?.rank ?? 1))
  const [hours, setHours] = useState('3')
  const isSet = deed === 'set'
  const submit = (reason: string) =>
    isSet
      ? setting.act({ id, reason, rank: Number(rank), hours: Number(hours) }, m.admin_room_set_done())
      : ending.act({ id, reason }, m.admin_room_end_done())
  return (
    <ReasonDialog
      draft={`room-priority-${deed}-${id}`}
      title={isSet ? m.admin_room_set() : m.admin_room_end_title()}
      text={isSet ? m.admin_room_set_text({ title }) : m.admin_room_end_text({ title })}
      submitLabel={isSet ? m.admin_room_set() : m.admin_room_end()}
      variant={isSet ? 'primary' : 'danger'}
      isBusy={setting.isBusy || ending.isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      {isSet && (
        <div className="grid grid-cols-2 gap-3">
          <Field label={m.admin_room_rank()}>
            <Select
              name="rank"
              value={rank}
              onChange={({ target }) => setRank(target.value)}
              options={RANKS.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Field label={m.admin_room_for()}>
            <Select
              name="hours"
              value={hours}
              onChange={({ target }) => setHours(target.value)}
              options={DURATIONS.map((value) => ({ value: String(value), label: durationText(value) }))}
            />
          </Field>
        </div>
      )}
    </ReasonDialog>
  )
}
