import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ChatMuted } from '#contract/chat-calls.ts'
import { isBan } from '#contract/chat-rules.ts'
import { useShell } from '../shell/shell.queries.ts'
import { mutesQuery } from './chat.queries.ts'
import { PanelState } from './parts/panel-state.tsx'

/** Ends a mute in the room; why it could not be done, or null. */
export type Unmute = (uid: number) => Promise<string | null>

interface MutesPanelProps {
  unmute: Unmute
  roomId: number
}

/** Who is muted in the room and until when, and the way to unmute. */
export function MutesPanel({ unmute, roomId }: MutesPanelProps) {
  const query = useQuery(mutesQuery(roomId))
  return (
    <PanelState query={query}>
      {(mutes) =>
        mutes.length === 0 ? (
          <p className="py-6 text-center text-text-muted">{m.chat_mutes_empty()}</p>
        ) : (
          <ul aria-label={m.chat_mutes()} className="divide-y divide-line">
            {mutes.map((muted) => (
              <Muted key={muted.uid} unmute={unmute} muted={muted} />
            ))}
          </ul>
        )
      }
    </PanelState>
  )
}

function Muted({ unmute, muted: { uid, name, avatar, until } }: { unmute: Unmute; muted: ChatMuted }) {
  const client = useQueryClient()
  const { locale, zone } = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const end = async () => {
    setIsBusy(true)
    const fault = await unmute(uid)
    setIsBusy(false)
    if (fault !== null) return toast(fault, 'error')
    toast(m.chat_unmuted({ name }))
    await client.invalidateQueries({ queryKey: ['chat'] })
  }
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={name} url={avatar} size={32} />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-medium">{name}</bdi>
        <time dateTime={until} className="block text-12 text-text-muted">
          {isBan(Date.parse(until), Date.now())
            ? m.chat_ban_listed()
            : m.chat_mute_until({ time: dateAndTime(until, locale.tag, zone) })}
        </time>
      </span>
      <Button variant="quiet" disabled={isBusy} aria-label={m.chat_unmute_name({ name })} onClick={() => void end()}>
        {m.chat_unmute()}
      </Button>
    </li>
  )
}
