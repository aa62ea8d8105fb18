import { m } from '#app/paraglide/messages.js'
import type { Change } from '../record.ts'

const shown = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 1)

/** What differs, field by field: what was there, and what is there now. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-13 text-text-muted">{m.admin_brand_no_changes()}</p>
  return (
    <ul className="grid gap-2 text-13">
      {changes.map(({ path, before, after }) => (
        <li key={path} className="min-w-0 rounded-md border border-line p-2">
          <code dir="ltr" className="wrap-anywhere font-medium">
            {path}
          </code>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
            <dt className="text-lose">{m.admin_brand_before()}</dt>
            <dd dir="auto" className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-wrap">
              {shown(before) || <span className="text-text-muted">{m.admin_brand_nothing()}</span>}
            </dd>
            <dt className="text-win">{m.admin_brand_after()}</dt>
            <dd dir="auto" className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-wrap">
              {shown(after) || <span className="text-text-muted">{m.admin_brand_nothing()}</span>}
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
