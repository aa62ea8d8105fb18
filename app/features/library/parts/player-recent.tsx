import { Link } from '@tanstack/react-router'
import { dayOf } from '#app/lib/day-of.ts'
import { shortDay } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { type Column, Table } from '#app/ui/table.tsx'
import { gameById } from '#contract/games.ts'
import type { PlayedMatch } from '#contract/library-squads.ts'
import { outcomeFor } from '../../match/form.ts'
import { shortEndName } from '../../match/match-labels.ts'
import { OutcomeBadge } from '../../match/outcome-badge.tsx'
import { rowFigures } from '../../match/row-figures.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { figureText } from '../figure-name.ts'
import { FigureHead } from './figure-head.tsx'
import type { PlayerData } from './panel-props.ts'

/** The last matches, with what the player did in each. */
export function PlayerRecent({ data: { recent, columns, gameId, team, names = {} } }: { data: PlayerData }) {
  const { locale, zone } = useShell()
  if (recent.length === 0) return null
  const shown: Column<PlayedMatch>[] = [
    {
      key: 'match',
      title: m.library_player_opponent(),
      cell: ({ match, picks = [] }) => {
        const outcome = outcomeFor(match, team.id)
        const [own, other] = match.home.id === team.id ? (['home', 'away'] as const) : (['away', 'home'] as const)
        const { total } = rowFigures(match, gameById(gameId)?.family)
        return (
          <span className="relative flex min-w-40 items-center gap-2">
            {outcome && <OutcomeBadge outcome={outcome} />}
            <Link
              to="/$game/$id"
              params={{ game: gameById(match.gameId)?.code ?? '', id: String(match.id) }}
              preload={false}
              className="min-w-0 hover:underline"
            >
              <bdi className="block max-w-48 truncate font-medium">{match[other].name}</bdi>
              <span className="block text-12 text-text-muted">
                {match.endedBy && `${shortEndName(match)} · `}
                {match.endedBy !== 'walkover' && (
                  <>
                    <bdi dir="ltr" className="figures font-semibold text-text">
                      {`${total[own]}-${total[other]}`}
                    </bdi>
                    {' · '}
                  </>
                )}
                <span suppressHydrationWarning>{shortDay(dayOf(match.startsAt, zone), locale.tag)}</span>
                {picks.length > 0 && ` · ${picks.map((pick) => names[pick] ?? pick).join(', ')}`}
              </span>
            </Link>
          </span>
        )
      },
    },
    ...columns.map(
      (column): Column<PlayedMatch> => ({
        key: column.key,
        title: <FigureHead of={column.key} gameId={gameId} />,
        isNumeric: true,
        cell: ({ values }) => {
          const value = values[column.key]
          return value === undefined ? '–' : figureText(column, value, locale.tag)
        },
      }),
    ),
  ]
  return (
    <section>
      <h2 className="mb-2 font-semibold text-14">{m.library_player_recent()}</h2>
      <Table label={m.library_player_recent()} columns={shown} rows={recent} keyOf={({ match }) => match.id} />
    </section>
  )
}
