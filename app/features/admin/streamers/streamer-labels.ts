import { m } from '#app/paraglide/messages.js'
import type { ApplicationState } from '#contract/streamer-rules.ts'

export const APPLICATION_STATE_LABELS: Readonly<Record<ApplicationState, () => string>> = {
  reviewing: m.admin_streamer_state_reviewing,
  successful: m.admin_streamer_state_successful,
  failed: m.admin_streamer_state_failed,
  banned: m.admin_streamer_state_banned,
}

/** Colour of a state: what waits for somebody stands out. */
export const applicationColour = (state: ApplicationState): string =>
  state === 'reviewing' ? 'text-warn' : state === 'successful' ? 'text-win' : 'text-text-muted'
