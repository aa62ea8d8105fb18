import { numbered } from '#app/lib/numbered.ts'
import { eventName } from './event-name.ts'

/** A shoot-out has five kicks a side, and more when it is level. */
const KICKS = 5

/** The kicks of one side in order: a full disc is a goal, a crossed ring a miss, an empty ring to come. */
export function Kicks({ kicks }: { kicks: readonly boolean[] }) {
  const toCome = Array.from({ length: Math.max(0, KICKS - kicks.length) })
  return (
    <ol className="flex flex-wrap gap-1">
      {numbered(kicks).map(({ number, item: isGoal }) => (
        <li
          key={number}
          aria-label={eventName(isGoal ? 'shootout_goal' : 'shootout_miss', 'football')}
          className={`grid size-4 place-items-center rounded-full border-2 text-12 leading-none ${isGoal ? 'border-win bg-win' : 'border-lose text-lose'}`}
        >
          {!isGoal && <span aria-hidden="true">×</span>}
        </li>
      ))}
      {numbered(toCome).map(({ number }) => (
        <li key={`to come ${number}`} aria-hidden="true" className="size-4 rounded-full border-2 border-line" />
      ))}
    </ol>
  )
}
