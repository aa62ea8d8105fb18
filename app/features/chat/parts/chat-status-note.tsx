import { ALargeSmall } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { ChatSnapshot, ChatStatus } from '../chat-client.ts'
import { Opener } from './opener.tsx'

const TEXTS: Readonly<Record<Exclude<ChatStatus, 'slow'>, () => string>> = {
  live: m.chat_connected,
  connecting: m.chat_connecting,
  stale: m.chat_reconnecting,
  offline: m.chat_offline,
}

const loadMenu = () => import('../chat-menu.tsx')

const textOf = ({ status, backInSeconds = 0 }: ChatSnapshot): string =>
  status === 'slow' ? m.chat_slow({ seconds: backInSeconds }) : TEXTS[status]()

interface ChatStatusNoteProps {
  snapshot: ChatSnapshot
  /** At its end. */
  children: ReactNode
}

/** The chat's head, and how its connection is. */
export const ChatStatusNote = ({ snapshot, children }: ChatStatusNoteProps) => (
  <div className="relative flex min-h-9 shrink-0 items-center gap-3 border-line border-b px-3 text-12 text-text-muted">
    <h2 className="flex-1 font-semibold text-13 text-text">{m.live_side_chat()}</h2>
    <p role="status" className="min-w-0 truncate">
      {textOf(snapshot)}
    </p>
    {children}
    <div className="-me-2">
      <Opener
        label={m.chat_look()}
        icon={<ALargeSmall size={18} aria-hidden />}
        load={loadMenu}
        panelClassName="absolute inset-x-0 top-full z-20 max-h-[min(420px,50dvh)] overflow-y-auto border-line border-b bg-surface-1 shadow-floating"
      >
        {({ ChatMenu }) => <ChatMenu />}
      </Opener>
    </div>
  </div>
)
