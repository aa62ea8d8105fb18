import { useQuery } from '@tanstack/react-query'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import type { ChatDeedDone } from '#contract/chat-calls.ts'
import { isBan } from '#contract/chat-rules.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { deedsQuery } from '../chat.queries.ts'
import { PanelState } from './panel-state.tsx'

/** What was done in the last week by those who moderate the room. */
export function DeedsPanel({ roomId }: { roomId: number }) {
  const query = useQuery(deedsQuery(roomId))
  return (
    <PanelState query={query}>
      {(deeds) =>
        deeds.length === 0 ? (
          <p className="py-6 text-center text-text-muted">{m.chat_deeds_empty()}</p>
        ) : (
          <ul aria-label={m.chat_deeds()} className="divide-y divide-line">
            {deeds.map((deed) => (
              <Deed key={`${deed.at} ${deed.act} ${deed.user?.uid} ${deed.text}`} deed={deed} />
            ))}
          </ul>
        )
      }
    </PanelState>
  )
}

function Deed({ deed }: { deed: ChatDeedDone }) {
  const { locale, zone } = useShell()
  const timeText = (at: string) => dateAndTime(at, locale.tag, zone)
  return (
    <li className="py-2 text-13">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 break-words">{sentenceOf(deed, timeText)}</span>
        <time dateTime={deed.at} className="text-12 text-text-muted">
          {timeText(deed.at)}
        </time>
      </p>
      {deed.text !== undefined && (
        <p dir="auto" className="break-words text-text-muted">
          {deed.text}
        </p>
      )}
    </li>
  )
}

/** Who did what to whom. */
function sentenceOf({ act, at, by, user, until }: ChatDeedDone, timeText: (at: string) => string): string {
  const names = { by: by.name, name: user?.name ?? '' }
  switch (act) {
    case 'remove':
      return user ? m.chat_deed_remove(names) : m.chat_deed_remove_unknown(names)
    case 'mute':
      if (until === undefined) return m.chat_deed_unmute(names)
      return isBan(Date.parse(until), Date.parse(at))
        ? m.chat_deed_ban(names)
        : m.chat_deed_mute({ ...names, time: timeText(until) })
    case 'mute_everywhere':
      return until === undefined
        ? m.chat_deed_unmute_everywhere(names)
        : m.chat_deed_mute_everywhere({ ...names, time: timeText(until) })
    case 'modes':
      return m.chat_deed_modes(names)
    case 'appoint':
      return m.chat_deed_appoint(names)
    case 'dismiss':
      return m.chat_deed_dismiss(names)
  }
}
