import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { parseUserSearch, type UserSearch } from '../admin-search.ts'
import { ROLE_NAMES, ROLE_WORDS } from '../admin-words.ts'

/** What to look for: a choice counts at once, text when it is sent. */
export function UserFilter({ search }: { search: UserSearch }) {
  const navigate = useNavigate()
  const [text, setText] = useState(search.text ?? '')
  // A step back in the browser changes the address beside the form.
  useEffect(() => setText(search.text ?? ''), [search.text])
  const look = (change: Record<string, unknown>) =>
    void navigate({ to: '/admin/users', search: parseUserSearch({ ...search, text, ...change, page: undefined }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look({})
  }
  return (
    <search>
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_1fr_1fr_auto]">
        <Field label={m.admin_users_text()}>
          <Input
            name="text"
            type="search"
            dir="auto"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field label={m.admin_users_role()}>
          <Select
            name="role"
            value={search.role ?? ''}
            onChange={(event) => look({ role: event.target.value })}
            placeholder={m.admin_users_role_any()}
            options={ROLE_NAMES.map((role) => ({ value: role, label: ROLE_WORDS[role]() }))}
          />
        </Field>
        <Field label={m.admin_users_state()}>
          <Select
            name="state"
            value={search.state ?? ''}
            onChange={(event) => look({ state: event.target.value })}
            placeholder={m.admin_users_state_any()}
            options={[
              { value: 'banned', label: m.admin_state_banned() },
              { value: 'deleting', label: m.admin_state_deleting() },
            ]}
          />
        </Field>
        <Button type="submit">
          <Search size={16} aria-hidden />
          {m.admin_users_submit()}
        </Button>
      </form>
    </search>
  )
}
