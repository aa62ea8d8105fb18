import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { Side } from '#contract/match-state.ts'
import type { People } from '../people.ts'
import { positionName } from '../position-name.ts'
import { SurnameLink } from '../surname-link.tsx'
import type { Choice, Draft } from './drafts-of.ts'
import { heroShort } from './hero-short.ts'
import { HeroTile } from './hero-tile.tsx'

export interface DraftTilesProps {
  draft: Draft
  detail: MatchDetail
  people: People
}

const PICKS = 5

/**
 * Both teams' picks as tiles in the order of their positions, and their bans, crossed out, in the order of the draft. A
 * phone shows the picks alone once they are complete, and all on request.
 */
export function DraftTiles({ draft, detail, people }: DraftTilesProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(draft.home.picks.length < PICKS || draft.away.picks.length < PICKS)
  return (
    <div>
      <div id={id} className="grid gap-3 sm:grid-cols-2 sm:gap-6">
        {(['home', 'away'] as const).map((side) => (
          <DraftOfSide key={side} draft={draft} detail={detail} people={people} side={side} isOpen={isOpen} />
        ))}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="mt-1 flex min-h-11 w-full items-center justify-center gap-1 text-12 text-text-muted sm:hidden"
      >
        {m.match_board_draft_more()}
        <ChevronDown size={14} aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
      </button>
    </div>
  )
}

const EDGE = { home: 'border-team-home', away: 'border-team-away' } as const

interface DraftOfSideProps extends DraftTilesProps {
  side: Side
  /** Whether a phone shows players and bans too. */
  isOpen: boolean
}

function DraftOfSide({ draft, detail, people, side, isOpen }: DraftOfSideProps) {
  const { picks, bans } = draft[side]
  const { members } = detail.squads[side]
  const placeOf = ({ player }: Choice) => members.findIndex(({ id }) => id === player)
  const inOrder = picks.toSorted((a, b) => placeOf(a) - placeOf(b))
  return (
    <div className={cn('min-w-0 space-y-2 border-s-2 ps-2 sm:ps-3', EDGE[side])}>
      <p className={cn('text-12 text-text-muted', !isOpen && 'max-sm:sr-only')}>
        {m.match_board_picks({ team: detail.match[side].name })}
      </p>
      <ul className="grid grid-cols-5 gap-x-0.5 gap-y-1 sm:gap-1 lg:gap-2">
        {inOrder.map((choice) => {
          const position = members[placeOf(choice)]?.position
          return (
            <li key={choice.hero} className="flex min-w-0 flex-col items-center gap-1 text-center text-12">
              <HeroTile hero={choice.hero} className="size-9 sm:size-12" />
              <HeroName hero={choice.hero} />
              <span
                className={cn(
                  'mt-auto w-full text-text-muted leading-4 [overflow-wrap:anywhere]',
                  !isOpen && 'max-sm:hidden',
                )}
              >
                <SurnameLink id={choice.player} people={people} />
                {position && <span className="sr-only"> {positionName(position)}</span>}
              </span>
            </li>
          )
        })}
      </ul>
      {bans.length > 0 && (
        <div
          className={cn(
            'flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-muted',
            !isOpen && 'max-sm:hidden',
          )}
        >
          <span>{m.match_board_bans()}</span>
          <ol className="contents">
            {bans.map(({ hero }) => (
              <li key={hero} className="flex items-center gap-1">
                <HeroTile hero={hero} isBanned className="size-5 rounded-sm" />
                <s className="whitespace-nowrap">{hero}</s>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

/** A name of so many letters is never broken. */
const WHOLE_LETTERS = 5

/** Under a tile: no word of it is broken. */
function HeroName({ hero }: { hero: string }) {
  const short = heroShort(hero)
  return (
    <span
      dir="auto"
      className={cn(
        'w-full overflow-hidden text-ellipsis font-medium leading-4',
        // Five letters of katakana are as wide as a phone's column.
        short.length <= WHOLE_LETTERS && 'max-sm:whitespace-nowrap max-sm:tracking-[-0.05em]',
      )}
    >
      <span aria-hidden={short !== hero || undefined}>{short}</span>
      {short !== hero && <span className="sr-only">{hero}</span>}
    </span>
  )
}
