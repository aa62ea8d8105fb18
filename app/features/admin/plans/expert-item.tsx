import { lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ExpertAct, ExpertApplication } from '#contract/admin-plans.ts'
import type { ExpertState } from '#contract/plan-rules.ts'
import { ListCard } from '../list/list-card.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { UserLink } from '../user-link.tsx'
import { decideExpert } from './plans.functions.ts'

const ReasonDialog = lazy(() => import('../reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

export const EXPERT_STATES: Readonly<Record<ExpertState, () => string>> = {
  reviewing: m.admin_expert_state_reviewing,
  passed: m.admin_expert_state_passed,
  failed: m.admin_expert_state_failed,
  banned: m.admin_expert_state_banned,
}

export const EXPERT_ACTS: Readonly<Record<ExpertAct, () => string>> = {
  accept: m.admin_expert_accept,
  refuse: m.admin_expert_refuse,
  ban: m.admin_expert_ban,
  lift: m.admin_expert_lift,
}

/** What each does, as the dialog says it. */
const TEXTS: Readonly<Record<ExpertAct, () => string>> = {
  accept: m.admin_expert_accept_text,
  refuse: m.admin_expert_refuse_text,
  ban: m.admin_expert_ban_text,
  lift: m.admin_expert_lift_text,
}

export const isGraveForExpert = (act: ExpertAct): boolean => act === 'refuse' || act === 'ban'

/** Who applied as an expert, what was written, and the ways to decide. */
export function ExpertItem({ application, head }: { application: ExpertApplication; head: ReactNode }) {
  const { id, uid, username, state, introduction, reason, createdAt, acts } = application
  const [act, setAct] = useState<ExpertAct>()
  const { act: send, isBusy } = useAdminAction(decideExpert)
  return (
    <ListCard
      head={head}
      line={
        <>
          <UserLink uid={uid} name={username} />
          <Timestamp at={createdAt} />
          <span className="ms-auto font-medium">{EXPERT_STATES[state]()}</span>
        </>
      }
    >
      <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
        {introduction}
      </p>
      {reason && <p className="wrap-anywhere text-13 text-text-muted">{m.plan_reason({ reason })}</p>}
      <div className="flex flex-wrap gap-2">
        {acts.map((each) => (
          <Button
            key={each}
            variant="quiet"
            className={isGraveForExpert(each) ? 'text-lose!' : ''}
            onClick={() => setAct(each)}
          >
            {EXPERT_ACTS[each]()}
          </Button>
        ))}
      </div>
      {act && (
        <Suspense>
          <ReasonDialog
            draft={`expert-${act}-${id}`}
            title={EXPERT_ACTS[act]()}
            text={TEXTS[act]()}
            submitLabel={EXPERT_ACTS[act]()}
            variant={isGraveForExpert(act) ? 'danger' : 'primary'}
            isBusy={isBusy}
            onSubmit={(text) => send({ id, act, reason: text }, m.admin_plan_done())}
            onClose={() => setAct(undefined)}
          />
        </Suspense>
      )}
    </ListCard>
  )
}
