import { keepAccount } from '#app/features/account/account.functions.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useViewerUpdate } from '../../session/use-viewer-update.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'

/** Shown while the account is scheduled for deletion: the date, and a button that cancels it. */
export function DeletionNote() {
  const { locale, zone } = useShell()
  const deletingAt = useViewer()?.own?.deletingAt
  const update = useViewerUpdate()
  const { submit, isBusy } = useSubmit(keepAccount)
  if (!deletingAt) return null
  const keep = async () => {
    if (toastResult(await submit({}), m.user_set_kept())) await update()
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg border border-warn bg-surface-1 p-4">
      <p className="min-w-0 flex-1" suppressHydrationWarning>
        {m.user_set_deleting({ date: dateAndTime(deletingAt, locale.tag, zone) })}
      </p>
      <Button disabled={isBusy} onClick={() => void keep()}>
        {m.user_set_keep()}
      </Button>
    </div>
  )
}
