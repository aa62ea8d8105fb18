import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { libraryLink } from '../../shell/library-link.ts'
import { breakable } from '../breakable.tsx'
import { canBeReserved } from '../can-be-reserved.ts'
import { endingNote } from '../early-ends.ts'
import { FavouriteStar } from '../favourite-star.tsx'
import { matchLength } from '../match-length.ts'
import type { People } from '../people.ts'
import { roundName } from '../round-name.ts'
import { showsScore } from '../row-view.ts'
import { Board } from '../scoreboards/board.tsx'
import { scoreboardOf } from '../scoreboards/family-scoreboards.ts'
import { GoalSoundSlot } from './goal-sound-slot.tsx'
import { MomentSlot } from './moment-slot.tsx'
import { beforeMatch } from './panels.ts'
import { ScoreCentre } from './parts/score-centre.tsx'

interface ScoreboardProps {
  ref?: Ref<HTMLElement> | undefined
  detail: MatchDetail
  people: People
  /** Without a player above it, it stands on the drawn ground of its sport. */
  isDrawn: boolean
}

/** The teams, the score, and the sport's own board. */
export function Scoreboard({ ref, detail, people, isDrawn }: ScoreboardProps) {
  const { match, live } = detail
  const own = scoreboardOf(gameById(match.gameId)?.family ?? 'games')
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={m.match_scoreboard_label()}
      className="relative overflow-hidden rounded-lg border border-line bg-surface-1 shadow-raised"
    >
      <MomentSlot match={match} people={people} />
      <LeagueLine match={match} />
      <div className="relative isolate">
        {isDrawn && <Ground match={match} />}
        <div
          className={cn(
            'grid grid-rows-[auto_auto] items-center gap-2 px-3 py-4 sm:grid-cols-[minmax(0,1fr)_14rem_minmax(0,1fr)] sm:px-6',
            // "148/8 : 111/2"
            gameById(match.gameId)?.family === 'cricket'
              ? 'max-sm:gap-1 max-sm:px-2 grid-cols-[minmax(0,1fr)_9.25rem_minmax(0,1fr)]'
              : 'grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1fr)]',
            isDrawn && !showsScore(match) && 'py-8',
          )}
        >
          <TeamColumn match={match} side="home" />
          <ScoreCentre match={match} board={live.board} />
          <TeamColumn match={match} side="away" />
        </div>
        {canBeReserved(match) && (
          <HydrateWhenSeen className="flex min-h-10 justify-center px-3 pb-4">
            <beforeMatch.Reserve match={match} />
          </HydrateWhenSeen>
        )}
      </div>
      {own?.Scorers && live.board && showsScore(match) && <own.Scorers detail={detail} people={people} />}
      {own?.PeriodStrip && <own.PeriodStrip match={match} totals={live.board && own.totalsOf?.(match, live.board)} />}
      <EndingNote match={match} />
      {live.board && showsScore(match) && <Board board={live.board} match={match} people={people} detail={detail} />}
    </section>
  )
}

/** Why a match that has a score was not played out. */
const EndingNote = ({ match }: { match: MatchRow }) =>
  showsScore(match) &&
  match.endedBy && (
    <p className="border-line border-t px-3 py-3 text-center font-semibold text-13 sm:px-6">{endingNote(match)}</p>
  )

/** The ground of the sport in the colours of both teams, dimmed behind the names. */
const Ground = ({ match: { gameId } }: { match: MatchRow }) => (
  <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden">
    <img
      src={`/grounds/${gameId}.svg`}
      alt=""
      width={640}
      height={360}
      // Then the server puts it into the page (app/server/inline-pictures.ts).
      fetchPriority="high"
      suppressHydrationWarning
      className="ground"
    />
    <div className="ground-veil absolute inset-0" />
  </div>
)

function LeagueLine({ match }: { match: MatchRow }) {
  const game = gameById(match.gameId)
  return (
    <div className="flex min-h-11 items-center gap-2 border-line border-b ps-3 pe-1 text-13 text-text-muted sm:ps-6 sm:pe-4">
      {game && <GameIcon id={game.id} size={16} />}
      <div className="relative min-w-0 flex-1 sm:flex sm:min-h-11 sm:items-center sm:gap-2">
        <Link
          {...libraryLink('league', match.league.id)}
          className="block truncate font-medium text-text after:absolute after:inset-0 hover:text-brand-text"
        >
          {match.league.name}
        </Link>
        <p className="flex shrink-0 gap-2 text-12 empty:hidden sm:text-13">
          {[roundName(match), matchLength(match)].map((text) => text && <span key={text}>{text}</span>)}
        </p>
      </div>
      <span className="flex items-center">
        {match.status === 'live' && <GoalSoundSlot />}
        <FavouriteStar matchId={match.id} name={`${match.home.name} - ${match.away.name}`} />
      </span>
    </div>
  )
}

/** Between two halves of a match or an inning nobody has the ball, and the other side may begin. */
const OUT_OF_PLAY = /half_time|full_time|inning_break/

/** A word that the column of a phone would break before its last letter: ten letters, or seven of East Asia. */
const hasLongWord = (name: string): boolean =>
  /\p{L}{10}|(?:^|[·・])[\u3041-\u30fa\u30fc\u3400-\u9fff]{7}(?:$|[·・])/u.test(name)

function TeamColumn({ match, side }: { match: MatchRow; side: 'home' | 'away' }) {
  const team = match[side]
  const isLoser = match.winner !== undefined && match.winner !== 'draw' && match.winner !== side
  const isServing = match.status === 'live' && match.serving === side && !OUT_OF_PLAY.test(match.phase)
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid justify-items-center text-center">
      <div className="relative self-end">
        <Crest id={team.id} crest={team.crest} size={56} />
        <span
          role="img"
          data-serving=""
          aria-label={m.match_row_serving()}
          className={cn(
            'absolute top-1/2 size-2.5 -translate-y-1/2 rounded-full bg-warn',
            side === 'home' ? '-end-3.5 sm:-end-5' : '-start-3.5 sm:-start-5',
            !isServing && 'invisible',
          )}
        />
      </div>
      <p
        className={cn(
          'hyphens-auto text-balance break-keep font-semibold [overflow-wrap:anywhere] sm:text-16',
          hasLongWord(team.name) ? 'text-12' : 'text-13',
          isLoser && 'text-text-muted',
        )}
      >
        <Link {...libraryLink('squad', team.id)} preload={false} className="hover:underline">
          {breakable(team.name)}
        </Link>
      </p>
    </div>
  )
}
