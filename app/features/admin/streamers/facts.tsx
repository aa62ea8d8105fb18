import type { ReactNode } from 'react'

/** Terms and what they are; those without anything are left out. */
export const Facts = ({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid gap-2">
    {of.map(([name, value]) =>
      value ? (
        <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
          <dt className="text-text-muted">{name}</dt>
          <dd dir="auto" className="whitespace-pre-line break-words">
            {value}
          </dd>
        </div>
      ) : null,
    )}
  </dl>
)
