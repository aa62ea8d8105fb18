import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, ways } from './list-part.ts'
import { CHANNEL_KINDS } from './promotion-rules.ts'

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

export const adminChannelCalls = {
  /** The newest first. */
  listAllChannels: call({
    method: 'GET',
    path: '/admin/channels',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({ 'uid?': IntegerText, 'state?': "'open' | 'closed'", 'sort?': "'oldest'" }),
    result: type({ list: AdminChannel.array(), ...ways }),
  }),
} as const
