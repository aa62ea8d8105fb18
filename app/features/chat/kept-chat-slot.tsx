import { useIdleCode } from '#app/lib/use-idle-code.ts'

const load = () => import('./kept-chat.tsx')

/** Keeps a room's chat connected, once the browser is idle. */
export function KeptChatSlot({ roomId, isWanted }: { roomId: number; isWanted: boolean }) {
  const code = useIdleCode(load, isWanted)
  return code && isWanted ? <code.KeptChat key={roomId} roomId={roomId} /> : null
}
