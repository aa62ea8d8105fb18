import type { ReactNode } from 'react'
import { numbered } from '#app/lib/numbered.ts'

export interface SideRow {
  label: string
  home: ReactNode
  away: ReactNode
}

/** Rows of a value for each side with its name between them. The three columns stay where they are. */
export const SideRows = ({ rows }: { rows: readonly SideRow[] }) => (
  <dl className="mx-auto grid max-w-[420px] gap-1 text-13">
    {rows.map(({ label, home, away }) => (
      <div key={label} className="grid min-h-6 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-x-3 items-center">
        <dt className="col-start-2 row-start-1 text-center text-text-muted">{label}</dt>
        <dd className="col-start-1 row-start-1 flex items-center justify-end gap-2 font-semibold tabular-nums">
          {home}
        </dd>
        <dd className="col-start-3 row-start-1 flex flex-row-reverse items-center justify-end gap-2 font-semibold tabular-nums">
          {away}
        </dd>
      </div>
    ))}
  </dl>
)

/** So many of a few, as filled and empty dots. */
export const Dots = ({ count, of }: { count: number; of: number }) => (
  <span role="img" aria-label={`${count}`} className="flex gap-1">
    {numbered(Array.from({ length: of })).map(({ number }) => (
      <span
        key={number}
        className={`size-2 rounded-full border border-current ${number <= count ? 'bg-current' : 'opacity-40'}`}
      />
    ))}
  </span>
)
