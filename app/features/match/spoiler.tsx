import { m } from '#app/paraglide/messages.js'

/** Button that replaces a score while the visitor's preferences hide scores, and reveals it. */
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
