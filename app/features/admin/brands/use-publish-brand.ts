import { useQueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { BrandFault } from '#contract/admin-brands.ts'
import { accountErrorText } from '../../shell/account-error-text.ts'
import { useStaffSubmit } from '../use-staff-submit.ts'
import { publishBrand } from './brands.functions.ts'
import { brandQuery } from './brands.queries.ts'

type Outcome = { isDone: true } | { isDone: false; faults?: readonly BrandFault[]; isMoved?: true }

/** Publishes a record, or proposes it where another administrator has to confirm it; says in a toast how it went. */
export function usePublishBrand(id: string) {
  const client = useQueryClient()
  const { submit, isBusy } = useStaffSubmit(publishBrand)
  const publish = async (record: string, revision: string, note: string): Promise<Outcome> => {
    const input = { id, record, revision, note }
    const answer = await submit(input)
    if (!answer) return { isDone: false }
    if (!answer.ok) {
      if (answer.error.code === 'order_moved') {
        await client.invalidateQueries({ queryKey: brandQuery(id).queryKey, exact: true })
        return { isDone: false, isMoved: true }
      }
      toast(accountErrorText(answer.error), 'error')
      return { isDone: false }
    }
    const { brand, faults, needsSecond } = answer.data
    if (needsSecond) {
      toast(m.admin_brand_needs_second())
      await client.invalidateQueries({ queryKey: ['admin', 'brand-proposals'] })
      return { isDone: true }
    }
    if (!brand) {
      toast(m.admin_brand_has_faults({ count: faults.length }), 'error')
      return { isDone: false, faults }
    }
    client.setQueryData(brandQuery(id).queryKey, brand)
    toast(m.admin_brand_published(), 'success')
    await Promise.all([
      client.invalidateQueries({ queryKey: ['brand', id, 'versions'] }),
      client.invalidateQueries({ queryKey: ['admin', 'brands'] }),
    ])
    return { isDone: true }
  }
  return { publish, isBusy }
}
