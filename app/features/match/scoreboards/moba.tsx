import { clockText } from '#app/lib/clock-text.ts'
import { cn } from '#app/lib/cn.ts'
import { compactThousands } from '#app/lib/compact-number.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import { Flashing } from '#app/ui/flashing.tsx'
import { Scroller } from '#app/ui/scroller.tsx'
import type { MatchRow } from '#contract/match.ts'
import type { Side } from '#contract/match-state.ts'
import { periodName } from '../match-labels.ts'
import { statName } from '../stat-name.ts'
import type { BoardOf } from './board-of.ts'
import { Facts } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './moba-headline.ts'

type MobaState = BoardOf<'moba'>

interface MobaBoardProps {
  board: MobaState
  match: MatchRow
}

function MobaBoard({ board, match }: MobaBoardProps) {
  return (
    <div className="space-y-4">
      <GoldBar board={board} />
      <Facts
        facts={[
          { label: statName('kills'), ...board.kills },
          { label: statName('towers'), ...board.towers },
          ...board.objectives.map(({ key, home, away }) => ({ label: statName(key), home, away })),
        ]}
      />
      {board.draft && <Draft board={board} match={match} />}
      {board.maps.length > 0 && <Maps board={board} match={match} />}
    </div>
  )
}

/** Gold of both teams as one bar, with numbers. */
function GoldBar({ board: { gold } }: { board: MobaState }) {
  const all = gold.home + gold.away
  const share = all === 0 ? 50 : (gold.home / all) * 100
  return (
    <div>
      <p className="mb-1 flex items-center justify-between text-13">
        <Flashing value={compactThousands(gold.home)} className="figures min-w-12 rounded-sm font-semibold" />
        <span className="text-text-muted">{statName('gold')}</span>
        <Flashing value={compactThousands(gold.away)} className="figures min-w-12 rounded-sm text-end font-semibold" />
      </p>
      <div aria-hidden="true" className="flex h-2 gap-1 overflow-hidden rounded-full">
        <span className="rounded-full bg-brand-text" style={{ width: `${share}%` }} />
        <span className="flex-1 rounded-full bg-draw" />
      </div>
    </div>
  )
}

function Draft({ board, match }: MobaBoardProps) {
  if (!board.draft) return null
  return (
    <div className="grid gap-3 border-line border-t pt-3 sm:grid-cols-2 sm:gap-6">
      {(['home', 'away'] as const).map((side) => (
        <DraftSide key={side} draft={board.draft?.[side]} team={match[side].name} isEnd={side === 'away'} />
      ))}
    </div>
  )
}

interface DraftSideProps {
  draft: { picks: string[]; bans: string[] } | undefined
  team: string
  isEnd: boolean
}

function DraftSide({ draft, team, isEnd }: DraftSideProps) {
  if (!draft) return null
  return (
    <div className={cn('min-w-0 space-y-2', isEnd && 'sm:text-end')}>
      <p className="text-12 text-text-muted">{m.match_board_picks({ team })}</p>
      <ul className={cn('flex flex-wrap gap-1 text-13', isEnd && 'sm:justify-end')}>
        {draft.picks.map((hero) => (
          <li key={hero} className="rounded-sm bg-surface-2 px-2 py-1 font-medium">
            {hero}
          </li>
        ))}
      </ul>
      {draft.bans.length > 0 && (
        <p className="text-12 text-text-muted">
          {m.match_board_bans()} {draft.bans.join(' · ')}
        </p>
      )}
    </div>
  )
}

function Maps({ board, match }: MobaBoardProps) {
  const nameOf = (side: Side | undefined) => (side ? match[side].abbr : m.match_board_map_running())
  return (
    <Scroller label={m.match_board_games_label()} className="border-line border-t pt-3">
      <ol className="flex w-max gap-2 text-12">
        {numbered(board.maps).map(({ number, item: map }) => (
          <li key={number} className="min-w-32 rounded-md bg-surface-2 px-3 py-2">
            <p className="flex justify-between gap-3 text-text-muted">
              <span>{periodName(`m${number}`, 'moba')}</span>
              {map.winner && <span className="figures">{clockText(map.seconds)}</span>}
            </p>
            <p className="mt-1 flex justify-between gap-3 font-semibold">
              <span className={cn(!map.winner && 'text-live-text')}>{nameOf(map.winner)}</span>
              <span className="flex gap-1">
                <span className="figures">{map.kills.home}</span>:<span className="figures">{map.kills.away}</span>
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Scroller>
  )
}

export const scoreboard: FamilyScoreboard<'moba'> = { headlineOf, Board: MobaBoard }
