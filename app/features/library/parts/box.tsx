import { type ReactNode, useId } from 'react'
import { cn } from '#app/lib/cn.ts'

interface BoxProps {
  title: string
  /** Shown at the end of the title line. */
  extra?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled part of a page of the library. */
export function Box({ title, extra, className, children }: BoxProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cn('min-w-0 overflow-hidden rounded-lg border border-line bg-surface-1', className)}
    >
      <div className="flex min-h-11 items-center gap-2 border-line border-b px-3">
        <h2 id={id} className="font-semibold text-14">
          {title}
        </h2>
        {extra && <div className="ms-auto min-w-0">{extra}</div>}
      </div>
      {children}
    </section>
  )
}
