/** Who sent a visitor: the names in an address, of cookies and in the input of a sign-in alike. */
export const REFERRAL_NAMES = ['promotionChannelId', 'channelFromtype'] as const
export type ReferralName = (typeof REFERRAL_NAMES)[number]
export const REFERRAL_CHARS_MAX = 40

/** After it a link has the place of a page where a visitor signs up: `/#register`. */
export const REGISTER_HASH = '#register'
