import type { Context } from '#backend/core/context.ts'
import { readListedPeople } from '#backend/identity/usernames.store.ts'
import type { NotifyContext } from '#backend/notice/mail-notice.ts'
import { insertNotices } from '#backend/notice/notices.store.ts'
import { announce } from '#backend/notice/notify.ts'
import { readPlansToTell, setToldUntil } from '#backend/plan/plans.store.ts'
import { readFollowersToTell } from './followers.store.ts'

/** A run tells so many followers of one plan: each of them is a call to an inbox. */
export const TOLD_A_RUN = 200

/**
 * Tells followers of an expert of a plan that was published, each once, a part in each run. Nobody is told once the plan is not
 * on sale any more, nor who began to follow after it was published.
 */
export async function tellFollowers(working: NotifyContext & Pick<Context, 'accountDb' | 'now'>): Promise<void> {
  const { accountDb: db, now } = working
  const [plan] = await readPlansToTell(db, 1)
  if (!plan) return
  const { id, uid, title, state, startsAt, publishedAt, toldUntil } = plan
  const expert = (await readListedPeople(db, [uid])).get(uid)
  if (!expert || state !== 'published' || startsAt <= now || publishedAt === null || toldUntil === null) {
    await setToldUntil(db, id, null)
    return
  }
  const span = { after: toldUntil, until: publishedAt }
  const found = await readFollowersToTell(db, uid, span, TOLD_A_RUN)
  const notice = { type: 'expert_plan' as const, params: { planId: id, title, name: expert.username } }
  const wanted = found.filter(({ isWanted }) => isWanted).map((follower) => follower.uid)
  const told = await insertNotices(db, wanted, { ...notice, intent: `expert_plan:${uid}:${id}`, createdAt: now })
  for (const follower of told) announce(working, follower, notice)
  const last = found.length < TOLD_A_RUN ? undefined : found.at(-1)?.createdAt
  // Who began at the same moment as the last one is read again: a notice is stored once.
  const next = last === undefined ? null : Math.max(last - 1, toldUntil + 1)
  await setToldUntil(db, id, next)
}
