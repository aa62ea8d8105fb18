import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import type { AdminUser } from '#contract/admin.ts'
import { unban } from '../admin.functions.ts'
import { useAdminAction } from '../use-admin-action.ts'

const BanDialog = lazy(() => import('./ban-dialog.tsx').then((module) => ({ default: module.BanDialog })))

/** Bans a user, or lifts the ban. */
export function AccountBan({ user }: { user: AdminUser }) {
  const [isOpen, setIsOpen] = useState(false)
  const { act, isBusy } = useAdminAction(unban)
  const lift = async () => {
    const isAgreed = await confirm({
      title: m.admin_user_unban_title({ name: user.username }),
      text: m.admin_user_unban_text(),
      confirmLabel: m.admin_user_unban(),
      cancelLabel: m.user_act_cancel(),
    })
    if (isAgreed) await act({ uid: user.uid }, m.admin_user_unban_done())
  }
  return (
    <>
      {user.bannedAt === undefined ? (
        <Button variant="quiet" className="text-lose!" onClick={() => setIsOpen(true)}>
          {m.admin_user_ban()}
        </Button>
      ) : (
        <Button variant="quiet" disabled={isBusy} onClick={() => void lift()}>
          {m.admin_user_unban()}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <BanDialog user={user} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
