import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findUser } from '#backend/identity/users.store.ts'
import type { adminReviewCalls, ReviewClaim } from '#contract/admin-reviews.ts'
import { MODERATED_QUEUES, type ReviewQueueName } from '#contract/review-rules.ts'
import {
  type Claimed,
  findNextReview,
  leaveClaim,
  listClaims,
  takeClaim,
  takeOverClaim,
} from './review-claims.store.ts'

type Calls = typeof adminReviewCalls

const mayReview = ({ viewer }: UserContext, queue: ReviewQueueName): boolean =>
  MODERATED_QUEUES.includes(queue) || viewer.roles.includes('administrator')

async function claimBy({ accountDb, viewer }: UserContext, id: number, expiresAt: number): Promise<ReviewClaim> {
  const name = (await findUser(accountDb, viewer.uid))?.username ?? `#${viewer.uid}`
  return { id, uid: viewer.uid, name, until: instant(expiresAt), canBeTakenOver: false }
}

const toClaim = async (
  context: UserContext,
  id: number,
  claimed: Claimed,
): Promise<{ claim: ReviewClaim } | Fail<'claimed' | 'not_found'>> =>
  typeof claimed === 'string'
    ? fail(claimed === 'anothers' ? 'claimed' : 'not_found')
    : { claim: await claimBy(context, id, claimed) }

/** Somebody else may take the same at the same moment. */
const TRIES = 3

export const takeReview: Verb<Calls['takeReview']> = async (context, { queue, id, skipped = [] }) => {
  if (!mayReview(context, queue)) return fail('forbidden')
  if (id !== undefined) return toClaim(context, id, await takeClaim(context, queue, id))
  for (let tries = 0; tries < TRIES; tries++) {
    const next = await findNextReview(context, queue, skipped)
    if (next === undefined) return {}
    const claimed = await takeClaim(context, queue, next)
    if (typeof claimed === 'number') return { claim: await claimBy(context, next, claimed) }
  }
  return fail('claimed')
}

export const takeOverReview: Verb<Calls['takeOverReview']> = async (context, { queue, id }) => {
  if (!mayReview(context, queue)) return fail('forbidden')
  return toClaim(context, id, await takeOverClaim(context, queue, id))
}

export const leaveReview: Verb<Calls['leaveReview']> = async (context, { queue, id }) => {
  if (!mayReview(context, queue)) return fail('forbidden')
  await leaveClaim(context, queue, id)
  return { done: true }
}

export const listReviewClaims: Verb<Calls['listReviewClaims']> = async (context, { queue }) => {
  if (!mayReview(context, queue)) return fail('forbidden')
  const rows = await listClaims(context, queue)
  return {
    list: rows.map(({ id, uid, name, expiresAt, canBeTakenOver }) => ({
      ...{ id, uid, name: name ?? `#${uid}`, until: instant(expiresAt) },
      canBeTakenOver: canBeTakenOver === 1,
    })),
  }
}
