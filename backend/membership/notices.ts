import { lookAtEach } from '#backend/core/look-at-each.ts'
import {
  type Membership,
  type MembershipRow,
  readDueNotices,
  setNextNotice,
} from '#backend/identity/memberships.store.ts'
import type { NotifyContext } from '#backend/notice/mail-notice.ts'
import { notify } from '#backend/notice/notify.ts'
import { logError } from '#contract/log-error.ts'
import type { Tier } from '#contract/membership-rules.ts'

const DAY_MS = 24 * 3_600_000
/** How long before an end its notice is sent. */
const NOTICE_MS = 3 * DAY_MS
/** Later than this after an end nobody is told of it. */
const LATE_MS_MAX = 7 * DAY_MS
/** Limits the queries of one run; the rest is sent two minutes later. That makes 144,000 in a day. */
const PER_RUN_MAX = 200

interface EndNotice {
  at: number
  tier: Tier
  end: number
  type: 'membership_ending' | 'membership_ended'
}

/** The notices about the ends of a membership, in order of time. VIP that ends before SVIP ends unnoticed. */
function noticesOf({ vipUntil, svipUntil }: Membership): EndNotice[] {
  const svip = svipUntil ?? 0
  const ends: [Tier, number][] = [
    ['svip', svip],
    ['vip', (vipUntil ?? 0) > svip ? (vipUntil ?? 0) : 0],
  ]
  return ends
    .filter(([, end]) => end > 0)
    .flatMap(([tier, end]): EndNotice[] => [
      { at: end - NOTICE_MS, tier, end, type: 'membership_ending' },
      { at: end, tier, end, type: 'membership_ended' },
    ])
    .toSorted((a, b) => a.at - b.at)
}

/** When the next notice after a time is due; null: never. */
export const nextNoticeAt = (membership: Membership, after: number): number | null =>
  noticesOf(membership).find(({ at }) => at > after)?.at ?? null

const isTimely = ({ type, end }: EndNotice, now: number): boolean =>
  type === 'membership_ending' ? end > now : now - end < LATE_MS_MAX

async function sendDue(context: NotifyContext, row: MembershipRow): Promise<boolean> {
  const { uid, noticeAt } = row
  if (noticeAt === null) return false
  for (const notice of noticesOf(row)) {
    if (notice.at !== noticeAt || !isTimely(notice, context.now)) continue
    const { type, tier, end } = notice
    const params = { tier, until: new Date(end).toISOString() }
    await notify(context, uid, type, params, `${type}:${uid}:${tier}:${end}`)
  }
  await setNextNotice(context.accountDb, row, nextNoticeAt(row, noticeAt))
  return true
}

/**
 * Sends the notices about memberships that end soon or have ended: each once. Returns how many memberships it looked at.
 */
export async function sendMembershipNotices(context: NotifyContext): Promise<number> {
  const due = await readDueNotices(context.accountDb, context.now, PER_RUN_MAX)
  return lookAtEach(
    due,
    (row) => sendDue(context, row),
    ({ uid }, error) => logError({ event: 'membership_notice_failed', uid }, error),
  )
}
