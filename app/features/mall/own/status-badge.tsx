import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { RedemptionStatus } from '#contract/mall-rules.ts'

export const STATUS_NAMES: Readonly<Record<RedemptionStatus, () => string>> = {
  unpaid: m.mall_status_unpaid,
  under_review: m.mall_status_under_review,
  in_progress: m.mall_status_in_progress,
  redeemed: m.mall_status_redeemed,
  returned: m.mall_status_returned,
  cancelled: m.mall_status_cancelled,
}

const COLOURS: Readonly<Record<RedemptionStatus, string>> = {
  unpaid: 'text-warn',
  under_review: 'text-text',
  in_progress: 'text-text',
  redeemed: 'text-win',
  returned: 'text-text-muted',
  cancelled: 'text-text-muted',
}

/** The status of a redemption, as text. */
export const StatusBadge = ({ status }: { status: RedemptionStatus }) => (
  <span
    className={cn(
      'inline-flex min-h-6 items-center whitespace-nowrap rounded-sm bg-surface-2 px-2 font-medium text-12',
      COLOURS[status],
    )}
  >
    {STATUS_NAMES[status]()}
  </span>
)
