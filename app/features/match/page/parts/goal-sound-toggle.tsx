import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { hasGoalSound, setGoalSound } from '../../goal-sound.ts'
import { cheer } from './cheer.ts'

/** Turns the sound of goals on and off on this device; who turns it on hears it once. */
export function GoalSoundToggle() {
  const [isOn, setIsOn] = useState(hasGoalSound)
  const Icon = isOn ? Bell : BellOff
  const toggle = () => {
    setGoalSound(!isOn)
    setIsOn(!isOn)
    if (!isOn) void cheer()
  }
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={m.match_moment_sound()}
      title={m.match_moment_sound()}
      onClick={toggle}
      className="grid size-8 place-items-center rounded-md text-text-muted hover:bg-surface-2 hover:text-text aria-pressed:text-brand-text"
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
