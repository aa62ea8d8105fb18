import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow as Row } from '#contract/match-row.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { useShell, useToday } from '../shell/shell.queries.ts'
import { FavouriteAnnouncements } from './favourite-announcements.tsx'
import { groupByLeague, type LeagueGroup } from './league-groups.ts'
import { MatchRow, type MatchRowProps } from './match-row.tsx'

interface MatchListProps {
  matches: readonly Row[]
  /** Grouped by league, or one list in the given order. */
  isGrouped: boolean
  /** The list spans several days: rows that are not of today show their date. */
  isOfManyDays?: boolean
  /** The page has named the league: rows that are not grouped need not. */
  isOfOneLeague?: boolean
}

/** Matches as rows. What is far down the page is neither laid out nor hydrated until it is scrolled to. */
export function MatchList({ matches, isGrouped, isOfManyDays, isOfOneLeague }: MatchListProps) {
  const shell = useShell()
  if (matches.length === 0) return <EmptyState title={m.match_list_empty()} text={m.match_list_empty_hint()} />
  const Rows = isOfManyDays ? RowsOfManyDays : RowsInOrder
  return (
    <>
      <FavouriteAnnouncements matches={matches} />
      {isGrouped ? (
        <div className="space-y-3">
          {groupByLeague(matches).map((group) => (
            <Group key={group.league.id} group={group} shell={shell} />
          ))}
        </div>
      ) : (
        <Rows matches={matches} shell={shell} showsLeague={!isOfOneLeague} />
      )}
    </>
  )
}

type RowsProps = Pick<MatchRowProps, 'shell' | 'showsLeague' | 'today'> & { matches: readonly Row[] }

const RowsInOrder = ({ matches, ...shown }: RowsProps) => (
  <ul className="rows-in-order @container overflow-hidden rounded-lg border border-line bg-surface-1">
    {matches.map((match) => (
      <MatchRow key={match.id} match={match} hydratesWhenSeen {...shown} />
    ))}
  </ul>
)

/** Apart, because the first day that a browser works out in a time zone takes a phone 50 ms. */
function RowsOfManyDays(props: RowsProps) {
  return <RowsInOrder {...props} today={useToday()} />
}

/** Heights of groups not rendered yet, so that nothing shifts when they are. */
const HEADING_PX = 36
const ROW_PX = 48

function Group({ group, shell }: { group: LeagueGroup; shell: Shell }) {
  const { league, matches } = group
  const game = gameById(league.gameId)
  return (
    <HydrateWhenSeen
      as="section"
      className="@container overflow-hidden rounded-lg border border-line bg-surface-1 [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${HEADING_PX + ROW_PX * matches.length}px` }}
    >
      <h2 className="border-line border-b bg-surface-2 text-13">
        <a
          href={`${shell.prefix}/leagueLibrary/${league.id}`}
          data-routed=""
          className="flex min-h-9 items-center gap-2 px-3 font-medium hover:text-brand-text"
        >
          {game && <GameIcon id={game.id} size={16} />}
          <span className="min-w-0 flex-1 truncate">{league.name}</span>
          <span className="figures text-12 text-text-muted">{matches.length}</span>
        </a>
      </h2>
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} shell={shell} />
        ))}
      </ul>
    </HydrateWhenSeen>
  )
}

/** Placeholder for a list that is loading. */
export function MatchListSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-lg border border-line bg-surface-1">
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have no identity.
        <div key={index} className="border-line border-b px-3 py-2">
          <Skeleton className="h-[31px]" />
        </div>
      ))}
    </div>
  )
}
