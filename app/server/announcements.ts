import {
  ANNOUNCEMENT_AHEAD_MS,
  ANNOUNCEMENTS_KEY,
  byImportance,
  type PublishedAnnouncement,
  runsAt,
  type ShownAnnouncement,
  toShown,
} from '#contract/announcement-rules.ts'
import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'
import { env } from './env.ts'
import type { RequestScope } from './request-scope.ts'
import { type Cacheable, StaleCache } from './stale-cache.ts'

/** How long KV keeps the value where it was read; its minimum. */
const KV_CACHE_SECONDS = 30
const FRESH_MS = 2000
const STALE_MS = 60_000
/** A page waits so long for the first value of an isolate; then it has none. */
const PATIENCE_MS = 300
/** One is shown at a time; the rest takes its place when that is closed. */
const SHOWN_MAX = 5

const kept = new StaleCache<readonly PublishedAnnouncement[]>(1024 * 1024)

/** All that run and are scheduled, as `backend/announcement/put-out.ts` wrote them. */
async function read(): Promise<Cacheable<readonly PublishedAnnouncement[]>> {
  const text = (await env.BRANDS.get(ANNOUNCEMENTS_KEY, { type: 'text', cacheTtl: KV_CACHE_SECONDS })) ?? '[]'
  const value: PublishedAnnouncement[] = JSON.parse(text)
  return { value, freshMs: FRESH_MS, staleMs: STALE_MS, weight: text.length * 2 }
}

/** No page fails because this cannot be read. */
async function published(defer: RequestScope['defer']): Promise<readonly PublishedAnnouncement[]> {
  const fresh = kept.peek(ANNOUNCEMENTS_KEY)
  if (fresh) return fresh
  const asked = kept.get(ANNOUNCEMENTS_KEY, read, defer)
  // Read to its end although nobody waits: others wait for it too.
  defer(asked.catch(() => undefined))
  try {
    return (await inTime(asked, PATIENCE_MS)).value
  } catch (error) {
    logError({ event: 'announcements_not_read' }, error)
    return []
  }
}

/**
 * Those of the brand, or of a room, that run or begin soon. For whom they are is seen to on the page; staff's are in no page.
 */
export async function announcementsFor(
  { brand, locale, defer }: RequestScope,
  roomId?: number,
): Promise<ShownAnnouncement[]> {
  const now = Date.now()
  return (await published(defer))
    .filter(
      (each) =>
        each.audience !== 'staff' &&
        each.roomId === roomId &&
        (each.brand ?? brand.id) === brand.id &&
        runsAt({ ...each, from: each.from - ANNOUNCEMENT_AHEAD_MS }, now),
    )
    .sort(byImportance)
    .flatMap((each) => toShown(each, locale.code) ?? [])
    .slice(0, SHOWN_MAX)
}
