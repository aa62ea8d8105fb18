import { m } from '#app/paraglide/messages.js'
import type { AdminUser } from '#contract/admin.ts'
import { ban } from '../admin.functions.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useAdminAction } from '../use-admin-action.ts'

/** Asks for a reason before a ban. */
export function BanDialog({ user: { uid, username }, onClose }: { user: AdminUser; onClose: () => void }) {
  const { act, isBusy } = useAdminAction(ban)
  return (
    <ReasonDialog
      draft={`ban-${uid}`}
      title={m.admin_user_ban_title({ name: username })}
      text={m.admin_user_ban_text()}
      submitLabel={m.admin_user_ban()}
      isBusy={isBusy}
      onSubmit={(reason) => act({ uid, reason }, m.admin_user_ban_done({ name: username }))}
      onClose={onClose}
    />
  )
}
