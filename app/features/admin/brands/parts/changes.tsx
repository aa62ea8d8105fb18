import { m } from '#app/paraglide/messages.js'
import { fieldLabel } from '../field-label.ts'
import type { Change } from '../record.ts'

const lineOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, each]) => `${key}: ${lineOf(each)}`)
        .join(' · ')
    : String(value)

/** A list has a line for each of its items. */
const shown = (value: unknown): string =>
  value === undefined
    ? ''
    : Array.isArray(value)
      ? value.map(lineOf).join(value.every((each) => typeof each !== 'object') ? ', ' : '\n')
      : typeof value === 'object'
        ? JSON.stringify(value, null, 1)
        : String(value)

interface ChangesProps {
  changes: readonly Change[]
  /** Nothing was there before. */
  isNew?: boolean
}

/** All that a new brand says, for whoever wants to read it. */
export const NewFields = ({ fields }: { fields: readonly Change[] }) => (
  <details>
    <summary className="min-h-10 cursor-pointer py-2.5 text-13 text-brand-text hover:underline">
      {m.admin_brand_new_fields({ count: fields.length })}
    </summary>
    <Changes changes={fields} isNew />
  </details>
)

/** What differs, field by field: what was there, and what is there now. */
export function Changes({ changes, isNew = false }: ChangesProps) {
  if (changes.length === 0) return <p className="text-13 text-text-muted">{m.admin_brand_no_changes()}</p>
  return (
    <ul className="grid gap-2 text-13">
      {changes.map(({ path, before, after }) => (
        <li key={path} className="min-w-0 rounded-md border border-line p-2">
          <Name path={path} />
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
            {!isNew && (
              <>
                <dt className="text-lose">{m.admin_brand_before()}</dt>
                <Value text={shown(before)} />
              </>
            )}
            <dt className={isNew ? 'sr-only' : 'text-win'}>{m.admin_brand_after()}</dt>
            <Value text={shown(after)} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Name({ path }: { path: string }) {
  const label = fieldLabel(path)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {label && <span className="wrap-anywhere font-medium">{label}</span>}
      <code dir="ltr" className={`wrap-anywhere ${label ? 'text-12 text-text-muted' : 'font-medium'}`}>
        {path}
      </code>
    </p>
  )
}

/** More than this may be taller than its place, and is scrolled there. */
const SHORT_CHARS = 160
const SHORT_LINES = 7

function Value({ text }: { text: string }) {
  const isLong = text.length > SHORT_CHARS || text.split('\n').length > SHORT_LINES
  return (
    <dd
      dir="auto"
      // What scrolls must be reached by keyboard.
      {...(isLong ? { tabIndex: 0 } : {})}
      className={`wrap-anywhere match-parent whitespace-pre-wrap ${isLong ? 'max-h-40 overflow-y-auto' : ''}`}
    >
      {text || <span className="text-text-muted">{m.admin_brand_nothing()}</span>}
    </dd>
  )
}
