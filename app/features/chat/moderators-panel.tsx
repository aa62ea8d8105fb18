import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { ChatModerator } from '#contract/chat-calls.ts'
import { MODERATORS_MAX } from '#contract/chat-rules.ts'
import { accountErrorText } from '../shell/account-error-text.ts'
import { toastResult } from '../shell/toast-result.ts'
import { setModerator } from './chat.functions.ts'
import { chatUserQuery, moderatorsQuery } from './chat.queries.ts'
import { PanelState } from './parts/panel-state.tsx'

/** The moderators of a room; the streamer appoints them by user id. */
export function ModeratorsPanel({ roomId }: { roomId: number }) {
  const query = useQuery(moderatorsQuery(roomId))
  return (
    <PanelState query={query}>
      {({ list, mayAppoint }) => (
        <div className="grid gap-4">
          <p className="text-13 text-text-muted">{m.chat_moderators_text({ max: MODERATORS_MAX })}</p>
          {mayAppoint && <AppointForm roomId={roomId} />}
          {list.length === 0 ? (
            <p className="py-6 text-center text-text-muted">{m.chat_moderators_empty()}</p>
          ) : (
            <ul aria-label={m.chat_moderators()} className="divide-y divide-line">
              {list.map((moderator) => (
                <Moderator key={moderator.uid} roomId={roomId} moderator={moderator} mayDismiss={mayAppoint} />
              ))}
            </ul>
          )}
        </div>
      )}
    </PanelState>
  )
}

/** Makes somebody a moderator, or no longer one, and reads the list again. */
function useSetModerator(roomId: number) {
  const client = useQueryClient()
  const { submit, isBusy } = useSubmit(setModerator)
  const set = async (uid: number, isModerator: boolean, done: string): Promise<boolean> => {
    const isDone = toastResult(await submit({ roomId, uid, isModerator }), done)
    await client.invalidateQueries({ queryKey: ['chat'] })
    return isDone
  }
  return { set, isBusy }
}

interface ModeratorProps {
  roomId: number
  moderator: ChatModerator
  mayDismiss: boolean
}

function Moderator({ roomId, moderator: { uid, name, avatar }, mayDismiss }: ModeratorProps) {
  const { set, isBusy } = useSetModerator(roomId)
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={name} url={avatar} size={32} />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-medium">{name}</bdi>
        <span className="figures block text-12 text-text-muted">{uid}</span>
      </span>
      {mayDismiss && (
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={m.chat_moderator_dismiss_name({ name })}
          onClick={() => void set(uid, false, m.chat_moderator_dismissed({ name }))}
        >
          {m.chat_moderator_dismiss()}
        </Button>
      )}
    </li>
  )
}

/** Asks for a user id, shows whose it is, and appoints her after a look. */
function AppointForm({ roomId }: { roomId: number }) {
  const [typed, setTyped] = useState('')
  const [uid, setUid] = useState<number>()
  const [fault, setFault] = useState<string>()
  const find = (event: FormEvent) => {
    event.preventDefault()
    const isId = /^\d{1,12}$/.test(typed.trim())
    setFault(isId ? undefined : m.chat_moderator_no_id())
    setUid(isId ? Number(typed.trim()) : undefined)
  }
  const end = () => {
    setTyped('')
    setUid(undefined)
  }
  return (
    <div className="grid gap-3">
      <form noValidate onSubmit={find} className="flex items-start gap-2">
        <Field label={m.chat_moderator_id()} error={fault} className="min-w-0 flex-1">
          <Input
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            onChange={({ target }) => {
              setTyped(target.value)
              setUid(undefined)
              setFault(undefined)
            }}
          />
        </Field>
        <Button type="submit" variant="quiet" className="mt-6">
          {m.chat_moderator_find()}
        </Button>
      </form>
      {uid !== undefined && <Candidate key={uid} roomId={roomId} uid={uid} onDone={end} />}
    </div>
  )
}

function Candidate({ roomId, uid, onDone }: { roomId: number; uid: number; onDone: () => void }) {
  const { data: user, error, isPending } = useQuery(chatUserQuery(roomId, uid))
  const { set, isBusy } = useSetModerator(roomId)
  if (isPending) return <p role="status">{m.chat_moderator_looking()}</p>
  if (!user)
    return (
      <p role="alert" className="text-13 text-lose">
        {failureOf(error).code === 'not_found' ? m.chat_moderator_unknown() : accountErrorText(failureOf(error))}
      </p>
    )
  const appoint = async () => {
    if (await set(uid, true, m.chat_moderator_appointed({ name: user.name }))) onDone()
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-surface-2 p-3">
      <Avatar name={user.name} url={user.avatar} size={40} />
      <p className="min-w-0 flex-1">
        <bdi className="block truncate font-medium">{user.name}</bdi>
        <span className="block text-12 text-text-muted">{m.chat_level({ level: user.level })}</span>
      </p>
      {user.part ? (
        <p className="text-13 text-text-muted">{m.chat_moderator_already()}</p>
      ) : (
        <Button disabled={isBusy} aria-busy={isBusy} onClick={() => void appoint()}>
          {m.chat_moderator_appoint()}
        </Button>
      )}
    </div>
  )
}
