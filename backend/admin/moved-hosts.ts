import type { UserContext } from '#backend/core/context.ts'
import type { Brand } from '#brands/brand.ts'
import { readRecord } from '#brands/read-record.ts'
import { raisesOf } from './brand-raises.ts'
import { lastRecordWithHost } from './brands.store.ts'

/**
 * Whether a record takes a hostname over the one before that another brand has had last, and pays out more than that or leads
 * elsewhere: so would who comes to the hostname be paid, or led.
 */
export async function isHostMovedUp({ accountDb }: UserContext, brand: Brand, before: Brand | null): Promise<boolean> {
  const taken = brand.hosts.filter((host) => !before?.hosts.includes(host))
  const records = await Promise.all(taken.map((host) => lastRecordWithHost(accountDb, brand.id, host)))
  return records.some((record) => {
    if (record === undefined) return false
    const other = readRecord(record).brand
    // What one paid that cannot be read nobody can compare.
    return other === null || raisesOf(brand, other).length > 0
  })
}
