import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { gameName } from '../../match/game-name.ts'
import { tabsOf } from '../league-search.ts'
import { type LibraryPart, partParams } from '../library-parts.ts'
import type { LeaguePanelProps } from './panel-props.ts'

/** In place of what a competition does not have: why, and where it goes on. */
export function PartEmpty({ part, data, search }: LeaguePanelProps & { part: LibraryPart }) {
  const { league, tables, tree } = data
  if (part === 'promotionTree')
    return <EmptyState picture="table" title={m.match_tree_empty()} text={m.library_trees_empty_hint()} />
  if (part === 'sortTable' && !tabsOf(data).includes('players'))
    return (
      <EmptyState
        picture="records"
        title={m.library_rankings_none({ game: gameName(league.gameId) })}
        text={m.library_rankings_none_hint()}
      />
    )
  if (tree && tables.length === 0)
    return (
      <EmptyState picture="table" title={m.library_tables_cup()} text={m.library_tables_cup_hint()}>
        <Link
          to="/{$library}Library/{-$id}"
          params={partParams('promotionTree')}
          search={{ league: league.id, ...(search.season ? { season: search.season } : {}) }}
          className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand"
        >
          {m.library_tables_cup_open()}
        </Link>
      </EmptyState>
    )
  return <EmptyState picture="table" title={m.match_standings_empty()} text={m.match_standings_empty_hint()} />
}
