import { useIdleCode } from '#app/lib/use-idle-code.ts'

const load = () => import('./parts/goal-sound-toggle.tsx')

/** Space for the button that turns the sound of goals on, whose code is loaded when the browser is idle. */
export function GoalSoundSlot() {
  const code = useIdleCode(load)
  return <span className="size-8 shrink-0">{code && <code.GoalSoundToggle />}</span>
}
