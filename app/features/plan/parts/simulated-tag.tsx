import { m } from '#app/paraglide/messages.js'

/** Beside the name of an expert whom nobody is. */
export const SimulatedTag = () => (
  <span className="shrink-0 rounded-sm border border-line px-1.5 py-0.5 font-normal text-12 text-text-muted">
    {m.plan_simulated()}
  </span>
)
