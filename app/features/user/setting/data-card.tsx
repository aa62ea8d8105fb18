import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { saveFile } from '#app/lib/save-file.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast.ts'
import { DELETION_GRACE_DAYS } from '#contract/account-rules.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { OwnCard } from '../own/own-page.tsx'
import { exportData } from '../user.functions.ts'

const DeleteForm = lazy(() => import('./delete-form.tsx').then((module) => ({ default: module.DeleteForm })))

/** Export of the account's data, and deletion of the account. */
export function DataCard() {
  const own = useViewer()?.own
  const [isOpen, setIsOpen] = useState(false)
  if (!own) return null
  const text = m.user_set_delete_text({ days: DELETION_GRACE_DAYS, keep: m.user_set_keep() })
  return (
    <OwnCard title={m.user_set_data()}>
      <p className="mb-3 text-text-muted">{m.user_set_export_text()}</p>
      <ExportButton />
      <p className="mt-6 mb-3 text-text-muted">{text}</p>
      <Button variant="quiet" className="text-lose!" onClick={() => setIsOpen(true)}>
        {m.user_set_delete()}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.user_set_delete()}
        description={text}
        closeLabel={m.user_act_close()}
        isSticky
      >
        <Suspense fallback={<Skeleton className="h-32 w-full" />}>
          <DeleteForm own={own} onCancel={() => setIsOpen(false)} />
        </Suspense>
      </Dialog>
    </OwnCard>
  )
}

function ExportButton() {
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    const answer = await exportData().catch(() => ({ ok: false as const, error: { code: 'unavailable' as const } }))
    setIsBusy(false)
    if (answer.ok) saveFile(new Blob([answer.data], { type: 'application/json' }), 'my-data.json')
    else toast(accountErrorText(answer.error), 'error')
  }
  return (
    <Button variant="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {m.user_set_export()}
    </Button>
  )
}
