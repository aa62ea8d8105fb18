import { ArrowUp, X } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Field, FieldNote } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Select } from '#app/ui/select.tsx'
import { useBrandForm, useFaultAt } from '../brand-form.ts'
import { valueAt } from '../record.ts'

interface OrderFieldProps<Value extends string | number> {
  path: string
  options: readonly { value: Value; label: string }[]
  addLabel: string
  /** Said while none is chosen: what that means. */
  emptyText: string
  /** Whether the order says anything. */
  isOrdered?: boolean
}

/** Some of a number of things, usually in an order; none chosen leaves the field out. */
export function OrderField<Value extends string | number>({
  path,
  options,
  addLabel,
  emptyText,
  isOrdered = true,
}: OrderFieldProps<Value>) {
  const { record, set } = useBrandForm()
  const value = valueAt(record, path)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const store = (next: readonly unknown[]) => set(path, next.length === 0 ? undefined : next)
  const labelOf = (each: unknown) => options.find((option) => option.value === each)?.label ?? String(each)
  const fault = useFaultAt(path)
  const left = options.filter((option) => !chosen.includes(option.value))
  return (
    <div className="grid gap-3">
      {chosen.length === 0 && <p className="text-13 text-text-muted">{emptyText}</p>}
      <ol className="grid gap-1">
        {chosen.map((each, at) => (
          <li key={String(each)} className="flex items-center gap-1 rounded-md border border-line ps-3">
            {isOrdered && <span className="figures w-6 text-13 text-text-muted">{at + 1}</span>}
            <span className="min-w-0 flex-1">{labelOf(each)}</span>
            {isOrdered && at > 0 && (
              <IconButton
                label={m.admin_brand_order_up({ name: labelOf(each) })}
                onClick={() => store([...chosen.slice(0, at - 1), each, chosen[at - 1], ...chosen.slice(at + 1)])}
              >
                <ArrowUp size={16} aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={m.admin_brand_order_remove({ name: labelOf(each) })}
              onClick={() => store(chosen.filter((other) => other !== each))}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {left.length === 0 && <FieldNote id={undefined} error={fault} />}
      {left.length > 0 && (
        <Field label={addLabel} error={fault}>
          <Select
            value=""
            placeholder={m.admin_brand_choose()}
            options={left.map((option) => ({ value: String(option.value), label: option.label }))}
            onChange={({ target }) => {
              const found = left.find((option) => String(option.value) === target.value)
              if (found) store([...chosen, found.value])
            }}
          />
        </Field>
      )}
    </div>
  )
}
