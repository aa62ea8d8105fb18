import { useQueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { adminBrandCalls, BrandFault } from '#contract/admin-brands.ts'
import type { Answer, Result } from '#contract/call.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { useStaffSubmit } from '../use-staff-submit.ts'
import { publishBrand, returnBrand } from './brands.functions.ts'
import { brandQuery } from './brands.queries.ts'
import { keptText } from './kept-text.ts'

type Outcome = { isDone: true } | { isDone: false; faults?: readonly BrandFault[]; isMoved?: true }
type Published = Answer<typeof adminBrandCalls.publishBrand> & { kept?: readonly string[] }

/** Publishes a record, or proposes it where another administrator has to confirm it; says in a toast how it went. */
export function usePublishBrand(id: string) {
  const client = useQueryClient()
  const { locale } = useShell()
  const publishing = useStaffSubmit(publishBrand)
  const returning = useStaffSubmit(returnBrand)
  const tell = async (answer: Result<Published> | undefined): Promise<Outcome> => {
    if (!answer) return { isDone: false }
    if (!answer.ok) {
      if (answer.error.code === 'order_moved') {
        await client.invalidateQueries({ queryKey: brandQuery(id).queryKey, exact: true })
        return { isDone: false, isMoved: true }
      }
      toast(accountErrorText(answer.error), 'error')
      return { isDone: false }
    }
    const { brand, faults, needsSecond, kept = [] } = answer.data
    if (!brand && !needsSecond) {
      toast(m.admin_brand_has_faults({ count: faults.length }), 'error')
      return { isDone: false, faults }
    }
    const done = needsSecond ? m.admin_brand_needs_second() : m.admin_brand_published()
    toast(kept.length > 0 ? `${done} ${keptText(kept, locale.tag)}` : done, needsSecond ? 'info' : 'success')
    if (brand) client.setQueryData(brandQuery(id).queryKey, brand)
    await Promise.all(
      needsSecond
        ? [client.invalidateQueries({ queryKey: ['admin', 'brand-proposals'] })]
        : [
            client.invalidateQueries({ queryKey: ['brand', id, 'versions'] }),
            client.invalidateQueries({ queryKey: ['admin', 'brands'] }),
          ],
    )
    return { isDone: true }
  }
  return {
    publish: async (record: string, revision: string, note: string) =>
      tell(await publishing.submit({ id, record, revision, note })),
    /** Serves an earlier version again, but for what the command line alone changes. */
    goBack: async (version: number, revision: string) =>
      tell(await returning.submit({ id, version, revision, note: m.admin_brand_return_note({ number: version }) })),
    isBusy: publishing.isBusy || returning.isBusy,
  }
}
