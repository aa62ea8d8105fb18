import { readBrands } from '#backend/core/brand.ts'
import type { Context, UserContext } from '#backend/core/context.ts'
import { setStaffSeenAt } from '#backend/identity/sessions.store.ts'
import { logError } from '#contract/log-error.ts'
import { STAFF_IDLE_MINUTES, STAFF_STEP_HOURS } from '#contract/two-step-rules.ts'
import { readStaffStep } from './second-step.store.ts'

const STEP_MS = STAFF_STEP_HOURS * 3_600_000
const IDLE_MS = STAFF_IDLE_MINUTES * 60_000
const TOUCH_MS = 60_000

/**
 * Whether any brand wants a second step of staff: a role counts on every brand, so with the brand of the call alone she
 * would choose another host. A record that cannot be read says nothing: it is mended in the administration.
 */
export async function isRequiredOfStaff({ env }: Pick<Context, 'env'>): Promise<boolean> {
  const { brands, unreadable } = await readBrands(env)
  for (const key of unreadable) logError({ event: 'brand_unreadable', key }, 'it may want a second step of staff')
  return brands.some(({ staffTwoStep }) => staffTwoStep)
}

/**
 * Why the caller may do nothing in administration now; null when she may. Who has a second step has taken it within hours,
 * and was not idle since; who has none may have to set one up.
 */
export async function staffRefusal(context: UserContext): Promise<'second_step_needed' | 'two_step_missing' | null> {
  const { accountDb, viewer, now, defer } = context
  const step = await readStaffStep(accountDb, viewer.sessionId)
  if (!step?.hasSecond) return (await isRequiredOfStaff(context)) ? 'two_step_missing' : null
  const { secondAt } = step
  if (secondAt === null || secondAt <= now - STEP_MS) return 'second_step_needed'
  const seenAt = Math.max(secondAt, step.staffSeenAt ?? 0)
  if (seenAt <= now - IDLE_MS) return 'second_step_needed'
  if (now - seenAt > TOUCH_MS) defer(setStaffSeenAt(accountDb, viewer.sessionId, now).execute())
  return null
}
