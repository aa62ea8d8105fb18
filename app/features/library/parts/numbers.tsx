export interface NumberShown {
  label: string
  value: string
  /** Below it: a value for each match, a rank. */
  notes?: readonly string[]
}

/** Large numbers, each with what it is of. */
export const Numbers = ({ figures }: { figures: readonly NumberShown[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 gap-y-3">
    {figures.map(({ label, value, notes = [] }) => (
      <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
        <dt className="text-12 text-text-muted">
          {label}
          {notes.map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
        </dt>
        <dd className="font-bold text-20 tabular-nums">
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
