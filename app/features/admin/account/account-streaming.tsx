import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { AdminUser } from '#contract/admin.ts'
import { banFromStreaming } from '../streamers/streamers.functions.ts'
import { useAdminAction } from '../use-admin-action.ts'

const ReasonDialog = lazy(() => import('../reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

/** Bans a streamer from streaming, however the role was given. The ban is lifted at her application. */
export function AccountStreaming({ user: { uid } }: { user: AdminUser }) {
  const [isOpen, setIsOpen] = useState(false)
  const { act, isBusy } = useAdminAction(banFromStreaming)
  return (
    <>
      <Button variant="quiet" className="text-lose!" onClick={() => setIsOpen(true)}>
        {m.admin_streamer_ban()}
      </Button>
      {isOpen && (
        <Suspense>
          <ReasonDialog
            draft={`streaming-${uid}`}
            title={m.admin_streamer_ban()}
            text={m.admin_streamer_ban_text()}
            submitLabel={m.admin_streamer_ban()}
            variant="danger"
            isBusy={isBusy}
            onSubmit={(reason) => act({ uid, reason }, m.admin_streamer_done())}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
