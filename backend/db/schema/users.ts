import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Role } from '#contract/call.ts'
import type { Preferences } from '#contract/user.ts'

/** Accounts. Times are milliseconds since the epoch. */
export const users = sqliteTable(
  'users',
  {
    uid: integer().primaryKey({ autoIncrement: true }),
    username: text().notNull(),
    /** Lower case: names that differ in case alone are one name. */
    nameKey: text('name_key').notNull(),
    /** She chose the name; before that it is one we made up. */
    hasChosenName: integer('has_chosen_name', { mode: 'boolean' }).notNull().default(false),
    /** Lower case. */
    email: text(),
    /** `+8613800138000` */
    phone: text(),
    /** Calling code of the phone without plus: `86`. */
    areaCode: text('area_code'),
    /** `scrypt$N$r$p$salt$hash`, see backend/identity/password.ts. */
    passwordHash: text('password_hash'),
    avatar: text(),
    signature: text(),
    level: integer().notNull().default(1),
    /** Granted roles; VIP and SVIP follow from their dates. */
    roles: text({ mode: 'json' }).$type<Role[]>().notNull().default([]),
    vipUntil: integer('vip_until'),
    svipUntil: integer('svip_until'),
    gold: integer().notNull().default(0),
    diamond: integer().notNull().default(0),
    preferences: text({ mode: 'json' }).$type<Preferences>().notNull().default({}),
    /** Who sent her: a channel's id, or `u<uid>` of the user who invited her. */
    promotionChannelId: text('promotion_channel_id'),
    channelFromtype: text('channel_fromtype'),
    invitedBy: integer('invited_by'),
    bannedAt: integer('banned_at'),
    banReason: text('ban_reason'),
    deletingAt: integer('deleting_at'),
    createdAt: integer('created_at').notNull(),
    lastLoginAt: integer('last_login_at'),
  },
  (table) => [
    uniqueIndex('users_by_name').on(table.nameKey),
    uniqueIndex('users_by_email').on(table.email),
    uniqueIndex('users_by_phone').on(table.phone),
    index('users_by_inviter').on(table.invitedBy, table.createdAt),
    index('users_by_deletion').on(table.deletingAt).where(sql`deleting_at is not null`),
    check('gold_not_negative', sql`gold >= 0`),
    check('diamond_not_negative', sql`diamond >= 0`),
  ],
)

export type UserRow = typeof users.$inferSelect
