import { instant } from '#backend/core/instant.ts'
import type { Amounts } from '#backend/core/ledger.ts'
import { maskEmail, maskPhone } from '#backend/core/mask.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { rolesAt } from '#backend/identity/viewer.ts'
import type { AdminUser } from '#contract/admin.ts'

/** An account as administrators see it. */
export const toAdminUser = (row: UserRow, balance: Amounts, now: number): AdminUser => ({
  uid: row.uid,
  username: row.username,
  ...(row.avatar ? { avatar: row.avatar } : {}),
  ...(row.email ? { email: row.email } : {}),
  ...(row.phone ? { phone: row.phone } : {}),
  roles: rolesAt(row, now),
  ...balance,
  ...(row.bannedAt === null ? {} : { bannedAt: instant(row.bannedAt) }),
  ...(row.banReason ? { banReason: row.banReason } : {}),
  ...(row.deletingAt === null ? {} : { deletingAt: instant(row.deletingAt) }),
  createdAt: instant(row.createdAt),
  ...(row.brand === null ? {} : { brand: row.brand }),
  ...(row.lastLoginAt === null ? {} : { lastLoginAt: instant(row.lastLoginAt) }),
})

/** The same for lists, which are not audited: email and phone are masked. */
export const toAdminLine = (row: UserRow, balance: Amounts, now: number): AdminUser => ({
  ...toAdminUser(row, balance, now),
  ...(row.email ? { email: maskEmail(row.email) } : {}),
  ...(row.phone ? { phone: maskPhone(row.phone, row.areaCode) } : {}),
})
