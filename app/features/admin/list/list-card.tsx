import type { ReactNode } from 'react'

interface ListCardProps {
  /** The box by which the row is chosen, and who decides about it. */
  head: ReactNode
  /** Who, when and what: the first line, beside the box. */
  line: ReactNode
  children: ReactNode
}

/** A row of a list whose rows are read as a whole. */
export const ListCard = ({ head, line, children }: ListCardProps) => (
  <li className="grid min-w-0 content-start gap-3 rounded-lg border border-line bg-surface-1 p-4">
    <div className="flex flex-wrap items-start gap-x-3">
      {head}
      <div
        className={`flex min-w-0 flex-1 basis-60 flex-wrap content-center items-center gap-x-3 gap-y-1 text-13 text-text-muted ${head ? 'min-h-10' : ''}`}
      >
        {line}
      </div>
    </div>
    {children}
  </li>
)
