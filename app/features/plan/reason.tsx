import { m } from '#app/paraglide/messages.js'

/** What staff said. */
export const Reason = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className="wrap-anywhere text-13 text-text-muted">{m.plan_reason({ reason: `\u2068${text}\u2069` })}</p>
  ) : null
