import { readBrand } from '#backend/core/brand.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { instant } from '#backend/core/instant.ts'
import { plainText } from '#backend/core/plain-text.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import type { planCalls } from '#contract/plan.ts'
import { expertSharePercent } from './expert-share.ts'
import { insertExpertApplication, lastExpertApplication } from './experts.store.ts'

type Calls = typeof planCalls

/** By the role too: staff may have made the user an expert, or have taken the role away, without an application. */
export const getExpertStatus: Verb<Calls['getExpertStatus']> = async (context) => {
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const [last, brand] = await Promise.all([lastExpertApplication(context.accountDb, own.uid), readBrand(context)])
  const isExpert = own.roles.includes('expert')
  const state = isExpert ? 'passed' : last?.state === 'passed' ? 'failed' : (last?.state ?? 'none')
  const isRefused = state === 'failed' || state === 'banned'
  return {
    state,
    ...(last ? { appliedAt: instant(last.createdAt), introduction: last.introduction } : {}),
    ...(isRefused && last?.reason && last.state === state ? { reason: last.reason } : {}),
    ...(brand ? { sharePercent: expertSharePercent(brand) } : {}),
  }
}

export const applyAsExpert: Verb<Calls['applyAsExpert']> = async (context, { introduction }) => {
  const { accountDb, now } = context
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  if (!(await isWithinHourlyLimit(context, own.uid, 'application'))) return fail('rate_limited')
  const last = await lastExpertApplication(accountDb, own.uid)
  if (last?.state === 'banned') return fail('expert_banned')
  if (own.roles.includes('expert')) return fail('application_open')
  const row = { uid: own.uid, introduction: plainText(introduction), createdAt: now }
  return (await insertExpertApplication(accountDb, row)) ? { done: true } : fail('application_open')
}
