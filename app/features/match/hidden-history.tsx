import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

/** Replaces earlier results while the visitor's preferences hide scores. */
export const HiddenHistory = ({ onReveal }: { onReveal: () => void }) => (
  <section className="flex flex-col items-center gap-3 rounded-lg border border-line bg-surface-1 p-6 text-center">
    <p className="font-medium">{m.match_spoiler_past_title()}</p>
    <p className="text-text-muted">{m.match_spoiler_text()}</p>
    <Button onClick={onReveal}>{m.match_spoiler_past_reveal()}</Button>
  </section>
)
