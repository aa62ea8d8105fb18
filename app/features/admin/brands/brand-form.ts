import { createContext, useContext } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { BrandFault } from '#contract/admin-brands.ts'
import type { BrandFaultKind } from '#contract/brand-rules.ts'
import type { Part } from './record.ts'

export interface BrandForm {
  record: Part
  /** `undefined` takes the field away, and with it those of `mayGo` that it leaves empty. */
  set: (path: string, value: unknown, mayGo?: readonly string[]) => void
  change: (make: (record: Part) => Part) => void
  faults: readonly BrandFault[]
}

export const BrandFormContext = createContext<BrandForm | undefined>(undefined)

export function useBrandForm(): BrandForm {
  const form = useContext(BrandFormContext)
  if (!form) throw new Error('no form of a brand')
  return form
}

const FAULT_TEXTS: Readonly<Record<BrandFaultKind, () => string>> = {
  missing: m.admin_brand_fault_missing,
  too_long: m.admin_brand_fault_too_long,
  out_of_range: m.admin_brand_fault_out_of_range,
  format: m.admin_brand_fault_format,
  unknown: m.admin_brand_fault_unknown,
  taken: m.admin_brand_fault_taken,
  locked: m.admin_brand_fault_locked,
}

export const faultText = ({ kind }: BrandFault): string => FAULT_TEXTS[kind]()

/** The fault of a field, or of a list one of whose lines has it. */
export function useFaultAt(path: string): string | undefined {
  const { faults } = useBrandForm()
  const found = faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`))
  return found && faultText(found)
}
