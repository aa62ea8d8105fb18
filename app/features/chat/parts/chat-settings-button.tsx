import { Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ChatModes } from '#contract/chat.ts'
import type { ChatClient } from '../chat-client.ts'

const ChatSettings = lazy(() => import('./chat-settings.tsx').then((module) => ({ default: module.ChatSettings })))

interface ChatSettingsButtonProps {
  chat: ChatClient
  modes: ChatModes
  roomId: number
}

/** For who moderates the room: opens its settings. */
export function ChatSettingsButton(props: ChatSettingsButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label={m.chat_settings()} onClick={() => setIsOpen(true)} className="-me-2">
        <Settings2 size={16} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ChatSettings {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
