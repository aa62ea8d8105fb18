import type { Ref } from 'react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { chip } from '#app/ui/chip.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { gameName } from '../../match/game-name.ts'
import { TILES_MAX } from '../multi-search.ts'
import { PickRow } from './pick-row.tsx'

interface PickerProps {
  ref: Ref<HTMLElement>
  /** Live rooms, hottest first. */
  rooms: readonly Room[]
  matches: readonly MatchRow[]
  /** Ids of those on the wall. */
  shown: readonly number[]
  /** The room on the wall that another one is chosen for. */
  replaced: number | undefined
  isScoreShown: boolean
  onPick: (id: number) => void
  onCancel: () => void
}

/** The live rooms that can come on the wall, of all games or of one. */
export function Picker({ ref, rooms, matches, shown, replaced, isScoreShown, onPick, onCancel }: PickerProps) {
  const [game, setGame] = useState<number>()
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  const gameOf = (room: Room) => matchOf.get(room.matchId ?? 0)?.gameId ?? room.gameId
  const games = [...new Set(rooms.flatMap((room) => gameOf(room) ?? []))]
  const listed = rooms.filter((room) => game === undefined || gameOf(room) === game)
  const isFull = shown.length >= TILES_MAX && replaced === undefined
  const title = rooms.find(({ id }) => id === replaced)?.title
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="pick" className="scroll-mt-20 space-y-3 outline-none">
      <div className="flex min-h-10 flex-wrap items-center gap-x-4">
        <h2 id="pick" className="font-semibold text-16">
          {replaced === undefined ? m.multi_pick_title() : m.multi_pick_replace({ title: title ?? '' })}
        </h2>
        {replaced !== undefined && (
          <Button variant="quiet" onClick={onCancel}>
            {m.multi_pick_cancel()}
          </Button>
        )}
        {isFull && <p className="text-13 text-text-muted">{m.multi_pick_full()}</p>}
      </div>
      {games.length > 1 && (
        <fieldset className="scroll-quiet -mx-3 flex min-w-0 gap-2 overflow-x-auto px-3 md:mx-0 md:px-0">
          <legend className="sr-only">{m.live_list_games()}</legend>
          {[undefined, ...games].map((id) => (
            <button
              key={id ?? 'all'}
              type="button"
              aria-pressed={game === id}
              onClick={() => setGame(id)}
              className={chip(game === id)}
            >
              {id !== undefined && <GameIcon id={id} size={16} />}
              {id === undefined ? m.live_list_all() : gameName(id)}
            </button>
          ))}
        </fieldset>
      )}
      {rooms.length === 0 && (
        <EmptyState picture="streams" title={m.live_list_empty()} text={m.live_list_empty_hint()} />
      )}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {listed.map((room) => (
          <HydrateWhenSeen as="li" key={room.id} className="min-w-0">
            <PickRow
              room={room}
              match={matchOf.get(room.matchId ?? 0)}
              isScoreShown={isScoreShown}
              isShown={shown.includes(room.id)}
              isFull={isFull}
              isSwap={replaced !== undefined}
              onPick={() => onPick(room.id)}
            />
          </HydrateWhenSeen>
        ))}
      </ul>
    </section>
  )
}
