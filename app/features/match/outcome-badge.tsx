import { m } from '#app/paraglide/messages.js'
import type { Outcome } from './outcome.ts'

const BADGES = {
  W: { letter: m.match_form_won_letter, label: m.match_form_won },
  D: { letter: m.match_form_drawn_letter, label: m.match_form_drawn },
  L: { letter: m.match_form_lost_letter, label: m.match_form_lost },
} as const

/** Won, drawn or lost, as a letter and a colour. */
export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const { letter, label } = BADGES[outcome]
  return (
    <span className={`outcome outcome-${outcome}`}>
      <span aria-hidden="true">{letter()}</span>
      <span className="sr-only">{label()}</span>
    </span>
  )
}
