import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { Flashing } from '#app/ui/flashing.tsx'

export interface Fact {
  label: string
  /** Stands for the label on a phone, and before it elsewhere. */
  sign?: ReactNode
  home: number | string
  away: number | string
}

/** Pairs of values with a label between them: home's at the start, away's at the end. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-13 sm:gap-x-6">
      {facts.map(({ label, sign, home, away }) => (
        <div key={label} className="flex items-center gap-1.5 sm:gap-2">
          <dt className="order-2 flex items-center gap-1 text-text-muted">
            {sign}
            <span className={sign ? 'sr-only sm:not-sr-only' : undefined}>{label}</span>
          </dt>
          <dd className="order-1 font-semibold">
            <Flashing value={home} className="figures inline-block min-w-4 rounded-sm text-center" />
          </dd>
          <dd className="order-3 font-semibold">
            <Flashing value={away} className="figures inline-block min-w-4 rounded-sm text-center" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One centred line of text. Another text is another element: words of another length are no layout shift. */
export const Line = ({ children, className }: { children: ReactNode; className?: string }) => (
  <p className={cn('text-balance text-center text-13', className)}>
    {typeof children === 'string' ? <span key={children}>{children}</span> : children}
  </p>
)
