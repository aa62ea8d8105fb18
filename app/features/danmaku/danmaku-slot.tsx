import { useIdleCode } from '#app/lib/use-idle-code.ts'

const load = () => import('./danmaku.tsx')

/** Place over a room's picture for what is said in its chat; the code is loaded once the picture is there. */
export function DanmakuLayerSlot(props: { roomId: number; video: HTMLVideoElement }) {
  const code = useIdleCode(load)
  return code ? <code.DanmakuLayer key={props.roomId} {...props} /> : null
}

/** Place in the player's controls. */
export function DanmakuControlsSlot() {
  const code = useIdleCode(load)
  return code ? <code.DanmakuControls /> : null
}
