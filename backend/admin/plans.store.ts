import { and, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { addGrantedRole, holdsRole, removeGrantedRole } from '#backend/identity/roles.store.ts'
import { noticeStatement } from '#backend/notice/notices.store.ts'
import { expertMove } from '#backend/plan/expert-states.ts'
import { type ExpertRow, isDecidable, moveExpert } from '#backend/plan/experts.store.ts'
import {
  isPlanReviewed,
  type PlanRow,
  publishStatement,
  takeOffAllStatement,
  withholdStatement,
} from '#backend/plan/plans.store.ts'
import type { ExpertAct, PlanAct } from '#contract/admin-plans.ts'
import type { Notice } from '#contract/notice.ts'
import { auditAccount } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'

type Told = Pick<Notice, 'type' | 'params'>

const NEVER = sql`0`

const EXPERT_AUDITED = {
  accept: 'accept_expert',
  refuse: 'refuse_expert',
  ban: 'ban_expert',
  lift: 'lift_expert_ban',
} as const satisfies Record<ExpertAct, string>

/**
 * Decides about an application: its state, the applicant's role, plans on sale, the notice and the audit line, all or
 * nothing. False when it was decided meanwhile, another one followed it, or the caller may not act any more.
 */
export async function storeExpertDecision(
  context: UserContext,
  row: Pick<ExpertRow, 'id' | 'uid'>,
  { act, reason, notice }: { act: ExpertAct; reason: string; notice: Told },
): Promise<boolean> {
  const { accountDb: db, now } = context
  const { id, uid } = row
  const { from, to } = expertMove(act)
  const where = and(mayAct(context), isDecidable(row, from)) as SQL
  const told = { uid, ...notice, createdAt: now, intent: `expert:${id}:${act}:${now}` }
  const [, , , , moved] = await db.batch([
    auditAccount(context, EXPERT_AUDITED[act], uid, `${id} ${reason}`, where),
    act === 'accept' ? addGrantedRole(db, uid, 'expert', where) : removeGrantedRole(db, uid, 'expert', where),
    takeOffAllStatement(db, uid, act === 'ban' ? where : NEVER),
    noticeStatement(db, told, where),
    moveExpert(db, id, { to, reason, now }, where),
  ])
  return moved.length > 0
}

const PLAN_AUDITED = {
  publish: 'publish_plan',
  refuse: 'refuse_plan',
  take_off: 'take_off_plan',
} as const satisfies Record<PlanAct, string>

interface PlanDecision {
  act: PlanAct
  reason: string
  notice: Told
  /** Of a plan that is published. */
  sealed: { nonce: string; seal: string; publishedAt: number }
}

/**
 * Decides about a plan as it was read: its state, with the seal, the notice and the audit line, all or nothing. False when
 * it was edited or decided meanwhile, the caller may not act any more, or it is to be published and its writer is no expert.
 */
export async function storePlanDecision(
  context: UserContext,
  row: Pick<PlanRow, 'id' | 'uid' | 'revision'>,
  { act, reason, notice, sealed }: PlanDecision,
): Promise<boolean> {
  const { accountDb: db, now } = context
  const { id, uid, revision } = row
  const from = act === 'take_off' ? 'published' : 'reviewing'
  // Who lost the role after writing sells nothing new.
  const may = act === 'publish' ? (and(mayAct(context), holdsRole(sql`${uid}`, 'expert')) as SQL) : mayAct(context)
  const where = and(may, isPlanReviewed(id, revision, from)) as SQL
  const told = { uid, ...notice, createdAt: now, intent: `plan:${id}:${revision}:${act}` }
  const [, , moved] = await db.batch([
    auditAccount(context, PLAN_AUDITED[act], uid, `${id} ${reason}`, where),
    noticeStatement(db, told, where),
    act === 'publish'
      ? publishStatement(db, row, sealed, may)
      : withholdStatement(db, row, { from, to: act === 'refuse' ? 'failed' : 'removed', reason }, may),
  ])
  return moved.length > 0
}
