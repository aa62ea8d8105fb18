import { m } from '#app/paraglide/messages.js'

/** In a score's place, for who wants none before she asks. */
export const Spoiler = ({ onReveal }: { onReveal: () => void }) => (
  <button
    type="button"
    className="spoiler"
    aria-label={m.match_spoiler_reveal()}
    title={m.match_spoiler_reveal()}
    onClick={onReveal}
  >
    <span aria-hidden="true">?–?</span>
  </button>
)
