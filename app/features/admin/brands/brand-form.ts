import { createContext, useContext } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { BrandFault } from '#contract/admin-brands.ts'
import type { BrandFaultKind } from '#contract/brand-rules.ts'
import { type Part, valueAt } from './record.ts'

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
  twice: m.admin_brand_fault_twice,
  no_texts: m.admin_brand_fault_no_texts,
  no_games: m.admin_brand_fault_no_games,
  one_line: m.admin_brand_fault_one_line,
  colour: m.admin_brand_fault_colour,
  picture: m.admin_brand_fault_picture,
  address: m.admin_brand_fault_address,
  hostname: m.admin_brand_fault_hostname,
  zone: m.admin_brand_fault_zone,
  country: m.admin_brand_fault_country,
  date: m.admin_brand_fault_date,
  email: m.admin_brand_fault_email,
}

export const faultText = ({ kind }: BrandFault): string => FAULT_TEXTS[kind]()

/** The fault of a field, or of a list one of whose lines has it: then with what that line says. */
export function faultAt({ faults, record }: Pick<BrandForm, 'faults' | 'record'>, path: string): string | undefined {
  const found = faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`))
  if (!found) return undefined
  const line = found.path === path ? undefined : valueAt(record, found.path)
  return typeof line === 'string' && line !== ''
    ? m.admin_brand_fault_of({ what: line, fault: faultText(found) })
    : faultText(found)
}

export const useFaultAt = (path: string): string | undefined => faultAt(useBrandForm(), path)

/** A fault apart from its field. What is none of the usual kinds is said in English alone. */
export const faultLine = (fault: BrandFault): string =>
  fault.kind === 'format' || fault.path === ''
    ? fault.text
    : m.admin_brand_fault_of({ what: fault.path, fault: faultText(fault) })
