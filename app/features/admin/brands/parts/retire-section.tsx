import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { AdminBrand } from '#contract/admin-brands.ts'
import { BRAND_NOTE_CHARS_MAX } from '#contract/brand-rules.ts'
import { useAdminAction } from '../../use-admin-action.ts'
import { retireBrand } from '../brands.functions.ts'
import { retireRefusalText } from '../refusal-text.ts'

const ID_CHARS_MAX = 40

/** Takes the brand away: its id is typed, and then it is asked once more. */
export function RetireSection({ brand: { id, revision, isRetiredByTwo } }: { brand: AdminBrand }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const { act, isBusy } = useAdminAction(retireBrand)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isSure = await confirm({
      title: isRetiredByTwo ? m.admin_brand_retire_propose_sure({ id }) : m.admin_brand_retire_sure({ id }),
      text: isRetiredByTwo ? m.admin_brand_retire_propose_text() : m.admin_brand_retire_text(),
      confirmLabel: isRetiredByTwo ? m.admin_brand_retire_propose() : m.admin_brand_retire(),
      cancelLabel: m.user_act_cancel(),
      isDangerous: true,
    })
    if (!isSure) return
    const isDone = await act({ id, typed, revision, note: note.trim() }, ({ faults: [fault], needsSecond }) => {
      if (fault) return { refused: retireRefusalText(fault) }
      return needsSecond ? m.admin_brand_needs_second() : m.admin_brand_retired()
    })
    if (isDone) await navigate({ to: '/admin/$list', params: { list: 'brands' }, search: {} })
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-144 gap-4">
      <p>{m.admin_brand_retire_text()}</p>
      {isRetiredByTwo && <p>{m.admin_brand_needs_second()}</p>}
      <Field label={m.admin_brand_retire_typed({ id })}>
        <Input
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={ID_CHARS_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
      </Field>
      <Field label={m.admin_brand_note()}>
        <Input
          dir="auto"
          maxLength={BRAND_NOTE_CHARS_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="danger" disabled={isBusy || typed !== id} aria-busy={isBusy}>
          {isRetiredByTwo ? m.admin_brand_retire_propose() : m.admin_brand_retire()}
        </Button>
      </div>
    </form>
  )
}
