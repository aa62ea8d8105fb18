import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

const load = () => import('./chat-panel.tsx')

/** Place of a room's chat, whose code is loaded when the browser is idle. */
export function ChatSlot({ roomId }: { roomId: number }) {
  const code = useIdleCode(load)
  // Another room is another chat.
  return code ? <code.ChatPanel key={roomId} roomId={roomId} /> : <Skeleton className="m-3 h-32" />
}
