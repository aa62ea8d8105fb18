import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { personal } from '../../personal.ts'

/** Where users came from; no row for users without a referral. */
export const referrals = sqliteTable(
  'referrals',
  {
    uid: integer().primaryKey(),
    /** A channel's id, or `u<uid>` of the user who invited this one. */
    promotionChannelId: text('promotion_channel_id'),
    channelFromtype: text('channel_fromtype'),
    invitedBy: integer('invited_by'),
    /** When the user registered, or first signed in through the channel. */
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('referrals_by_inviter').on(table.invitedBy, table.createdAt)],
)

export const referralsDeclared = personal(
  referrals,
  {
    uid: 'internal',
    promotionChannelId: 'personal',
    channelFromtype: 'personal',
    invitedBy: 'personal',
    createdAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { one: 'referral' } },
  {
    by: 'invitedBy',
    holds: 'uid',
    // An invitation code holds the uid of the inviting user.
    atDeletion: { blank: ['invitedBy', 'promotionChannelId'] },
    notExported: 'personal data of the invited users; the list of invitations shows their names',
  },
)
