import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import {
  CHANNEL_DAYS,
  CHANNEL_ID,
  CHANNEL_KINDS,
  CHANNEL_NAME_MAX,
  EARNING_KINDS,
  EARNING_STATES,
  EARNINGS_A_CALL,
} from './promotion-rules.ts'
import { Done } from './user.ts'

export const ChannelId = type(CHANNEL_ID)
const ChannelName = type('string').narrow((name) => {
  const { length } = [...name.trim()]
  return length > 0 && length <= CHANNEL_NAME_MAX
})

/** What came through a channel. Visits are each visitor's once an hour, without bots; about: the last seconds may be missing. */
const Figures = {
  visits: 'number.integer',
  /** Those of visitors who were signed in. */
  userVisits: 'number.integer',
  registrations: 'number.integer',
  /** How often a visitor of the channel went on to an app. */
  downloads: 'number.integer',
} as const

export const Channel = type({
  id: 'string',
  name: 'string',
  kind: type.enumerated(...CHANNEL_KINDS),
  /** A path on the site's host. */
  link: 'string',
  createdAt: Instant,
  /** Its link still leads to the site, and nothing is counted any more. */
  'closedAt?': Instant,
  ...Figures,
})
export type Channel = typeof Channel.infer

/** `2026-11-24` */
const DayName = 'string' as const

export const ChannelDay = type({ day: DayName, ...Figures })
export type ChannelDay = typeof ChannelDay.infer

/** Of one channel in all days that were asked for. */
export const ChannelSum = type({ id: 'string', name: 'string', 'closedAt?': Instant, ...Figures })
export type ChannelSum = typeof ChannelSum.infer

/** Of one channel on one day. */
export const ChannelDayRow = type({ day: DayName, id: 'string', name: 'string', ...Figures })
export type ChannelDayRow = typeof ChannelDayRow.infer

export const ChannelUser = type({
  /** Masked; nothing else says who it is. */
  name: 'string',
  /** When the user registered. */
  createdAt: Instant,
  channel: 'string',
  /** Coins that the caller earned by this user. */
  coins: 'number.integer',
})
export type ChannelUser = typeof ChannelUser.infer

export const Earning = type({
  id: 'number.integer',
  kind: type.enumerated(...EARNING_KINDS),
  channel: 'string',
  /** Who registered or bought, masked; absent: the account is gone. */
  'name?': 'string',
  /** Coins that were bought and count; 0 of a registration. */
  base: 'number.integer',
  coins: 'number.integer',
  state: type.enumerated(...EARNING_STATES),
  createdAt: Instant,
  /** When it is paid, if what it is for lasts. */
  dueAt: Instant,
  /** When it was paid, or turned out void. */
  'settledAt?': Instant,
})
export type Earning = typeof Earning.infer

/** What was earned on a day and not taken back: for registrations and for purchases, in coins. */
export const EarningDay = type({ day: DayName, registration: 'number.integer', purchase: 'number.integer' })
export type EarningDay = typeof EarningDay.infer

/** The brand's rule, in coins and percent. */
export const Commission = type({
  'registration?': 'number.integer',
  'purchases?': { percent: 'number.integer', firstCoins: 'number.integer' },
  waitDays: 'number.integer',
})
export type Commission = typeof Commission.infer

/** IANA name, whose days are meant; another one counts as UTC. */
const Span = { 'days?': type.enumerated(...CHANNEL_DAYS.map(String)), 'zone?': 'string <= 60' } as const

/**
 * Channels by which promotion managers bring visitors. All but what counts and credits is for the role `promotion`, about
 * the caller's own channels: another's is not found.
 */
export const promotionCalls = {
  /** The caller's channels, the open ones first, the newest of each first. */
  listChannels: call({
    method: 'GET',
    path: '/promotion/v2/channels',
    access: 'promotion',
    isOurs: true,
    input: type({}),
    result: type({ list: Channel.array() }),
  }),
  /** `too_many`: so many are open, or were ever made. */
  createChannel: call({
    method: 'POST',
    path: '/promotion/v2/createChannel',
    access: 'promotion',
    isOurs: true,
    errors: ['too_many'],
    input: type({ name: ChannelName, kind: type.enumerated(...CHANNEL_KINDS) }),
    result: Channel,
  }),
  renameChannel: call({
    method: 'POST',
    path: '/promotion/v2/renameChannel',
    access: 'promotion',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: ChannelId, name: ChannelName }),
    result: Channel,
  }),
  /** Closes a channel for good; one that is closed stays so. */
  closeChannel: call({
    method: 'POST',
    path: '/promotion/v2/closeChannel',
    access: 'promotion',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: ChannelId }),
    result: Channel,
  }),
  /** What came through the caller's channels, or one of them, on each of the last days, today last; and through each channel. */
  getChannelFigures: call({
    method: 'GET',
    path: '/promotion/v2/figures',
    access: 'promotion',
    isOurs: true,
    errors: ['not_found'],
    input: type({ ...Span, 'id?': ChannelId }),
    result: type({ days: ChannelDay.array(), channels: ChannelSum.array() }),
  }),
  /** The same by day and channel, for a file; what had nothing is left out. */
  exportChannelFigures: call({
    method: 'GET',
    path: '/promotion/v2/exportFigures',
    access: 'promotion',
    isOurs: true,
    errors: ['not_found'],
    input: type({ ...Span, 'id?': ChannelId }),
    result: type({ rows: ChannelDayRow.array() }),
  }),
  /** Who registered through the caller's channels, or one of them, newest first, twenty a page. */
  listChannelUsers: call({
    method: 'GET',
    path: '/promotion/v2/users',
    access: 'promotion',
    isOurs: true,
    errors: ['not_found'],
    input: type({ 'id?': ChannelId, 'page?': IntegerText }),
    result: type({ list: ChannelUser.array(), total: 'number.integer' }),
  }),
  /** What the caller earned, on each of the last days and ever; what can be spent now; and by which rule. */
  getEarnings: call({
    method: 'GET',
    path: '/promotion/v2/earnings',
    access: 'promotion',
    isOurs: true,
    input: type(Span),
    result: type({
      days: EarningDay.array(),
      paid: 'number.integer',
      waiting: 'number.integer',
      /** All coins of the caller's account, whatever they came from. */
      balance: 'number.integer',
      'rule?': Commission,
    }),
  }),
  /** What the caller earned, newest first, twenty at a time, or more for a file. `before`: the `next` of the part before. */
  listEarnings: call({
    method: 'GET',
    path: '/promotion/v2/earningLines',
    access: 'promotion',
    isOurs: true,
    errors: ['not_found'],
    input: type({
      'id?': ChannelId,
      'before?': /^\d{1,14}-\d{1,16}$/,
      'limit?': type.enumerated('20', String(EARNINGS_A_CALL)),
    }),
    result: type({ list: Earning.array(), 'next?': 'string' }),
  }),
  /**
   * A visitor comes by a channel's link, or goes on to an app. The site makes the call with such a page, so that it does not
   * depend on the visitor's scripts. Bots, the manager herself and who comes too often are not counted, and nor is what is no
   * open channel of the brand: the answer is the same.
   */
  countVisit: call({
    method: 'POST',
    path: '/promotion/v2/countVisit',
    access: 'guest',
    isOurs: true,
    isOfSite: true,
    isRead: true,
    input: type({ promotionChannelId: 'string <= 40', 'what?': "'visit' | 'download'" }),
    result: Done,
    workMs: 1,
  }),
  /**
   * Credits the caller's registration to a channel, where signing up has not: for clients that register without
   * `promotionChannelId`. Whether it is the channel's: each registration is one channel's, nobody's who made it herself, and
   * of the last day.
   */
  addPromotionReg: call({
    method: 'GET',
    path: '/promotion/v2/addPromotionReg',
    access: 'user',
    isWrite: true,
    input: type({ promotionChannelId: 'string <= 40' }),
    result: type('boolean'),
  }),
} as const
