import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { alertDevices } from '#backend/db/accounts/schema/alerts.ts'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { ALERT_DEVICES_MAX } from '#contract/alert-rules.ts'
import { FAILING_DEVICE_DAYS } from '#contract/retention-rules.ts'

type DeviceRow = typeof alertDevices.$inferSelect
export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

const DAY_MS = 86_400_000
const HOURS = 24
const ROW_IDS = 2 ** 53

const isAmongIds = (ids: readonly number[]) =>
  sql`${alertDevices.id} in (select value from json_each(${JSON.stringify(ids)}))`

/** The id. What the session or the push address stood for before is replaced, as is the oldest of too many. */
export async function putDevice(db: AccountDatabase, device: Omit<DeviceRow, 'id'>): Promise<number> {
  const id = randomRowId()
  const { uid, sessionId, endpoint } = device
  await db.batch([
    db.delete(alertDevices).where(or(eq(alertDevices.sessionId, sessionId), eq(alertDevices.endpoint, endpoint))),
    db.insert(alertDevices).values({ id, ...device }),
    db.delete(alertDevices).where(
      and(
        eq(alertDevices.uid, uid),
        sql`${alertDevices.id} not in (select id from ${alertDevices} where uid = ${uid}
          order by created_at desc, id limit ${ALERT_DEVICES_MAX})`,
      ),
    ),
  ])
  return id
}

export const listDevices = (db: AccountDatabase, uid: number): Promise<DeviceRow[]> =>
  db
    .select()
    .from(alertDevices)
    .where(eq(alertDevices.uid, uid))
    .orderBy(desc(alertDevices.createdAt), alertDevices.id)
    .limit(ALERT_DEVICES_MAX)

export const removeDevice = (db: AccountDatabase, uid: number, id: number) =>
  db.delete(alertDevices).where(and(eq(alertDevices.uid, uid), eq(alertDevices.id, id)))

/** Replaces the address of the device with the former one and its secret, unless another device has the new one. */
export const renewDevice = (
  db: AccountDatabase,
  former: Pick<Subscription, 'endpoint' | 'auth'>,
  { endpoint, p256dh, auth }: Subscription,
) =>
  db
    .update(alertDevices)
    .set({ endpoint, p256dh, auth, failingSince: null })
    .where(
      and(
        eq(alertDevices.endpoint, former.endpoint),
        eq(alertDevices.auth, former.auth),
        sql`not exists (select 1 from ${alertDevices} as other where other.endpoint = ${endpoint}
          and other.id <> ${alertDevices}.id)`,
      ),
    )

/** What push services said of devices. A day passes before it is noted again that one took a message. */
export async function noteDevices(
  db: AccountDatabase,
  { taken, failed, gone }: Record<'taken' | 'failed' | 'gone', readonly number[]>,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(alertDevices)
      .set({ takenAt: now, failingSince: null })
      .where(
        and(
          isAmongIds(taken),
          sql`(coalesce(${alertDevices.takenAt}, 0) < ${now - DAY_MS} or ${alertDevices.failingSince} is not null)`,
        ),
      ),
    db
      .update(alertDevices)
      .set({ failingSince: now })
      .where(and(isAmongIds(failed), sql`${alertDevices.failingSince} is null`)),
    db.delete(alertDevices).where(isAmongIds(gone)),
  ])
}

export const removeFailingDevices = (db: AccountDatabase, now: number) =>
  db.delete(alertDevices).where(lt(alertDevices.failingSince, now - FAILING_DEVICE_DAYS * DAY_MS))

/** Removes devices whose session has ended, which are told nothing. Each hour looks at its own part of the table. */
export function forgetSignedOutDevices(db: AccountDatabase, now: number) {
  const hour = Math.floor(now / 3_600_000) % HOURS
  const from = Math.floor((ROW_IDS / HOURS) * hour)
  const to = Math.floor((ROW_IDS / HOURS) * (hour + 1))
  return db
    .delete(alertDevices)
    .where(
      and(
        sql`${alertDevices.id} between ${from} and ${to}`,
        sql`not exists (select 1 from ${sessions} where ${sessions.id} = ${alertDevices.sessionId})`,
      ),
    )
}
