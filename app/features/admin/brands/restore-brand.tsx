import { RotateCcw } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { useAdminAction } from '../use-admin-action.ts'
import { restoreBrand } from './brands.functions.ts'
import { publishRefusalText } from './refusal-text.ts'

/** Puts a retired brand back as it was, once it is sure. */
export function RestoreBrand({ id }: { id: string }) {
  const { act, isBusy } = useAdminAction(restoreBrand)
  const restore = async () => {
    const isSure = await confirm({
      title: m.admin_brand_restore_sure({ id }),
      text: m.admin_brand_restore_text(),
      confirmLabel: m.admin_brand_restore(),
      cancelLabel: m.user_act_cancel(),
    })
    if (!isSure) return
    await act({ id }, ({ faults: [fault], needsSecond }) => {
      if (fault) return { refused: publishRefusalText(fault) }
      return needsSecond ? m.admin_brand_needs_second() : m.admin_brand_restore_done()
    })
  }
  return (
    <Button variant="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void restore()}>
      <RotateCcw size={16} aria-hidden />
      {m.admin_brand_restore()}
    </Button>
  )
}
