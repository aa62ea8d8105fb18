import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { CHANNEL_ID, CHANNEL_KINDS, CHANNEL_NAME_MAX } from './promotion-rules.ts'
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
