import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { useShell } from '../shell/shell.queries.ts'

const load = () => import('./gift-stage.tsx')

/** Place of gifts over a room's picture. Nothing where the site has none. */
export function GiftStageSlot({ roomId }: { roomId: number }) {
  const code = useIdleCode(load, useShell().brand.features.gifts)
  return code ? <code.GiftStage key={roomId} roomId={roomId} /> : null
}
