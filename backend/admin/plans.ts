import type { UserContext } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { matchesOf } from '#backend/match/matches-of.ts'
import { announce } from '#backend/notice/notify.ts'
import { expertActsOf, expertMove } from '#backend/plan/expert-states.ts'
import { findExpertApplication, lastExpertApplication, searchExperts } from '#backend/plan/experts.store.ts'
import { findPlan, type PlanRow, searchPlans } from '#backend/plan/plans.store.ts'
import { sealPlan } from '#backend/plan/seal-plan.ts'
import { toOwnPlans } from '#backend/plan/show-plans.ts'
import { simulatedName } from '#backend/plan/simulated/people.ts'
import { isSimulatedExpert } from '#backend/plan/simulated/uids.ts'
import { faultOfMatch } from '#backend/plan/write-plan.ts'
import type { adminPlanCalls, ExpertAct, PlanAct } from '#contract/admin-plans.ts'
import type { Notice } from '#contract/notice.ts'
import { announceRoles } from './announce-roles.ts'
import { auditFile } from './audit.store.ts'
import { storeExpertDecision, storePlanDecision } from './plans.store.ts'
import { endClaim, isAtAnother } from './review-claims.store.ts'

type Calls = typeof adminPlanCalls

export const listExperts: Verb<Calls['listExperts']> = async (context, search) => {
  await auditFile(context, 'experts', search)
  const { rows, ...ways } = await searchExperts(context.accountDb, search)
  const list = rows.map(({ application, username }) => {
    const { id, uid, state, introduction, reason, createdAt } = application
    return {
      ...{ id, uid, username: username ?? `#${uid}`, state, introduction, createdAt: instant(createdAt) },
      ...(reason ? { reason } : {}),
      acts: expertActsOf(state),
    }
  })
  return { list, ...ways }
}

const EXPERT_NOTICES = {
  accept: 'expert_accepted',
  refuse: 'expert_refused',
  ban: 'expert_banned',
  lift: 'expert_ban_lifted',
} as const satisfies Record<ExpertAct, Notice['type']>

export const decideExpert: Verb<Calls['decideExpert']> = async (context, { id, act, reason }) => {
  const { accountDb, viewer } = context
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const row = await findExpertApplication(accountDb, id)
  if (!row) return fail('not_found')
  const { uid } = row
  if (uid === viewer.uid) return fail('not_yourself')
  if (await isAtAnother(context, 'experts', id)) return fail('claimed')
  const last = await lastExpertApplication(accountDb, uid)
  if (last?.id !== id || !expertMove(act).from.includes(row.state)) return fail('order_moved')
  const text = reason.trim()
  const params: Notice['params'] = act === 'accept' ? {} : { reason: text }
  const notice = { type: EXPERT_NOTICES[act], params }
  const before = await findUser(accountDb, uid)
  if (!(await storeExpertDecision(context, row, { act, reason: text, notice }))) return fail('order_moved')
  await endClaim(context, 'experts', id)
  clearViewerCache(uid)
  announce(context, uid, notice)
  const after = await findUser(accountDb, uid)
  if (before && after) await announceRoles(context, { before, after })
  return { done: true }
}

function planActsOf({ uid, state, startsAt, result }: PlanRow, now: number): PlanAct[] {
  if (isSimulatedExpert(uid)) return []
  if (state === 'reviewing') return startsAt > now ? ['publish', 'refuse'] : ['refuse']
  return state === 'published' && result === null ? ['take_off'] : []
}

export const listAllPlans: Verb<Calls['listAllPlans']> = async (context, search) => {
  await auditFile(context, 'plans', search)
  const { rows, ...ways } = await searchPlans(context.accountDb, search)
  const matches = await matchesOf(
    context,
    rows.map(({ plan }) => plan),
  )
  const list = rows.flatMap(({ plan, username }) =>
    toOwnPlans([plan], matches).map((own) => ({
      ...own,
      uid: plan.uid,
      username: username ?? simulatedName(plan.uid, context.lan) ?? `#${plan.uid}`,
      revision: plan.revision,
      acts: planActsOf(plan, context.now),
    })),
  )
  return { list, ...ways }
}

const PLAN_NOTICES = {
  publish: 'plan_published',
  refuse: 'plan_refused',
  take_off: 'plan_removed',
} as const satisfies Record<PlanAct, Notice['type']>

function planNotice({ id, title }: PlanRow, act: PlanAct, reason: string): Pick<Notice, 'type' | 'params'> {
  const params = { planId: id, title, ...(act === 'publish' ? {} : { reason }) }
  return { type: PLAN_NOTICES[act], params }
}

/** Whether a plan's match is to come: asked of the match too, as it may begin earlier than it was to. */
async function isToCome(context: UserContext, plan: PlanRow): Promise<boolean> {
  if (plan.startsAt <= context.now) return false
  const match = (await matchesOf(context, [plan])).get(plan.matchId)
  return match !== undefined && faultOfMatch(match, context.now) === null
}

export const decidePlan: Verb<Calls['decidePlan']> = async (context: UserContext, { id, revision, act, reason }) => {
  const { accountDb, viewer, now } = context
  const row = await findPlan(accountDb, id)
  if (!row) return fail('not_found')
  if (row.uid === viewer.uid) return fail('not_yourself')
  if (await isAtAnother(context, 'plans', id)) return fail('claimed')
  if (row.revision !== revision) return fail('order_moved')
  if (act === 'publish' && row.state === 'reviewing' && !(await isToCome(context, row))) return fail('match_over')
  if (!planActsOf(row, now).includes(act)) return fail('order_moved')
  const text = reason.trim()
  const notice = planNotice(row, act, text)
  const sealed = await sealPlan(row, now)
  if (!(await storePlanDecision(context, row, { act, reason: text, notice, sealed }))) return fail('order_moved')
  await endClaim(context, 'plans', id)
  announce(context, row.uid, notice)
  return { done: true }
}
