import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../personal.ts'

/** Who sent a user; no row for who came by herself. */
export const referrals = sqliteTable(
  'referrals',
  {
    uid: integer().primaryKey(),
    /** A channel's id, or `u<uid>` of the user who invited her. */
    promotionChannelId: text('promotion_channel_id'),
    channelFromtype: text('channel_fromtype'),
    invitedBy: integer('invited_by'),
    /** When she registered, or first came by the channel. */
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('referrals_by_inviter').on(table.invitedBy, table.createdAt)],
)

export const referralsDeclared = personal(
  referrals,
  {
    uid: 'ours',
    promotionChannelId: 'personal',
    channelFromtype: 'personal',
    invitedBy: 'personal',
    createdAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { one: 'referral' } },
  {
    by: 'invitedBy',
    holds: 'uid',
    // The code of her invitation is her uid.
    atDeletion: { blank: ['invitedBy', 'promotionChannelId'] },
    notExported: 'who came by her invitation is their own affair; her list of invitations shows their names',
  },
)
