import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { GAMES } from '#contract/games.ts'
import { gameName } from '../../match/game-name.ts'
import { useViewerUpdate } from '../../session/use-viewer-update.ts'
import { gamesInOrder } from '../../shell/game-order.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { TeamTile } from './team-tile.tsx'
import { teamsQuery } from './teams.queries.ts'
import { usePicked } from './use-picked.ts'
import { useSettled } from './use-settled.ts'

/** Enough for a start; more are followed on their pages. */
const PICKED_MAX = 20
/** Of one height whatever is found, so that the dialog stays where it is while she types. */
const LIST = '-m-1 h-[calc(100dvh-280px)] min-h-40 overflow-y-auto p-1 sm:h-80'
const TILES = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,150px),1fr))] gap-2'
const SKELETON = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

interface TeamPickerProps {
  onDone: () => void
  /** Of the button that ends the choice while nothing is picked. */
  leaveLabel?: string
}

/** Favourite teams to follow, each at once when it is pressed, so that nothing is lost. */
export function TeamPicker({ onDone, leaveLabel = m.user_teams_skip() }: TeamPickerProps) {
  const { brand } = useShell()
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const games = gamesInOrder(GAMES, brand.games).map(({ id }) => id)
  const query = useQuery({ ...teamsQuery(games, search), placeholderData: keepPreviousData })
  const teams = query.data
  const { isPicked, hasChanged, count, toggle } = usePicked(teams?.map(({ id }) => id) ?? [])
  const update = useViewerUpdate()
  const finish = () => {
    if (hasChanged) void update()
    onDone()
  }
  return (
    <div className="grid gap-4">
      <p className="text-text-muted">{m.user_teams_hint()}</p>
      <Field label={m.user_teams_search()}>
        <Input type="search" value={text} maxLength={40} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className={LIST} aria-live="polite" aria-busy={query.isFetching && !query.isError}>
        {query.isError ? (
          <EmptyState picture="network" title={m.shell_error_hint()}>
            <Button onClick={() => void query.refetch()}>{m.shell_error_retry()}</Button>
          </EmptyState>
        ) : teams?.length === 0 ? (
          <EmptyState picture="search" title={m.user_teams_none()} />
        ) : (
          <ul className={query.isPlaceholderData ? `${TILES} opacity-50` : TILES}>
            {teams?.map((team) => (
              <li key={team.id}>
                <TeamTile
                  team={team}
                  place={team.league?.name ?? gameName(team.gameId)}
                  isPicked={isPicked(team.id)}
                  isDisabled={count >= PICKED_MAX && !isPicked(team.id)}
                  onToggle={() => void toggle(team.id)}
                />
              </li>
            )) ??
              SKELETON.map((key) => (
                <li key={key} aria-hidden>
                  <Skeleton className="h-14 w-full" />
                </li>
              ))}
          </ul>
        )}
      </div>
      <Button variant={count > 0 ? 'primary' : 'quiet'} onClick={finish}>
        {count > 0 ? m.user_teams_done({ count }) : leaveLabel}
      </Button>
    </div>
  )
}
