import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { SPEEDS, type Speed } from './course.ts'
import type { Playback } from './use-playback.ts'

interface ChoiceProps {
  label: string
  of: readonly { name: string; title?: string; isChosen: boolean; choose: () => void }[]
}

/** One of a few. */
export const Choice = ({ label, of }: ChoiceProps) => (
  <fieldset className="flex">
    <legend className="sr-only">{label}</legend>
    {of.map(({ name, title, isChosen, choose }) => (
      <button
        key={name}
        type="button"
        aria-pressed={isChosen}
        title={title}
        onClick={choose}
        className={cn(
          'min-h-11 px-2.5 font-medium text-12 tabular-nums',
          isChosen ? 'underline decoration-2 decoration-brand underline-offset-8' : 'text-text-muted',
        )}
      >
        {name}
      </button>
    ))}
  </fieldset>
)

const NAMES: Readonly<Record<Speed, () => string>> = { 1: () => '1×', 8: () => '8×', minute: m.match_tracker_minute }

/** How fast the past is played. */
export const Speeds = ({ speed, setSpeed }: Pick<Playback, 'speed' | 'setSpeed'>) => (
  <Choice
    label={m.player_speed()}
    of={SPEEDS.map((each) => ({
      name: NAMES[each](),
      ...(each === 'minute' ? { title: m.match_tracker_minute_label() } : {}),
      isChosen: speed === each,
      choose: () => setSpeed(each),
    }))}
  />
)
