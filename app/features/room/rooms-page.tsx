import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { GAMES, type Game } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { LIVE_ROOMS_REFETCH_MS, liveRoomsQuery } from '../live/live.queries.ts'
import { gameName } from '../match/game-name.ts'
import { useLiveBoards } from '../match/match.live.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { LiveList } from '../match/rooms/live-list.tsx'
import { gamesInOrder } from '../shell/game-order.ts'
import { liveCountsQuery, useShell } from '../shell/shell.queries.ts'
import { keptOrder } from './kept-order.ts'
import { type RoomsSearch, roomsInput } from './load-room.ts'
import { LanguageFilter } from './parts/language-filter.lazy.tsx'

interface RoomsPageProps {
  search: RoomsSearch
  isCustom?: boolean
}

/** All live rooms, of one game or of all; `isCustom`: those without a match. */
export function RoomsPage({ search, isCustom }: RoomsPageProps) {
  const { brand, prefix } = useShell()
  const { game: code, language } = search
  const { data } = useSuspenseQuery({
    ...liveRoomsQuery(roomsInput(search, brand.games, isCustom)),
    refetchInterval: LIVE_ROOMS_REFETCH_MS,
  })
  const matches = useQuery(roomMatchesQuery(data.rooms)).data?.matches ?? []
  useLiveBoards(matches.map(({ gameId }) => gameId))
  return (
    <div className="space-y-4 px-3 md:px-0">
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <h1 className="font-bold text-20">{isCustom ? m.live_custom_title() : m.live_list_title()}</h1>
        <div className="flex gap-x-4">
          <a
            href={`${prefix}/live/data`}
            data-routed=""
            className="flex min-h-10 items-center font-medium text-brand-text hover:underline"
          >
            {m.live_list_figures()}
          </a>
          <a
            href={`${prefix}/anchor/anchorList`}
            data-routed=""
            className="flex min-h-10 items-center font-medium text-brand-text hover:underline"
          >
            {m.anchor_list_title()}
          </a>
        </div>
      </header>
      {!isCustom && (
        <div className="flex items-center gap-2">
          <GameChips current={code} language={language} />
          <Suspense>
            <LanguageFilter search={search} languages={data.languages} />
          </Suspense>
        </div>
      )}
      {data.rooms.length > 0 ? (
        <Rooms key={`${code} ${language}`} rooms={data.rooms} matches={matches} />
      ) : (
        <EmptyState picture="streams" title={m.live_list_empty()} text={m.live_list_empty_hint()}>
          <Link to="/match/{-$game}" params={{ game: code }} className="font-medium text-brand-text underline">
            {m.live_list_schedule()}
          </Link>
        </EmptyState>
      )}
    </div>
  )
}

/** The rooms, each in its place for as long as the page is open. */
function Rooms({ rooms, matches }: { rooms: readonly Room[]; matches: readonly MatchRow[] }) {
  const [first] = useState(rooms)
  return <LiveList rooms={keptOrder(first, rooms)} matches={matches} />
}

/** Links to games of the brand with live matches, and to the current game in any case. */
function GameChips({ current, language }: { current: string | undefined; language: string | undefined }) {
  const { brand } = useShell()
  const { data } = useQuery(liveCountsQuery())
  const kept = language ? { language } : {}
  const isListed = ({ id }: Game) => data?.[id] && (!brand.games || brand.games.includes(id))
  const games = gamesInOrder(GAMES, brand.games).filter((game) => isListed(game) || game.code === current)
  return (
    <nav
      aria-label={m.live_list_games()}
      className="scroll-quiet -ms-3 min-w-0 flex-1 overflow-x-auto ps-3 md:ms-0 md:ps-0"
    >
      <ul className="flex w-max gap-2">
        <li>
          <Link
            to="/live"
            search={kept}
            activeOptions={EXACT_LINK}
            aria-current={current === undefined ? 'page' : undefined}
            className={chip(current === undefined)}
          >
            {m.live_list_all()}
          </Link>
        </li>
        {games.map(({ id, code }) => (
          <li key={code}>
            <Link
              to="/live"
              search={{ game: code, ...kept }}
              activeOptions={EXACT_LINK}
              aria-current={code === current ? 'page' : undefined}
              className={chip(code === current)}
            >
              <GameIcon id={id} size={16} />
              {gameName(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const chip = (isCurrent: boolean): string =>
  cn(
    'flex min-h-9 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-13',
    isCurrent
      ? 'border-transparent bg-brand font-semibold text-on-brand'
      : 'border-line bg-surface-1 hover:bg-surface-2',
  )
