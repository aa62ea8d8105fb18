import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'

export interface ChartRow {
  key: string
  cells: readonly string[]
}

interface ChartTableProps {
  caption: string
  heads: readonly string[]
  rows: () => ChartRow[]
}

/**
 * What a chart shows, for who reads rather than looks. Its rows are made when it is opened. Its switch stands at the end
 * of the line above it.
 */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="-mt-9 text-13" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="ms-auto flex min-h-9 w-max list-none items-center rounded-sm text-12 text-text-muted underline hover:text-text">
        {m.match_chart_as_table()}
      </summary>
      {isOpen && (
        <Scroller label={caption} className="max-h-80 overflow-y-auto border-line border-t">
          <table className="w-full">
            <caption className="sr-only">{caption}</caption>
            <thead className="sticky top-0 bg-surface-1 text-12 text-text-muted">
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" className="px-2 py-2 text-start font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(({ key, cells: [first, ...others] }) => (
                <tr key={key} className="border-line border-t">
                  <th scope="row" className="whitespace-nowrap px-2 py-1 text-start font-normal tabular-nums">
                    {first}
                  </th>
                  {others.map((cell, index) => (
                    <td key={heads[index + 1]} className="px-2 py-1 tabular-nums">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </details>
  )
}
