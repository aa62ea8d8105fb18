import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Crest } from '#app/ui/crest.tsx'
import type { MatchRow } from '#contract/match-row.ts'

interface HiddenResultProps {
  match: MatchRow
  onReveal: () => void
}

/** Replaces the scoreboard while the visitor's preferences hide scores. */
export const HiddenResult = ({ match, onReveal }: HiddenResultProps) => (
  <section
    aria-label={m.match_scoreboard_label()}
    className="flex flex-col items-center gap-4 rounded-lg border border-line bg-surface-1 p-6 text-center shadow-raised"
  >
    <p className="flex max-w-full items-center justify-center gap-3 font-semibold text-16">
      <Crest id={match.home.id} crest={match.home.crest} size={40} />
      <span className="min-w-0 text-balance break-words">
        {m.match_page_title({ home: match.home.name, away: match.away.name })}
      </span>
      <Crest id={match.away.id} crest={match.away.crest} size={40} />
    </p>
    <p className="font-medium">{m.match_spoiler_title()}</p>
    <p className="text-text-muted">{m.match_spoiler_text()}</p>
    <Button onClick={onReveal}>{m.match_spoiler_reveal()}</Button>
  </section>
)
