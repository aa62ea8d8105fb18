import type { ReactNode } from 'react'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { FIGURE_MAX } from '#contract/list-limits.ts'
import { useShell } from '../../shell/shell.queries.ts'

export const CARD = 'block rounded-lg border border-line bg-surface-1 p-4 [a&]:hover:bg-surface-2'

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="mb-2 font-semibold text-14 text-text-muted">{title}</h2>
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">{children}</div>
  </section>
)

interface FigureProps {
  name: string
  value: number | undefined
  /** A week ago. */
  before?: number | undefined
  /** From there on it was not counted. */
  max?: number
}

export function Figure({ name, value, before, max = FIGURE_MAX }: FigureProps) {
  const { locale } = useShell()
  const text = (count: number) => `${fullNumber(Math.min(count, max), locale.tag)}${count > max ? '+' : ''}`
  return (
    <>
      <span className="block text-13 text-text-muted">{name}</span>
      {value === undefined ? (
        <Skeleton className="mt-1 h-8 w-16" />
      ) : (
        <span className="figures block font-bold text-28">{text(value)}</span>
      )}
      {before !== undefined && (
        <span className="block text-12 text-text-muted">{m.admin_home_week_ago({ count: text(before) })}</span>
      )}
    </>
  )
}
