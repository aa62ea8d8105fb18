import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { ChatUser } from '#contract/chat-calls.ts'
import { isBan, NOTE_TEXT_MAX } from '#contract/chat-rules.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { addNote } from '../chat.functions.ts'
import { chatUserQuery } from '../chat.queries.ts'
import { MuteEverywhere } from './mute-everywhere.tsx'
import { PanelState } from './panel-state.tsx'

interface UserDialogProps {
  roomId: number
  uid: number
  name: string
  /** The viewer is staff: she may mute in all rooms. */
  isStaff: boolean
  onClose: () => void
}

/** What those know of a user who moderate the room: until when she is muted, and what they wrote down about her. */
export function UserDialog({ roomId, uid, name, isStaff, onClose }: UserDialogProps) {
  const query = useQuery(chatUserQuery(roomId, uid))
  return (
    <Dialog isOpen isSticky onClose={onClose} title={name} closeLabel={m.user_act_close()}>
      <PanelState query={query}>{(user) => <UserRecord roomId={roomId} user={user} isStaff={isStaff} />}</PanelState>
    </Dialog>
  )
}

interface UserRecordProps {
  roomId: number
  user: ChatUser
  isStaff: boolean
}

function UserRecord({ roomId, user, isStaff }: UserRecordProps) {
  const { locale, zone } = useShell()
  const timeText = (at: string) => dateAndTime(at, locale.tag, zone)
  const { uid, name, avatar, level, membership, record } = user
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} url={avatar} size={48} />
        <p className="text-13 text-text-muted">
          <span className="flex items-center gap-2">
            {m.chat_level({ level })}
            {membership && <b className="text-coin uppercase">{membership}</b>}
          </span>
          <span className="figures block">{m.chat_user_id({ uid })}</span>
        </p>
      </div>
      {record?.mutedUntil !== undefined && (
        <p className="text-13 text-warn">
          {isBan(Date.parse(record.mutedUntil), Date.now())
            ? m.chat_ban_listed()
            : m.chat_user_muted({ time: timeText(record.mutedUntil) })}
        </p>
      )}
      {record?.mutedEverywhereUntil !== undefined && (
        <p className="text-13 text-warn">
          {m.chat_user_muted_everywhere({ time: timeText(record.mutedEverywhereUntil) })}
        </p>
      )}
      {isStaff && user.part !== 'staff' && (
        <MuteEverywhere key={record?.mutedEverywhereUntil} roomId={roomId} user={user} />
      )}
      {record && (
        <section aria-label={m.chat_notes()} className="grid gap-3">
          <h3 className="font-semibold text-14">{m.chat_notes()}</h3>
          <NoteForm roomId={roomId} uid={uid} />
          {record.notes.length > 0 && (
            <ul className="grid gap-2">
              {record.notes.map(({ id, text, writer, createdAt }) => (
                <li key={id} className="rounded-md bg-surface-2 p-3 text-13">
                  <p dir="auto" className="break-words">
                    {text}
                  </p>
                  <p className="mt-1 flex flex-wrap gap-x-3 text-12 text-text-muted">
                    <bdi>{writer}</bdi>
                    <time dateTime={createdAt}>{timeText(createdAt)}</time>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

function NoteForm({ roomId, uid }: { roomId: number; uid: number }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const { submit, isBusy } = useSubmit(addNote)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    if (toastResult(await submit({ roomId, uid, text: text.trim() }), m.chat_note_saved())) setText('')
    await client.invalidateQueries({ queryKey: chatUserQuery(roomId, uid).queryKey })
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid justify-items-end gap-2">
      <Field label={m.chat_note_field()} hint={m.chat_note_hint()} className="w-full">
        <Textarea
          dir="auto"
          hasCounter
          maxLength={NOTE_TEXT_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="quiet" disabled={isBusy || text.trim() === ''} aria-busy={isBusy}>
        {m.chat_note_save()}
      </Button>
    </form>
  )
}
