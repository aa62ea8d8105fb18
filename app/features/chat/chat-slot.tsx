import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ChatPanelProps } from './chat-panel.tsx'

const load = () => import('./chat-panel.tsx')

/** Place of a room's chat, whose code is loaded when the browser is idle. */
export function ChatSlot(props: ChatPanelProps) {
  const code = useIdleCode(load)
  // Another room is another chat.
  return code ? <code.ChatPanel key={props.roomId} {...props} /> : <Skeleton className="m-3 h-32" />
}
