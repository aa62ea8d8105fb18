import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { Done } from './user.ts'

/** What `PushSubscription` of a browser says, in base64url: a point of P-256 and a secret of 16 bytes. */
const Subscription = type({
  endpoint: 'string <= 800',
  p256dh: /^[\w-]{87}$/,
  auth: /^[\w-]{22}$/,
})

const AlertDevice = type({
  id: 'number.integer',
  /** Browser and system; empty when neither is known. */
  name: 'string',
  createdAt: Instant,
  /** It was turned on in the session of the caller. */
  isOwn: 'boolean',
  /** Its push service has taken nothing since then. */
  'failingSince?': Instant,
})
export type AlertDevice = typeof AlertDevice.infer

/** Notifications of matches that a user follows or has reserved, by the push services of browsers. All are calls of this project. */
export const alertCalls = {
  /** The caller's browsers, newest first. `key`: the public key to subscribe with; absent where alerts are not set up. */
  listAlertDevices: call({
    method: 'GET',
    path: '/alert/devices',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: type({ 'key?': 'string', devices: AlertDevice.array() }),
  }),
  /** Has the caller told in this browser, in the language of the call, as long as the session lasts. */
  addAlertDevice: call({
    method: 'POST',
    path: '/alert/add',
    access: 'user',
    isOurs: true,
    errors: ['not_configured'],
    input: Subscription,
    result: type({ id: 'number.integer' }),
  }),
  /** Ends it for one of the caller's browsers. */
  removeAlertDevice: call({
    method: 'POST',
    path: '/alert/remove',
    access: 'user',
    isOurs: true,
    input: type({ id: 'number.integer' }),
    result: Done,
  }),
  /**
   * A browser's push service gave it another address while no page was open: the worker has no session, and proves by the former
   * address and its secret whose it is. An unknown one changes nothing.
   */
  renewAlertDevice: call({
    method: 'POST',
    path: '/alert/renew',
    access: 'guest',
    isOurs: true,
    input: type({ former: type({ endpoint: 'string <= 800', auth: /^[\w-]{22}$/ }), now: Subscription }),
    result: Done,
  }),
} as const
