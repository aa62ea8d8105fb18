import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match.ts'
import type { Side } from '#contract/match-state.ts'
import type { People } from '../people.ts'
import { positionName } from '../position-name.ts'
import type { Choice, Draft } from './drafts-of.ts'
import { HeroTile } from './hero-tile.tsx'

export interface DraftTilesProps {
  draft: Draft
  detail: MatchDetail
  people: People
}

/** Both teams' picks as tiles in the order of their positions, and their bans, crossed out, in the order of the draft. */
export function DraftTiles({ draft, detail, people }: DraftTilesProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
      {(['home', 'away'] as const).map((side) => (
        <DraftOfSide key={side} draft={draft} detail={detail} people={people} side={side} />
      ))}
    </div>
  )
}

const EDGE = { home: 'border-team-home', away: 'border-team-away' } as const

function DraftOfSide({ draft, detail, people, side }: DraftTilesProps & { side: Side }) {
  const { picks, bans } = draft[side]
  const { members } = detail.squads[side]
  const placeOf = ({ player }: Choice) => members.findIndex(({ id }) => id === player)
  const inOrder = picks.toSorted((a, b) => placeOf(a) - placeOf(b))
  return (
    <div className={cn('min-w-0 space-y-2 border-s-2 ps-2 sm:ps-3', EDGE[side])}>
      <p className="text-12 text-text-muted">{m.match_board_picks({ team: detail.match[side].name })}</p>
      <ul className="grid grid-cols-5 gap-1 sm:gap-2">
        {inOrder.map((choice) => {
          const position = members[placeOf(choice)]?.position
          return (
            <li key={choice.hero} className="flex min-w-0 flex-col items-center gap-1 text-center text-12">
              <HeroTile hero={choice.hero} className="size-10 sm:size-12" />
              <span className="w-full font-medium leading-4 [overflow-wrap:anywhere]">{choice.hero}</span>
              <span className="w-full text-text-muted leading-4 [overflow-wrap:anywhere]">
                {choice.player === undefined ? '' : people.get(choice.player)?.name}
                {position && <span className="sr-only"> {positionName(position)}</span>}
              </span>
            </li>
          )
        })}
      </ul>
      {bans.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-muted">
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
