import { type ChangeEvent, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { faultLine, useBrandForm } from '../brand-form.ts'
import { type Part, parseRecord } from '../record.ts'

interface JsonSectionProps {
  id: string
  /** Takes the record of a file in place of the copy. */
  onImport: (record: Part) => void
}

/** The record as a file, the same as `npm run brand -- get` and `put` have. */
export function JsonSection({ id, onImport }: JsonSectionProps) {
  const { record, faults } = useBrandForm()
  const picker = useRef<HTMLInputElement>(null)
  const text = `${JSON.stringify(record, null, 2)}\n`
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const found = parseRecord(await file.text())
    if (found?.id === id) onImport(found)
    else toast(found ? m.admin_brand_import_other() : m.admin_brand_import_bad(), 'error')
  }
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${id}.json`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <div className="grid gap-4">
      <p className="text-13 text-text-muted">{m.admin_brand_json_hint()}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={download}>
          {m.admin_brand_export()}
        </Button>
        <Button variant="quiet" onClick={() => picker.current?.click()}>
          {m.admin_brand_import()}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          aria-label={m.admin_brand_import()}
          hidden
          onChange={(event) => void read(event)}
        />
      </div>
      {faults.length > 0 && (
        <ul className="grid gap-1 text-13 text-lose">
          {faults.map((fault) => (
            <li key={`${fault.path} ${fault.text}`} dir="auto" className="wrap-anywhere">
              {faultLine(fault)}
            </li>
          ))}
        </ul>
      )}
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="max-h-[60dvh] overflow-auto rounded-md border border-line bg-bg p-3 text-12"
      >
        {text}
      </pre>
    </div>
  )
}
