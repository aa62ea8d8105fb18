/** Who sent a visitor: the names in an address, of cookies and in the input of a sign-in alike. */
export const REFERRAL_NAMES = ['promotionChannelId', 'channelFromtype'] as const
export type ReferralName = (typeof REFERRAL_NAMES)[number]
export const REFERRAL_CHARS_MAX = 40

/** What a link to any page may end in: the visitor is to sign up, or wants the promotion centre. */
export const REGISTER_HASH = '#register'
export const CHANNEL_HASH = '#channel'
