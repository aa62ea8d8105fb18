import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

interface CardProps {
  title: string
  /** Shown at the end of the title line. */
  extra?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled box of the match page. */
export function Card({ title, extra, className, children }: CardProps) {
  return (
    <section className={cn('min-w-0 overflow-hidden rounded-lg border border-line bg-surface-1', className)}>
      <div className="flex min-h-11 items-center gap-2 border-line border-b px-3">
        <h2 className="font-semibold text-14">{title}</h2>
        {extra && <div className="ms-auto min-w-0">{extra}</div>}
      </div>
      {children}
    </section>
  )
}
