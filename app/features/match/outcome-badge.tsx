import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { Outcome } from './outcome.ts'

const BADGES = {
  W: { className: 'border-win text-win', letter: m.match_form_won_letter, label: m.match_form_won },
  D: { className: 'border-draw text-draw', letter: m.match_form_drawn_letter, label: m.match_form_drawn },
  L: { className: 'border-lose text-lose', letter: m.match_form_lost_letter, label: m.match_form_lost },
} as const

/** Won, drawn or lost, as a letter and a colour. */
export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const { className, letter, label } = BADGES[outcome]
  return (
    <span className={cn('grid size-6 shrink-0 place-items-center rounded-sm border font-bold text-12', className)}>
      <span aria-hidden="true">{letter()}</span>
      <span className="sr-only">{label()}</span>
    </span>
  )
}
