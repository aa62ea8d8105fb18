import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { Scroller } from '#app/ui/scroller.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { Card } from '../../card.tsx'

const SIDES = ['home', 'away'] as const

/** A figure of both sides. */
export interface SideFigure {
  home: number
  away: number
  /** What stands beside the bars, where it is not the numbers themselves. */
  texts?: Record<Side, string>
}

export interface SideColumn {
  title: string
  /** What the longest bar stands for; without it there are no bars. */
  most?: number
}

export interface SideRow {
  key: string
  label: string
  /** What stands small under the label: how long it was. */
  note?: string
  /** The side whose row it is. */
  winner?: Side | undefined
  /** One for each column; undefined where it is not known. */
  cells: readonly (SideFigure | undefined)[]
}

interface SideBarsTableProps {
  title: string
  match: MatchRow
  columns: readonly SideColumn[]
  rows: readonly SideRow[]
}

/** Figures of both sides, period by period, each as a bar with its number: a picture that is a table. */
const SideBarsTable = ({ title, match, columns, rows }: SideBarsTableProps) => (
  <Scroller label={title}>
    <table className="w-full text-13">
      <caption className="sr-only">{title}</caption>
      <thead className="text-12 text-text-muted">
        <tr className="border-line border-b">
          <td className="sticky start-0 z-10 bg-surface-1" />
          {columns.map((column) => (
            <th key={column.title} scope="col" className="min-w-20 px-3 py-2 text-start font-normal">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, note, winner, cells }) => (
          <tr key={key} className="border-line border-b last:border-b-0">
            <th
              scope="row"
              className="sticky start-0 z-10 whitespace-nowrap bg-surface-1 px-3 py-1.5 text-start font-medium"
            >
              {label}
              {note && <span className="block font-normal text-12 text-text-muted">{note}</span>}
            </th>
            {columns.map((column, index) => (
              <td key={column.title} className="px-3 py-1.5">
                <Pair figure={cells[index]} most={column.most} winner={winner} match={match} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
)

interface PairProps {
  figure: SideFigure | undefined
  most: number | undefined
  winner: Side | undefined
  match: MatchRow
}

const Pair = ({ figure, most, winner, match }: PairProps) =>
  figure ? (
    SIDES.map((side) => (
      <span key={side} className="flex h-5 items-center gap-2">
        <span className="sr-only">{match[side].abbr}</span>
        {most !== undefined && (
          <i aria-hidden="true" className="h-2 w-16 shrink-0 sm:w-24">
            <i
              className={cn('block h-2 rounded-full', side === 'home' ? 'bg-team-home' : 'bg-team-away')}
              style={{ width: `${Math.min(1, figure[side] / Math.max(1, most)) * 100}%` }}
            />
          </i>
        )}
        <bdi className={cn('figures whitespace-nowrap', winner === side ? 'font-bold' : 'font-normal')}>
          {figure.texts ? figure.texts[side] : figure[side]}
        </bdi>
      </span>
    ))
  ) : (
    <span className="text-text-muted">–</span>
  )

/** Whose bars and lines are which. */
const SideLegend = ({ match }: { match: MatchRow }) => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 px-3 pt-2 text-12">
    {SIDES.map((side) => (
      <span key={side} className="flex min-w-0 items-center gap-2 font-medium">
        <i
          aria-hidden="true"
          className={cn('size-2 shrink-0 rounded-full', side === 'home' ? 'bg-team-home' : 'bg-team-away')}
        />
        <span dir="auto">{match[side].name}</span>
      </span>
    ))}
  </p>
)

interface SideBarsCardProps extends SideBarsTableProps {
  /** Between the names of both sides and the table. */
  above?: ReactNode
  below?: ReactNode
}

/** Figures of both sides on a card of their own, with whose bars are which. */
export const SideBarsCard = ({ above, below, ...table }: SideBarsCardProps) => (
  <Card title={table.title}>
    <SideLegend match={table.match} />
    {above}
    <SideBarsTable {...table} />
    {below}
  </Card>
)

/** The largest figure of a column, at least 1. */
export const mostOf = (figures: readonly (SideFigure | undefined)[]): number =>
  Math.max(1, ...figures.flatMap((figure) => (figure ? [figure.home, figure.away] : [])))
