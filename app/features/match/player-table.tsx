import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { PlayerLine } from '#contract/match-state.ts'
import { decimalsOf } from './decimals-of.ts'
import type { People } from './people.ts'
import { PlayerName } from './player-name.tsx'
import { type Sorting, sortLines } from './sort-lines.ts'
import { columnName } from './stat-name.ts'

interface PlayerTableProps {
  caption: string
  columns: readonly string[]
  lines: readonly PlayerLine[]
  people: People
  gameId: number
}

/** Statistics of players, sortable by column. On narrow screens it scrolls sideways and the names stay visible. */
export function PlayerTable({ caption, columns, lines, people, gameId }: PlayerTableProps) {
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const shown = sorting ? sortLines(lines, sorting) : lines
  const decimals = new Map(columns.map((column) => [column, decimalsOf(lines, column)]))
  const sortBy = (column: string) =>
    setSorting({ column, isDescending: sorting?.column === column ? !sorting.isDescending : true })
  return (
    <Scroller label={caption}>
      <table className="w-full text-13">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-12 text-text-muted">
          <tr className="border-line border-b">
            <th scope="col" className="sticky start-0 z-10 bg-surface-1 px-3 text-start font-normal max-sm:px-2">
              {m.match_table_player()}
            </th>
            {columns.map((column) => (
              <Head key={column} column={column} sorting={sorting} onSort={sortBy} gameId={gameId} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.player} className="border-line border-b last:border-b-0 hover:bg-surface-2">
              <th scope="row" className="sticky start-0 z-10 bg-surface-1 px-3 py-2 text-start font-medium max-sm:px-2">
                <span className="block w-max max-w-28 break-keep [overflow-wrap:anywhere] sm:max-w-none">
                  <PlayerName id={line.player} people={people} number={line.player} />
                </span>
              </th>
              {columns.map((column) => (
                <td key={column} className="px-3 py-2 text-end max-sm:px-2">
                  <Value value={line.values[column]} column={column} decimals={decimals.get(column) ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

interface ValueProps {
  value: number | string | undefined
  column: string
  decimals: number
}

function Value({ value, column, decimals }: ValueProps) {
  if (column === 'items' && typeof value === 'string') return <Items names={value.split(', ')} />
  return (
    <span className={typeof value === 'number' ? 'figures' : 'whitespace-nowrap tabular-nums'}>
      {textOf(value, decimals)}
    </span>
  )
}

/** Two of a kind may be among them. Their names are English everywhere. */
const Items = ({ names }: { names: readonly string[] }) => (
  <ul lang="en" className="ms-auto flex w-72 flex-wrap justify-end gap-1 text-12">
    {numbered(names).map(({ number, item }) => (
      <li key={number} className="rounded-sm bg-surface-2 px-1.5 py-0.5">
        <bdi>{item}</bdi>
      </li>
    ))}
  </ul>
)

const textOf = (value: number | string | undefined, decimals: number): string | number =>
  typeof value === 'number' ? value.toFixed(decimals) : (value ?? '–')

interface HeadProps {
  column: string
  sorting: Sorting | null
  onSort: (column: string) => void
  gameId: number
}

function Head({ column, sorting, onSort, gameId }: HeadProps) {
  const isSorted = sorting?.column === column
  const Arrow = sorting?.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'}
      className="font-normal"
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className={cn(
          'flex min-h-9 w-full items-center justify-end gap-1 whitespace-nowrap px-3 hover:text-text max-sm:px-2',
          isSorted && 'text-brand-text',
        )}
      >
        {isSorted && <Arrow size={12} aria-hidden className="-ms-4" />}
        {columnName(column, gameId)}
      </button>
    </th>
  )
}
