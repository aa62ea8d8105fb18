import type { ReactNode } from 'react'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../shell/shell.queries.ts'

export interface WatchedLine {
  key: string | number
  name: ReactNode
  rooms: number
  viewers: number
}

interface WatchedTableProps {
  title: string
  /** Head of the first column. */
  kind: string
  lines: readonly WatchedLine[]
}

/** Rooms and viewers of each kind, with a bar: of viewers, or of rooms while nobody watches. */
export function WatchedTable({ title, kind, lines }: WatchedTableProps) {
  const { locale } = useShell()
  const isWatched = lines.some(({ viewers }) => viewers > 0)
  const amountOf = ({ rooms, viewers }: WatchedLine) => (isWatched ? viewers : rooms)
  const most = Math.max(1, ...lines.map(amountOf))
  return (
    <table className="w-full self-start rounded-lg border border-line border-separate border-spacing-0 bg-surface-1 text-13">
      <caption className="pb-2 text-start font-semibold text-16">{title}</caption>
      <thead className="text-12 text-text-muted">
        <tr>
          <th scope="col" className="px-3 py-2 text-start font-normal">
            {kind}
          </th>
          <th scope="col" className="whitespace-nowrap px-3 py-2 text-right font-normal">
            {m.figures_rooms()}
          </th>
          <th scope="col" className="whitespace-nowrap px-3 py-2 text-right font-normal">
            {m.figures_viewers()}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row" className="w-full border-line border-t px-3 py-2 text-start font-normal">
              <span className="flex min-w-0 items-center gap-2">{line.name}</span>
              <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-surface-2">
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ width: `${Math.round((amountOf(line) / most) * 100)}%` }}
                />
              </span>
            </th>
            <td className="figures border-line border-t px-3 py-2 text-right text-text-muted">
              {fullNumber(line.rooms, locale.tag)}
            </td>
            <td className="figures border-line border-t px-3 py-2 text-right">
              {fullNumber(line.viewers, locale.tag)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
