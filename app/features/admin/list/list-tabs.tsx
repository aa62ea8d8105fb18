import { Link } from '@tanstack/react-router'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { TAB, TAB_ROW } from '#app/ui/tabs.tsx'
import type { ListFields } from './describe-list.ts'

interface ListTabsProps {
  title: string
  fields: ListFields
  search: Readonly<Record<string, unknown>>
}

/** Tabs above a list with a field of kind `tab`. A tab links to its first page. */
export function ListTabs({ title, fields, search }: ListTabsProps) {
  const [name, field] = Object.entries(fields).find(([, { kind }]) => kind === 'tab') ?? []
  if (name === undefined || field?.kind !== 'tab') return null
  const tabs = [{ value: undefined, label: field.firstLabel }].concat(
    Object.entries(field.options).map(([value, label]) => ({ value, label })) as never[],
  )
  return (
    <nav aria-label={title} className={TAB_ROW}>
      {tabs.map(({ value, label }) => (
        <Link
          key={value ?? ''}
          to="."
          search={() => ({ [name]: value })}
          activeOptions={EXACT_LINK}
          aria-current={search[name] === value ? 'page' : undefined}
          className={TAB}
        >
          {label()}
        </Link>
      ))}
    </nav>
  )
}
