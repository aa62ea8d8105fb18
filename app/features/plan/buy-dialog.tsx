import { m } from '#app/paraglide/messages.js'
import { toast } from '#app/ui/toast.ts'
import type { ErrorName } from '#contract/errors.ts'
import type { Plan } from '#contract/plan.ts'
import { PayDialog } from '../coins/pay-dialog.tsx'
import { usePayment } from '../coins/use-payment.ts'
import { isOutcomeUnknown } from '../draft/intents.ts'
import { accountErrorText } from '../shell/account-error-text.ts'
import { buyPlan } from './plan.functions.ts'
import { openedPlanQuery, planQuery } from './plan.queries.ts'

interface BuyDialogProps {
  plan: Plan
  onClose: () => void
}

/** Buys a plan. */
export function BuyDialog({ plan: { id, title, price, hasRefund }, onClose }: BuyDialogProps) {
  const payment = usePayment({
    form: 'buy-plan',
    call: buyPlan,
    wanted: { planId: id, price },
    onPaid: () => {
      toast(m.plan_buy_done(), 'success')
      onClose()
    },
    changed: [openedPlanQuery(id).queryKey, planQuery(id).queryKey, ['user', 'boughtPlans']],
  })
  return (
    <PayDialog
      words={{
        title: m.plan_buy_title(),
        cancel: m.plan_buy_cancel(),
        after: m.plan_buy_after(),
        pay: m.plan_buy_pay(),
      }}
      name={title}
      price={price}
      back={`/expert/p${id}`}
      note={hasRefund ? m.plan_locked_refund() : m.plan_locked_paid()}
      payment={payment}
      failureText={failureText}
      onClose={onClose}
    />
  )
}

function failureText(failure: ErrorName): string {
  if (failure === 'order_over') return m.plan_buy_over()
  if (failure === 'order_moved') return m.plan_buy_cancelled()
  return isOutcomeUnknown(failure) ? m.plan_buy_failed() : accountErrorText({ code: failure })
}
