import { REFERRAL_NAMES, REGISTER_HASH } from './referral.ts'

/** Where a channel's link leads: to signing up, or to the apps. */
export const CHANNEL_KINDS = ['register', 'download'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

export const CHANNEL_NAME_MAX = 40
/** Of one manager: open at a time, and ever. */
export const CHANNELS_OPEN_MAX = 50
export const CHANNELS_MAX = 200

/** An id of a channel, as links have it. Neither an invitation (`u<uid>`) nor a name that an operator gave by hand. */
export const CHANNEL_ID = /^c[a-hj-km-np-z2-9]{8}$/

const [PARAMETER] = REFERRAL_NAMES
const PATHS: Readonly<Record<ChannelKind, (query: string) => string>> = {
  register: (query) => `/?${query}${REGISTER_HASH}`,
  download: (query) => `/download?${query}`,
}

/** A channel's link: a path on the site's host. */
export const channelLink = (kind: ChannelKind, id: string): string => PATHS[kind](`${PARAMETER}=${id}`)

/** Over how many days, today among them, figures of channels are added up. */
export const CHANNEL_DAYS = [7, 14, 30] as const
export type ChannelDays = (typeof CHANNEL_DAYS)[number]
export const CHANNEL_DAYS_MAX = 30

/** What a manager earns coins for. The names are stored. */
export const EARNING_KINDS = ['registration', 'purchase'] as const
export type EarningKind = (typeof EARNING_KINDS)[number]

/** `waiting`: it may still be taken back; `void`: it was. The names are stored. */
export const EARNING_STATES = ['waiting', 'paid', 'void'] as const
export type EarningState = (typeof EARNING_STATES)[number]

/** How long commission waits where the brand does not say. */
export const COMMISSION_WAIT_DAYS = 7

/** How many lines a file of earnings has at most, and how many each call for it answers with. */
export const EARNINGS_FILE_MAX = 10_000
export const EARNINGS_A_CALL = 500
