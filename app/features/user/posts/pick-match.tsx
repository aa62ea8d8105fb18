import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import { SEARCH_CHARS_MAX } from '#contract/search-rules.ts'
import { gameName } from '../../match/game-name.ts'
import { liveMatchesQuery } from '../../match/match.queries.ts'
import { searchQuery } from '../../search/search.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'

const SHOWN = 12

/** Matches with this name; without one, those that are on. */
function useMatches(text: string): { matches: readonly MatchRow[]; isLoaded: boolean } {
  const shell = useShell()
  const { games } = shell.brand
  const live = useQuery({
    ...liveMatchesQuery({ size: SHOWN, ...(games ? { gameIds: games.join() } : {}) }),
    enabled: text === '',
  })
  const found = useQuery({
    ...searchQuery(shell, text, { kind: 'match' }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  if (text === '') return { matches: live.data?.matches ?? [], isLoaded: live.data !== undefined }
  return { matches: found.data?.sections[0]?.matches ?? [], isLoaded: found.data !== undefined }
}

/** Lets the writer choose a match by the names of who plays. */
export function PickMatch({ onPick, onClose }: { onPick: (id: number) => void; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const { matches, isLoaded } = useMatches(text)
  return (
    <Dialog isOpen isWide onClose={onClose} title={m.user_post_match_title()} closeLabel={m.user_act_close()}>
      <div className="grid gap-3">
        <Field label={m.user_post_match_search()} hint={m.user_post_match_hint()}>
          <Input
            autoFocus
            dir="auto"
            type="search"
            autoComplete="off"
            maxLength={SEARCH_CHARS_MAX}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {!isLoaded && <Skeleton className="h-40 w-full" />}
        {isLoaded && matches.length === 0 && (
          <p role="status" className="py-6 text-center text-text-muted">
            {m.user_post_match_none()}
          </p>
        )}
        <ul className="divide-y divide-line">
          {matches.slice(0, SHOWN).map((match) => (
            <li key={match.id}>
              <MatchChoice match={match} onPick={() => onPick(match.id)} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function MatchChoice({ match: { gameId, home, away, startsAt }, onPick }: { match: MatchRow; onPick: () => void }) {
  const { locale, zone } = useShell()
  return (
    <button type="button" onClick={onPick} className="block min-h-12 w-full px-2 py-2 text-start hover:bg-surface-2">
      <span className="wrap-anywhere block font-medium">
        <bdi>{home.name}</bdi> – <bdi>{away.name}</bdi>
      </span>
      <span className="block text-13 text-text-muted">
        {gameName(gameId)} · {dateAndTime(startsAt, locale.tag, zone)}
      </span>
    </button>
  )
}
