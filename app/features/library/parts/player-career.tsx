import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { type Column, Table } from '#app/ui/table.tsx'
import { seasonName } from '../../match/season-name.ts'
import { libraryLink } from '../../shell/library-link.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { figureText } from '../figure-name.ts'
import { FigureHead } from './figure-head.tsx'
import type { PlayerData } from './panel-props.ts'

type Row = PlayerData['career'][number]

/** Each season in each competition. */
export function PlayerCareer({ data: { career, isCounting, gameId } }: { data: PlayerData }) {
  const { locale } = useShell()
  if (career.length === 0 && !isCounting) return null
  const forms = [...new Map(career.flatMap(({ figures }) => figures.map((figure) => [figure.key, figure]))).values()]
  const columns: Column<Row>[] = [
    {
      key: 'season',
      title: m.library_season(),
      cell: ({ league, season }) => (
        <span className="block min-w-40">
          <Link {...libraryLink('league', league.id)} className="font-medium hover:underline">
            <bdi>{league.name}</bdi>
          </Link>
          <span className="block text-12 text-text-muted">{seasonName(season, locale.tag)}</span>
        </span>
      ),
    },
    { key: 'matches', title: m.library_player_matches(), isNumeric: true, cell: ({ matches }) => matches || '–' },
    ...forms.map(
      (form): Column<Row> => ({
        key: form.key,
        title: <FigureHead of={form.key} gameId={gameId} />,
        isNumeric: true,
        cell: ({ figures }) => {
          const figure = figures.find(({ key }) => key === form.key)
          return figure ? figureText(figure, figure.value, locale.tag) : '–'
        },
      }),
    ),
  ]
  return (
    <section>
      <h2 className="mb-2 font-semibold text-14">{m.library_player_career()}</h2>
      {career.length > 0 && (
        <Table
          label={m.library_player_career()}
          columns={columns}
          rows={career}
          keyOf={({ league, season }) => `${league.id} ${season.id}`}
        />
      )}
      {isCounting && <p className="mt-2 text-12 text-text-muted">{m.library_player_counting()}</p>}
    </section>
  )
}
