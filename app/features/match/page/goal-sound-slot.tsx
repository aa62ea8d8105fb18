import { useIdleComponent } from '#app/lib/use-idle-component.ts'

/** Space for the button that turns the sound of goals on, whose code is loaded when the browser is idle. */
export function GoalSoundSlot() {
  const Toggle = useIdleComponent(true, () =>
    import('./parts/goal-sound-toggle.tsx').then((module) => module.GoalSoundToggle),
  )
  return <span className="size-8 shrink-0">{Toggle && <Toggle />}</span>
}
