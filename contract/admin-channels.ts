import { Reason } from './admin-payments.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, oldestFirst, searchText, ways } from './list-part.ts'
import { ChannelId } from './promotion.ts'
import { CHANNEL_KINDS } from './promotion-rules.ts'
import { Done } from './user.ts'

/** A channel of a promotion manager, with what came through it ever. */
export const AdminChannel = type({
  id: 'string',
  uid: 'number.integer',
  username: 'string',
  brand: 'string',
  name: 'string',
  kind: type.enumerated(...CHANNEL_KINDS),
  visits: 'number.integer',
  registrations: 'number.integer',
  downloads: 'number.integer',
  createdAt: Instant,
  'closedAt?': Instant,
})
export type AdminChannel = typeof AdminChannel.infer

const ChannelAct = type("'close' | 'reopen'")
export type ChannelAct = typeof ChannelAct.infer

export const adminChannelCalls = {
  /** The newest first. */
  listAllChannels: call({
    method: 'GET',
    path: '/admin/channels',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({ 'uid?': IntegerText, 'state?': "'open' | 'closed'", ...searchText, ...oldestFirst }),
    result: type({ list: AdminChannel.array(), ...ways }),
  }),
  /**
   * Closes a manager's channel, or opens it again; the manager reads the reason. `order_moved`: it is so already. `too_many`: its
   * manager has as many open ones as allowed.
   */
  decideChannel: call({
    method: 'POST',
    path: '/admin/channel/decide',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'too_many', 'not_yourself', 'proof_needed'],
    input: type({ id: ChannelId, act: ChannelAct, reason: Reason }),
    result: Done,
  }),
} as const
