import { m } from '#app/paraglide/messages.js'
import type { BrandFault } from '#contract/admin-brands.ts'
import { faultText } from './brand-form.ts'

const RETIRE_TEXTS: ReadonlyMap<string, () => string> = new Map([
  ['hosts', m.admin_brand_retire_here],
  ['id', m.admin_brand_retire_only],
])

/** Why a brand was not retired. */
export const retireRefusalText = ({ path }: BrandFault): string =>
  (RETIRE_TEXTS.get(path) ?? m.admin_brand_unreadable)()

/** Why a record was not published. A field is named as in the record: it is in no form here. */
export const publishRefusalText = (fault: BrandFault): string =>
  fault.path === ''
    ? m.admin_brand_unreadable()
    : m.admin_brand_proposal_refused({ where: fault.path, fault: faultText(fault) })
