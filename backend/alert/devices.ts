import { isAddressWithinLimit } from '#backend/core/address-limit.ts'
import { fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { deviceOf } from '#backend/identity/device.ts'
import type { alertCalls } from '#contract/alert.ts'
import { listDevices, putDevice, removeDevice, renewDevice } from './devices.store.ts'
import { isPushEndpoint } from './endpoint.ts'
import { vapidOf } from './vapid.ts'

type Calls = typeof alertCalls

const HOUR_MS = 3_600_000
/** By one address: a browser renews some times a year. */
const RENEWALS_AN_HOUR = 30

export const listAlertDevices: Verb<Calls['listAlertDevices']> = async ({ accountDb, env, viewer }) => {
  const rows = await listDevices(accountDb, viewer.uid)
  const vapid = vapidOf(env)
  return {
    ...(vapid ? { key: vapid.publicKey } : {}),
    devices: rows.map(({ id, name, createdAt, sessionId, failingSince }) => ({
      ...{ id, name, createdAt: instant(createdAt), isOwn: sessionId === viewer.sessionId },
      ...(failingSince === null ? {} : { failingSince: instant(failingSince) }),
    })),
  }
}

export const addAlertDevice: Verb<Calls['addAlertDevice']> = async (context, subscription) => {
  const { accountDb, env, viewer, brand, lan, now, userAgent } = context
  if (!vapidOf(env)) return fail('not_configured')
  if (!isPushEndpoint(env, subscription.endpoint)) return fail('invalid_input', 'no push service')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'alertDevice'))) return fail('rate_limited')
  const id = await putDevice(accountDb, {
    ...subscription,
    ...{ uid: viewer.uid, sessionId: viewer.sessionId, brand: brand ?? null, language: lan },
    ...{ name: deviceOf(userAgent), createdAt: now, takenAt: null, failingSince: null },
  })
  return { id }
}

export const removeAlertDevice: Verb<Calls['removeAlertDevice']> = async ({ accountDb, viewer }, { id }) => {
  await removeDevice(accountDb, viewer.uid, id)
  return { done: true }
}

export const renewAlertDevice: Verb<Calls['renewAlertDevice']> = async (context, { former, now }) => {
  const { accountDb, env } = context
  if (!isPushEndpoint(env, now.endpoint)) return fail('invalid_input', 'no push service')
  if (!(await isAddressWithinLimit(context, 'alertRenewal', RENEWALS_AN_HOUR, HOUR_MS))) return fail('rate_limited')
  await renewDevice(accountDb, former, now)
  return { done: true }
}
