import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Flashing } from '#app/ui/flashing.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Board, Side } from '#contract/match-state.ts'
import { hasRallyGames } from '../../has-rally-games.ts'
import { totalName } from '../../match-labels.ts'
import { headlineOf } from '../../scoreboards/family-scoreboards.ts'
import { CAPTIONED, type Figure, IN_SERIES, TWO_LINES } from '../../scoreboards/headline.ts'

interface HeadlineFiguresProps {
  match: MatchRow
  board: Board | undefined
}

/**
 * The sport's headline between the teams: what is counted, the figures, the series. Each number stands next to its own
 * team in either reading direction. While the match is live every line keeps its place, also when it is empty.
 */
export function HeadlineFigures({ match, board }: HeadlineFiguresProps) {
  const family = gameById(match.gameId)?.family ?? 'games'
  const { home, away, caption, series } = headlineOf(match, board)
  // A fight has no score while it lasts.
  const hasFigures = home.main !== '' || away.main !== ''
  const length = Math.max(home.main.length, away.main.length)
  const isLive = match.status === 'live'
  const hasSecondLine = home.sub !== undefined || away.sub !== undefined || (isLive && TWO_LINES.has(family))
  return (
    <>
      {(caption || (isLive && CAPTIONED.has(family))) && (
        <p
          // Another text is another element: words of another length are no layout shift.
          key={caption}
          className={
            hasFigures
              ? 'min-h-5 max-w-full truncate text-13 text-text-muted leading-5'
              : 'whitespace-nowrap font-bold text-16 sm:text-20'
          }
        >
          {caption}
        </p>
      )}
      <p
        hidden={!hasFigures}
        className={cn(
          COLUMNS,
          'items-center font-bold leading-12',
          length < 3 ? 'text-40' : length < 5 ? 'text-28 sm:text-40' : 'text-20 sm:text-28',
        )}
      >
        <Main figure={home} side="home" isBehind={isBehind(match, 'home')} />
        <span className="w-1.5 text-20 text-text-muted">{family !== 'combat' && ':'}</span>
        <Main figure={away} side="away" isBehind={isBehind(match, 'away')} />
      </p>
      {hasSecondLine && (
        <p className={cn(COLUMNS, 'min-h-6 font-semibold text-16 text-text-muted leading-6')}>
          <Sub figure={home} side="home" />
          <span className="w-1.5" />
          <Sub figure={away} side="away" />
        </p>
      )}
      {(series || (isLive && IN_SERIES.has(family))) && (
        <p className="flex min-h-5 items-center gap-2 text-13 leading-5">
          {series && (
            <>
              <span className="text-text-muted">
                {hasRallyGames(match.gameId)
                  ? m.match_periods_rally_games()
                  : totalName(family, match.periods.at(-1)?.key)}
              </span>
              <span className="flex gap-1 font-semibold">
                <span className="figures">{series.home}</span>:<span className="figures">{series.away}</span>
              </span>
            </>
          )}
        </p>
      )}
    </>
  )
}

const isBehind = ({ status, winner }: MatchRow, side: 'home' | 'away'): boolean =>
  status === 'finished' && winner !== undefined && winner !== side && winner !== 'draw'

/** Home, the colon, away. */
const COLUMNS = 'grid w-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-1'

const besideColon = (side: Side) => (side === 'home' ? 'text-end' : 'text-start')

interface MainProps {
  figure: Figure
  side: Side
  isBehind: boolean
}

/** Close to the colon in either reading direction; only the number itself runs left to right. */
const Main = ({ figure, side, isBehind }: MainProps) => (
  <span className={cn(besideColon(side), isBehind && 'text-text-muted')}>
    <Flashing value={figure.main} className="figures rounded-md px-1" />
  </span>
)

/** Under its main figure, as close to the colon. */
const Sub = ({ figure, side }: { figure: Figure; side: Side }) => (
  <span className={besideColon(side)}>
    <Flashing value={figure.sub ?? ''} className="figures rounded-sm px-1" />
  </span>
)
