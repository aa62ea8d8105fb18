import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { parseAuditSearch } from '../admin-search.ts'

/** Leaves what was done about one user; without a number, everything. */
export function AuditFilter({ uid }: { uid: number | undefined }) {
  const navigate = useNavigate()
  const asked = uid === undefined ? '' : String(uid)
  const [text, setText] = useState(asked)
  // A step back in the browser, or the link of a user, changes the address beside the form.
  useEffect(() => setText(asked), [asked])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ to: '/admin/audit', search: parseAuditSearch({ uid: text }) })
  }
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field label={m.admin_audit_uid()}>
          <Input
            name="uid"
            inputMode="numeric"
            maxLength={15}
            value={text}
            onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
          />
        </Field>
        <Button type="submit" look="quiet">
          {m.admin_audit_show()}
        </Button>
      </form>
    </search>
  )
}
