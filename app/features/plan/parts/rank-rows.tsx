import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import type { RankedExpert } from '#contract/plan.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { hitsText, profitText, rateText } from '../figures.ts'
import { SimulatedTag } from './simulated-tag.tsx'

interface Ranked extends RankedExpert {
  place: number
}

const Name = ({ row: { place, expert } }: { row: Ranked }) => (
  <span className="flex min-w-0 items-center gap-3">
    <span className="figures w-6 shrink-0 text-center font-semibold text-text-muted">{place}</span>
    <Avatar name={expert.username} url={expert.avatar} size={32} />
    <Link
      to="/expert/{-$id}"
      params={{ id: String(expert.uid) }}
      className="inline-flex min-h-10 min-w-0 items-center font-medium after:absolute after:inset-0 hover:text-brand-text hover:underline lg:after:hidden"
    >
      <bdi className="wrap-anywhere">{expert.username}</bdi>
    </Link>
    {expert.isSimulated && <SimulatedTag />}
  </span>
)

function Rate({ row }: { row: Ranked }) {
  const { locale } = useShell()
  return (
    <span className="whitespace-nowrap">
      <b className="figures font-semibold">{rateText(row, locale.tag)}</b>{' '}
      <span className="text-12 text-text-muted">{hitsText(row)}</span>
    </span>
  )
}

function Profit({ row: { profit } }: { row: Ranked }) {
  const { locale } = useShell()
  const colour = profit > 0 ? 'text-win' : profit < 0 ? 'text-lose' : ''
  return <span className={`figures ${colour}`}>{profitText(profit, locale.tag)}</span>
}

/** A figure where no heading names it. */
const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="flex items-baseline gap-x-1">
    <span className="text-12 text-text-muted">{name}</span> {children}
  </span>
)

/** Experts of a ranking, the best first. */
export function RankRows({ label, list }: { label: string; list: readonly RankedExpert[] }) {
  const columns: readonly Column<Ranked>[] = [
    { key: 'expert', title: m.plan_rank_expert(), cell: (row) => <Name row={row} /> },
    { key: 'rate', title: m.plan_rank_accuracy(), cell: (row) => <Rate row={row} />, isNumeric: true },
    { key: 'profit', title: m.plan_rank_profit(), cell: (row) => <Profit row={row} />, isNumeric: true },
    { key: 'streak', title: m.plan_rank_streak(), cell: ({ streak }) => streak, isNumeric: true },
    { key: 'sale', title: m.plan_rank_on_sale(), cell: ({ onSale }) => onSale || '–', isNumeric: true },
  ]
  return (
    <Table
      label={label}
      columns={columns}
      rows={list.map((row, at) => ({ ...row, place: at + 1 }))}
      keyOf={({ expert }) => expert.uid}
      compact={(row) => (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Name row={row} />
          <p className="ms-auto flex flex-wrap items-baseline gap-x-3 ps-9 text-13">
            <Named name={m.plan_rank_accuracy()}>
              <Rate row={row} />
            </Named>
            <Named name={m.plan_rank_profit()}>
              <Profit row={row} />
            </Named>
          </p>
          <p className="flex w-full flex-wrap gap-x-3 ps-9 text-12 text-text-muted">
            {row.streak > 0 && <span>{m.plan_expert_streak({ count: row.streak })}</span>}
            {row.onSale > 0 && <span>{m.plan_rank_on_sale_count({ count: row.onSale })}</span>}
          </p>
        </div>
      )}
    />
  )
}
