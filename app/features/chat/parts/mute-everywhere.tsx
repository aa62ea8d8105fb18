import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { minutesText } from '#app/lib/minutes-text.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { ChatUser } from '#contract/chat-calls.ts'
import { MUTE_EVERYWHERE_MINUTES, NOTE_TEXT_MAX } from '#contract/chat-rules.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { muteEverywhere } from '../chat.functions.ts'

type Minutes = 0 | (typeof MUTE_EVERYWHERE_MINUTES)[number]

interface MuteEverywhereProps {
  roomId: number
  user: ChatUser
}

/** For staff: mutes a user in all rooms, or no longer, with a reason. */
export function MuteEverywhere({ roomId, user: { uid, name, record } }: MuteEverywhereProps) {
  const { locale } = useShell()
  const client = useQueryClient()
  const isMuted = record?.mutedEverywhereUntil !== undefined
  const [minutes, setMinutes] = useState<Minutes>(isMuted ? 0 : MUTE_EVERYWHERE_MINUTES[0])
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const { submit, isBusy } = useSubmit(muteEverywhere)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setFault(m.chat_everywhere_no_reason())
    const done = minutes === 0 ? m.chat_everywhere_lifted({ name }) : m.chat_everywhere_done({ name })
    toastResult(await submit({ uid, minutes, reason: reason.trim(), roomId }), done)
    await client.invalidateQueries({ queryKey: ['chat'] })
  }
  const options = [
    ...(isMuted ? [{ value: '0', label: m.chat_everywhere_lift() }] : []),
    ...MUTE_EVERYWHERE_MINUTES.map((each) => ({ value: String(each), label: minutesText(each, locale.tag) })),
  ]
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3 rounded-md border border-line p-3">
      <Field label={m.chat_everywhere()}>
        <Select
          value={String(minutes)}
          onChange={({ target }) => setMinutes(Number(target.value) as Minutes)}
          options={options}
        />
      </Field>
      <Field label={m.chat_everywhere_reason()} error={fault} isRequired>
        <Input
          dir="auto"
          value={reason}
          maxLength={NOTE_TEXT_MAX}
          onChange={({ target }) => {
            setReason(target.value)
            setFault(undefined)
          }}
        />
      </Field>
      <Button type="submit" variant={minutes === 0 ? 'quiet' : 'danger'} disabled={isBusy} aria-busy={isBusy}>
        {minutes === 0 ? m.chat_everywhere_lift() : m.chat_everywhere()}
      </Button>
    </form>
  )
}
