import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#backend/core/context.ts'
import { ANNOUNCEMENTS_KEY, type PublishedAnnouncement } from '#contract/announcement-rules.ts'
import { logError } from '#contract/log-error.ts'
import { readOut, readStamp } from './announcements.store.ts'

type Putting = Pick<Context, 'env' | 'accountDb' | 'now'>

/** KV takes one write a second for a key. */
const NEXT_WRITE_MS = 1100
const TRIES_MAX = 4

/**
 * Writes those that run and are scheduled where pages read them. Written again when somebody has changed one meanwhile: of two
 * who write at once the one with the older list may be the last. What fails here is done by the cron.
 */
export async function putOut({ env, accountDb, now }: Putting): Promise<void> {
  try {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      if (tries > 0) await pause(NEXT_WRITE_MS)
      const stamp = await readStamp(accountDb, now)
      const text = JSON.stringify(await readOut(accountDb, now))
      const isPut = await env.BRANDS.put(ANNOUNCEMENTS_KEY, text).then(
        () => true,
        () => false,
      )
      if (isPut && (await readStamp(accountDb, now)) === stamp) return
    }
    logError({ event: 'announcements_not_put' }, new Error('changed too often, or KV refuses'))
  } catch (error) {
    logError({ event: 'announcements_not_put' }, error)
  }
}

/** Puts right what `putOut` could not, and takes out what is over. */
export async function keepOut(putting: Putting): Promise<void> {
  const { env, accountDb, now } = putting
  const [kept, out] = await Promise.all([env.BRANDS.get(ANNOUNCEMENTS_KEY), readOut(accountDb, now)])
  if ((kept ?? '[]') !== JSON.stringify(out)) await putOut(putting)
}

/** What runs and is scheduled, as pages read it: no query. */
export const readPut = async ({ env }: Pick<Context, 'env'>): Promise<PublishedAnnouncement[]> =>
  (await env.BRANDS.get<PublishedAnnouncement[]>(ANNOUNCEMENTS_KEY, 'json')) ?? []
