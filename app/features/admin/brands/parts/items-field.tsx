import { ArrowUp, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useBrandForm } from '../brand-form.ts'
import { valueAt } from '../record.ts'

interface ItemsFieldProps {
  path: string
  title: string
  hint?: string
  addLabel: string
  /** What a new item begins with. */
  first: Readonly<Record<string, unknown>>
  /** An empty list is none. */
  isOptional?: boolean
  /** The fields of the item at a path: `links.0`. */
  children: (path: string) => ReactNode
}

const moved = (list: readonly unknown[], at: number): unknown[] => {
  const next = [...list]
  next.splice(at - 1, 2, list[at], list[at - 1])
  return next
}

/** A list of objects, each with its fields. */
export function ItemsField({ path, title, hint, addLabel, first, isOptional, children }: ItemsFieldProps) {
  const { record, set } = useBrandForm()
  const value = valueAt(record, path)
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const store = (next: readonly unknown[]) => set(path, next.length === 0 && isOptional ? undefined : next)
  return (
    <section className="grid gap-2">
      <h3 className="font-medium text-14">{title}</h3>
      {hint && <p className="text-13 text-text-muted">{hint}</p>}
      {list.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place.
        <div key={at} className="flex items-start gap-2 rounded-md border border-line p-3">
          <div className="grid min-w-0 flex-1 items-start gap-3 sm:grid-cols-2">{children(`${path}.${at}`)}</div>
          <div className="grid shrink-0">
            <IconButton
              label={m.admin_brand_item_remove({ number: at + 1 })}
              onClick={() => store(list.filter((_item, index) => index !== at))}
            >
              <X size={16} aria-hidden />
            </IconButton>
            {at > 0 && (
              <IconButton label={m.admin_brand_item_up({ number: at + 1 })} onClick={() => store(moved(list, at))}>
                <ArrowUp size={16} aria-hidden />
              </IconButton>
            )}
          </div>
        </div>
      ))}
      <div>
        <Button variant="quiet" onClick={() => store([...list, first])}>
          <Plus size={16} aria-hidden />
          {addLabel}
        </Button>
      </div>
    </section>
  )
}
