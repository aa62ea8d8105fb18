import { cn } from '#app/lib/cn.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Scroller } from '#app/ui/scroller.tsx'
import { gameById } from '#contract/games.ts'
import type { StandingRow } from '#contract/match.ts'
import { OutcomeBadge } from './outcome-badge.tsx'

interface StandingsTableProps {
  rows: readonly StandingRow[]
  gameId: number
  caption: string
  /** Highlighted teams, e.g. those of the match beside the table. */
  highlighted?: readonly number[]
}

const NUMBER = 'figures px-2 py-2 text-end'

/** A league's table. On narrow screens it scrolls sideways; rank and team stay visible. */
export function StandingsTable({ rows, gameId, caption, highlighted = [] }: StandingsTableProps) {
  const hasDraws = rows.some(({ drawn }) => drawn > 0)
  const hasPoints = gameById(gameId)?.kind === 'sport' || rows.some(({ points }) => points > 0)
  const heads = [
    ['played', m.match_standings_played(), m.match_standings_played_long()],
    ['won', m.match_standings_won(), m.match_standings_won_long()],
    ...(hasDraws ? [['drawn', m.match_standings_drawn(), m.match_standings_drawn_long()]] : []),
    ['lost', m.match_standings_lost(), m.match_standings_lost_long()],
    ['goals', m.match_standings_scored(), m.match_standings_scored_long()],
    ['difference', m.match_standings_difference(), m.match_standings_difference_long()],
    ...(hasPoints ? [['points', m.match_standings_points(), m.match_standings_points_long()]] : []),
  ] as const
  return (
    <Scroller label={caption}>
      <table className="w-full text-13">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-12 text-text-muted">
          <tr className="border-line border-b">
            <th
              scope="col"
              className="sticky start-0 z-10 bg-surface-1 px-3 py-2 text-start font-normal whitespace-nowrap"
            >
              {m.match_table_team()}
            </th>
            {heads.map(([key, short, long]) => (
              <th key={key} scope="col" className="whitespace-nowrap px-2 py-2 text-end font-normal">
                <abbr title={long} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
            <th scope="col" className="whitespace-nowrap px-3 py-2 text-end font-normal">
              {m.match_standings_form()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.team.id}
              row={row}
              isHighlighted={highlighted.includes(row.team.id)}
              {...{ hasDraws, hasPoints }}
            />
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

interface RowProps {
  row: StandingRow
  isHighlighted: boolean
  hasDraws: boolean
  hasPoints: boolean
}

function Row({ row, isHighlighted, hasDraws, hasPoints }: RowProps) {
  const { team, scored, conceded } = row
  const difference = scored - conceded
  return (
    <tr className={cn('border-line border-b last:border-b-0', isHighlighted ? 'bg-surface-2' : 'hover:bg-surface-2')}>
      <th
        scope="row"
        className={cn(
          'sticky start-0 z-10 max-w-44 border-s-2 px-3 py-2 text-start font-medium sm:max-w-72',
          isHighlighted ? 'border-s-brand-text bg-surface-2' : 'border-s-transparent bg-surface-1',
        )}
      >
        <span className="flex items-center gap-2">
          <span className="figures w-5 shrink-0 text-end text-text-muted">{row.rank}</span>
          <Crest id={team.id} crest={team.crest} size={18} />
          <span className="truncate">{team.name}</span>
        </span>
      </th>
      <td className={NUMBER}>{row.played}</td>
      <td className={NUMBER}>{row.won}</td>
      {hasDraws && <td className={NUMBER}>{row.drawn}</td>}
      <td className={NUMBER}>{row.lost}</td>
      <td className={cn(NUMBER, 'whitespace-nowrap')}>
        {scored}:{conceded}
      </td>
      <td className={NUMBER}>{difference > 0 ? `+${difference}` : difference}</td>
      {hasPoints && <td className={cn(NUMBER, 'font-bold')}>{row.points}</td>}
      <td className="px-3 py-2">
        <span className="flex justify-end gap-1">
          {numbered(row.form).map(({ number, item }) => (
            <OutcomeBadge key={number} outcome={item} />
          ))}
        </span>
      </td>
    </tr>
  )
}
