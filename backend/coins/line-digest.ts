import { createHash } from 'node:crypto'
import type { Line } from '#backend/core/ledger.ts'

/** All that a line says; none of it ever changes. */
const FIELDS = Object.keys({
  no: true,
  step: true,
  intent: true,
  counterpart: true,
  gold: true,
  diamond: true,
  goldAfter: true,
  diamondAfter: true,
  goldNo: true,
  diamondNo: true,
  reason: true,
  link: true,
  at: true,
} satisfies Record<keyof Line, true>) as (keyof Line)[]

/** SHA-256, hex, of every field of some lines of an account in the order of their numbers. */
export function digestOfLines(lines: readonly Line[]): string {
  const hash = createHash('sha256')
  for (const line of lines) hash.update(`${JSON.stringify(FIELDS.map((field) => line[field]))}\n`)
  return hash.digest('hex')
}

/** The fields in which two lines are not the same. */
export const differencesOf = (a: Line, b: Line): (keyof Line)[] => FIELDS.filter((field) => a[field] !== b[field])
