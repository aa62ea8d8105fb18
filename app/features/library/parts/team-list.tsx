import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Input } from '#app/ui/input.tsx'
import { TeamName } from '../../match/team-name.tsx'
import { libraryLink } from '../../shell/library-link.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { LeagueData } from './panel-props.ts'

/** Who plays in a season, with a field that finds one by name. */
export function TeamList({ data: { teams } }: { data: LeagueData }) {
  const { locale } = useShell()
  const [text, setText] = useState('')
  const folded = text.trim().toLocaleLowerCase(locale.tag)
  const found = teams.filter(({ name }) => name.toLocaleLowerCase(locale.tag).includes(folded))
  return (
    <div className="space-y-3">
      <Input
        type="search"
        aria-label={m.library_find_name()}
        placeholder={m.library_find_name()}
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="sm:max-w-80"
      />
      {found.length === 0 && <EmptyState title={m.library_find_none()} text={m.library_find_none_hint()} />}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((team) => (
          <li key={team.id} className="min-w-0">
            <Link
              {...libraryLink('squad', team.id)}
              preload={false}
              className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface-1 px-3 py-2 font-medium hover:bg-surface-2"
            >
              <Crest id={team.id} crest={team.crest} size={32} />
              <TeamName team={team} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
