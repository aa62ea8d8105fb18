import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  /** Shown at the end of the title. */
  action?: ReactNode
  children: ReactNode
}

/** A titled panel on a user's page. */
export const Panel = ({ title, action, children }: PanelProps) => (
  <section className="min-w-0 rounded-lg border border-line bg-surface-1 p-4">
    <div className="flex min-h-10 flex-wrap items-center gap-2">
      <h2 className="min-w-0 flex-auto font-semibold text-16">{title}</h2>
      {action}
    </div>
    <div className="mt-2">{children}</div>
  </section>
)
