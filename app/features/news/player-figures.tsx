import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { decimalsOf } from '../match/decimals-of.ts'
import { useLiveMatch } from '../match/match.live.ts'
import { matchQuery } from '../match/match.queries.ts'
import { positionName } from '../match/position-name.ts'
import { columnName } from '../match/stat-name.ts'
import { useSpoiler } from '../match/use-spoiler.ts'
import { useShell } from '../shell/shell.queries.ts'
import { playerOf } from './player-of.ts'

interface PlayerFiguresProps {
  match: MatchRow
  player: number
}

/** A player of a match, and what the match's own log counts of them, live while it is played. */
export function PlayerFigures({ match, player }: PlayerFiguresProps) {
  const game = gameById(match.gameId)
  const { data, isPending } = useQuery(matchQuery(game?.code ?? '', match.id))
  useLiveMatch(game?.code ?? '', match.id)
  const { isScoreShown, reveal, shownRef } = useSpoiler(useShell().display.hidesScores)
  if (isPending) return <Skeleton className="h-[92px]" />
  const found = data && playerOf(data, player)
  if (!data || !found) return <p className="text-13 text-text-muted">{m.news_player_gone()}</p>
  const { member, name, side } = found
  const team = data.match[side]
  return (
    <>
      <div className="flex items-center gap-3">
        <Crest id={team.id} crest={team.crest} size={32} />
        <div className="min-w-0">
          <p className="wrap-anywhere font-bold">
            <bdi>{name}</bdi>
          </p>
          <p className="flex flex-wrap gap-x-2 text-12 text-text-muted">
            {member.number > 0 && <span className="figures">{m.news_player_number({ number: member.number })}</span>}
            <span>{positionName(member.position, game?.family)}</span>
            <bdi>{team.name}</bdi>
          </p>
        </div>
      </div>
      {isScoreShown ? (
        <div ref={shownRef} tabIndex={shownRef ? -1 : undefined}>
          <Figures detail={data} player={player} />
        </div>
      ) : (
        <button type="button" onClick={reveal} className="min-h-10 font-medium text-13 text-brand-text">
          {m.news_player_reveal()}
        </button>
      )}
    </>
  )
}

/** More would be a table. */
const SHOWN = 6

function Figures({ detail: { live, match }, player }: { detail: MatchDetail; player: number }) {
  const line = live.players.find((each) => each.player === player)
  const columns = live.playerColumns.filter((column) => line?.values[column] !== undefined).slice(0, SHOWN)
  if (!line || columns.length === 0)
    return <p className="mt-2 min-h-10 text-13 text-text-muted">{m.news_player_no_figures()}</p>
  return (
    <dl className="mt-2 grid grid-cols-3 gap-x-3 gap-y-1">
      {columns.map((column) => {
        const value = line.values[column]
        return (
          <div key={column} className="flex min-w-0 flex-col-reverse">
            <dt className="wrap-anywhere text-12 text-text-muted">{columnName(column, match.gameId)}</dt>
            <dd dir="ltr" className="figures text-start font-bold text-16 rtl:text-end">
              {typeof value === 'number' ? value.toFixed(decimalsOf([line], column)) : value}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
