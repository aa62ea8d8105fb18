import { useQuery } from '@tanstack/react-query'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import type { ChatDeedDone } from '#contract/chat-calls.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { deedsQuery } from '../chat.queries.ts'
import { deedSentence } from '../deed-sentence.ts'
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
        <span className="min-w-0 break-words">{deedSentence(deed, timeText)}</span>
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
