import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'
import { randomUid } from '../../random-id.ts'

/** Accounts and their sign-in data. Times are milliseconds since the epoch. */
export const accounts = sqliteTable(
  'accounts',
  {
    uid: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomUid),
    username: text().notNull(),
    /** The name in lower case: names are unique in any letter case. */
    nameKey: text('name_key').notNull(),
    /** False while the name is a generated one. */
    hasChosenName: integer('has_chosen_name', { mode: 'boolean' }).notNull().default(false),
    /** Lower case. */
    email: text(),
    /** `+8613800138000` */
    phone: text(),
    /** Calling code of the phone without plus: `86`. */
    areaCode: text('area_code'),
    /** `scrypt$N$r$p$salt$hash`, see backend/identity/password.ts. */
    passwordHash: text('password_hash'),
    bannedAt: integer('banned_at'),
    banReason: text('ban_reason'),
    deletingAt: integer('deleting_at'),
    createdAt: integer('created_at').notNull(),
    /** On which brand it was registered; null: nobody knows, as of those of before. */
    brand: text(),
    lastLoginAt: integer('last_login_at'),
  },
  (table) => [
    index('accounts_by_creation').on(table.createdAt, table.uid),
    // The list of staff.
    index('accounts_by_last_login').on(table.lastLoginAt, table.uid).where(sql`last_login_at is not null`),
    // The same of one brand.
    index('accounts_by_brand').on(table.brand, table.createdAt, table.uid).where(sql`brand is not null`),
    index('accounts_by_brand_login')
      .on(table.brand, table.lastLoginAt, table.uid)
      .where(sql`brand is not null and last_login_at is not null`),
    uniqueIndex('accounts_by_name').on(table.nameKey),
    uniqueIndex('accounts_by_email').on(table.email),
    uniqueIndex('accounts_by_phone').on(table.phone),
    index('accounts_by_ban').on(table.bannedAt).where(sql`banned_at is not null`),
    index('accounts_by_deletion').on(table.deletingAt).where(sql`deleting_at is not null`),
  ],
)

export const accountsDeclared = personal(
  accounts,
  {
    uid: 'personal',
    username: 'personal',
    nameKey: 'internal',
    hasChosenName: 'personal',
    email: 'personal',
    phone: 'personal',
    areaCode: 'personal',
    passwordHash: { whether: 'hasPassword' },
    bannedAt: 'personal',
    banReason: 'personal',
    deletingAt: 'personal',
    createdAt: 'personal',
    brand: 'personal',
    lastLoginAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { one: 'profile' } },
)
