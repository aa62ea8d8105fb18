import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useLiveBoards } from '../../match.live.ts'
import { Knockout } from '../../tree/knockout.tsx'
import { treeQuery } from '../../tree/tree.queries.ts'
import { treeInput } from '../../tree/tree-input.ts'
import type { PanelProps } from '../panel.ts'
import { PanelState } from './panel-state.tsx'

/** The knock-out that the match is of: its tree, and how far each team has come. */
export function TreePanel({ detail: { match } }: PanelProps) {
  useLiveBoards(match.status === 'live' ? [match.gameId] : [])
  return (
    <PanelState tab="tree" query={useQuery(treeQuery(treeInput(match)))}>
      {({ rounds, isProjected }) =>
        rounds.length === 0 ? (
          <EmptyState picture="table" title={m.match_tree_empty()} text={m.match_tree_empty_hint()} />
        ) : (
          <div className="min-w-0 space-y-4">
            <Knockout
              rounds={rounds}
              league={match.league}
              isProjected={isProjected}
              match={{ id: match.id, teams: [match.home.id, match.away.id] }}
            />
          </div>
        )
      }
    </PanelState>
  )
}
