import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { confirm } from '#app/ui/confirm.ts'
import type { AdminUser } from '#contract/admin.ts'
import type { Role } from '#contract/call.ts'
import { setRoles } from '../admin.functions.ts'
import { ROLE_LABELS, ROLE_NAMES, rolesText } from '../admin-labels.ts'
import { useAdminAction } from '../use-admin-action.ts'

/** Roles that administrators grant; memberships are bought. */
const GRANTED = ROLE_NAMES.filter((role) => role !== 'vip' && role !== 'svip')

/** The roles of a user, saved together. Administrators cannot change their own. */
export function AccountRoles({ user, isLocked }: { user: AdminUser; isLocked: boolean }) {
  const { act, isBusy } = useAdminAction(setRoles)
  // A box ticked before hydration would not be known to React.
  const isReady = useHydrated()
  const granted = GRANTED.filter((role) => user.roles.includes(role))
  const [chosen, setChosen] = useState<readonly Role[]>(granted)
  const roles = GRANTED.filter((role) => chosen.includes(role))
  const isSame = roles.join() === granted.join()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const isAgreed = await confirm({
      title: m.admin_user_roles_title({ name: user.username }),
      text: m.admin_user_roles_text({ roles: rolesText(roles) }),
      confirmLabel: m.admin_user_roles_save(),
      cancelLabel: m.user_act_cancel(),
    })
    if (!isAgreed) return
    await act({ uid: user.uid, roles }, ({ isProposed }) => {
      if (isProposed) setChosen(granted)
      return isProposed ? m.admin_proposals_sent() : m.admin_user_roles_saved()
    })
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <fieldset disabled={isLocked || !isReady} className="grid gap-x-4 sm:grid-cols-2">
        <legend className="sr-only">{m.admin_user_roles()}</legend>
        {GRANTED.map((role) => (
          <Checkbox
            key={role}
            label={ROLE_LABELS[role]()}
            checked={chosen.includes(role)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, role] : chosen.filter((each) => each !== role))
            }
          />
        ))}
      </fieldset>
      <p className="my-3 text-13 text-text-muted">{m.admin_user_roles_hint()}</p>
      <Button type="submit" disabled={isLocked || isSame || isBusy} aria-busy={isBusy}>
        {m.admin_user_roles_save()}
      </Button>
    </form>
  )
}
