import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import type { LiveFigures } from '#contract/anchor.ts'
import { localeByCode } from '#contract/languages.ts'
import { LIVE_ROOMS_REFETCH_MS } from '../../live/live.queries.ts'
import { gameName } from '../../match/game-name.ts'
import { useLiveBoards } from '../../match/match.live.ts'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import { LiveList } from '../../match/rooms/live-list.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { liveFiguresQuery } from './load-figures.ts'
import { WatchedTable } from './watched-table.tsx'

/** `/live/data`: what is live now, counted. */
export function FiguresPage() {
  const { brand, prefix } = useShell()
  const { data } = useSuspenseQuery({
    ...liveFiguresQuery(brand.games),
    refetchInterval: LIVE_ROOMS_REFETCH_MS,
  })
  return (
    <div className="space-y-6 px-3 md:px-0">
      <header>
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
          <h1 className="font-bold text-20">{m.figures_title()}</h1>
          <a
            href={`${prefix}/live`}
            data-routed=""
            className="flex min-h-10 items-center font-medium text-brand-text hover:underline"
          >
            {m.live_list_title()}
          </a>
        </div>
        <p className="text-12 text-text-muted">{m.figures_note()}</p>
      </header>
      <Totals figures={data} />
      {data.rooms === 0 ? (
        <EmptyState picture="streams" title={m.live_list_empty()} text={m.live_list_empty_hint()} />
      ) : (
        <>
          <MostWatched figures={data} />
          <Kinds figures={data} />
        </>
      )}
    </div>
  )
}

function Totals({ figures: { viewers, rooms, streamers } }: { figures: LiveFigures }) {
  const { locale } = useShell()
  const totals = [
    { name: m.figures_viewers(), value: viewers },
    { name: m.figures_rooms(), value: rooms },
    { name: m.figures_streamers(), value: streamers },
  ]
  return (
    <dl className="grid grid-cols-3 gap-2 md:gap-4">
      {totals.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse justify-end rounded-lg border border-line bg-surface-1 p-3">
          <dt className="text-12 text-text-muted">{name}</dt>
          <dd className="figures font-bold text-20 md:text-28">{fullNumber(value, locale.tag)}</dd>
        </div>
      ))}
    </dl>
  )
}

const Kinds = ({ figures: { games, languages } }: { figures: LiveFigures }) => (
  <div className="grid gap-6 md:grid-cols-2 md:gap-4">
    <WatchedTable
      title={m.figures_by_sport()}
      kind={m.figures_sport()}
      lines={games.map(({ gameId, ...watched }) => ({
        key: gameId,
        ...watched,
        name: (
          <>
            <GameIcon id={gameId} size={16} />
            {gameName(gameId)}
          </>
        ),
      }))}
    />
    <WatchedTable
      title={m.figures_by_language()}
      kind={m.anchor_list_language()}
      lines={languages.map(({ language, ...watched }) => {
        const locale = localeByCode(language)
        return {
          key: language,
          ...watched,
          name: (
            <span lang={locale?.tag} dir={locale?.dir}>
              {locale?.endonym ?? language}
            </span>
          ),
        }
      })}
    />
  </div>
)

function MostWatched({ figures: { top } }: { figures: LiveFigures }) {
  const matches = useQuery(roomMatchesQuery(top)).data?.matches ?? []
  useLiveBoards(matches.map(({ gameId }) => gameId))
  return (
    <section aria-labelledby="most-watched" className="space-y-3">
      <h2 id="most-watched" className="font-semibold text-16">
        {m.figures_top()}
      </h2>
      <LiveList rooms={top} matches={matches} />
    </section>
  )
}
