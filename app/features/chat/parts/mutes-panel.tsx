import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ChatMuted } from '#contract/chat-calls.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { mutesQuery } from '../chat.queries.ts'
import type { ChatClient } from '../chat-client.ts'
import { PanelState } from './panel-state.tsx'
import { refusalText } from './refusal-text.ts'

interface MutesPanelProps {
  chat: ChatClient
  roomId: number
}

/** Who is muted in the room and until when, and the way to unmute. */
export function MutesPanel({ chat, roomId }: MutesPanelProps) {
  const query = useQuery(mutesQuery(roomId))
  return (
    <PanelState query={query}>
      {(mutes) =>
        mutes.length === 0 ? (
          <p className="py-6 text-center text-text-muted">{m.chat_mutes_empty()}</p>
        ) : (
          <ul aria-label={m.chat_mutes()} className="divide-y divide-line">
            {mutes.map((muted) => (
              <Muted key={muted.uid} chat={chat} muted={muted} />
            ))}
          </ul>
        )
      }
    </PanelState>
  )
}

function Muted({ chat, muted: { uid, name, avatar, until } }: { chat: ChatClient; muted: ChatMuted }) {
  const client = useQueryClient()
  const { locale, zone } = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const unmute = async () => {
    setIsBusy(true)
    const said = await chat.mute(uid, 0)
    setIsBusy(false)
    if (!said.ok) return toast(refusalText(said.why), 'error')
    toast(m.chat_unmuted({ name }))
    await client.invalidateQueries({ queryKey: ['chat'] })
  }
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={name} url={avatar} size={32} />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-medium">{name}</bdi>
        <time dateTime={until} className="block text-12 text-text-muted">
          {m.chat_mute_until({ time: dateAndTime(until, locale.tag, zone) })}
        </time>
      </span>
      <Button variant="quiet" disabled={isBusy} aria-label={m.chat_unmute_name({ name })} onClick={() => void unmute()}>
        {m.chat_unmute()}
      </Button>
    </li>
  )
}
