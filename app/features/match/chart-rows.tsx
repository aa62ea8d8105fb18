import { cn } from '#app/lib/cn.ts'
import { Scroller } from '#app/ui/scroller.tsx'

export interface ChartColumn {
  title: string
  /** Digits one under the other, at the right edge in every language. */
  isNumeric?: boolean
}

export interface ChartRow {
  key: string
  cells: readonly string[]
}

export interface ChartRowsProps {
  caption: string
  columns: readonly ChartColumn[]
  rows: () => ChartRow[]
}

/** The table of a chart. */
export function ChartRows({ caption, columns, rows }: ChartRowsProps) {
  const alignOf = (index: number) => (columns[index]?.isNumeric ? 'whitespace-nowrap text-right' : 'text-start')
  return (
    <Scroller
      label={`${caption}: ${columns.map(({ title }) => title).join(', ')}`}
      className="max-h-80 overflow-y-auto border-line border-t"
    >
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface-1 text-12 text-text-muted">
          <tr>
            {columns.map(({ title }, index) => (
              <th key={title} scope="col" className={cn('px-2 py-2 font-normal', alignOf(index))}>
                {title}
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
                <td
                  key={columns[index + 1]?.title}
                  className={cn('px-2 py-1 text-text tabular-nums', alignOf(index + 1))}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
