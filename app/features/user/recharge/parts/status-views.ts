import {
  BadgeCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  ReceiptText,
  RotateCcw,
  TimerOff,
  UserSearch,
} from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import type { PaymentOrder } from '#contract/payment.ts'

interface StatusView {
  Icon: LucideIcon
  colour: string
  title: () => string
  text?: () => string
}

/** What an order's buyer sees of its status. */
export const STATUS_VIEWS: Readonly<Record<PaymentOrder['status'], StatusView>> = {
  pending: {
    Icon: Hourglass,
    colour: 'text-text-muted',
    title: m.user_recharge_waiting_title,
    text: m.user_recharge_waiting_text,
  },
  paid: { Icon: ReceiptText, colour: 'text-win', title: m.user_recharge_paid_title, text: m.user_recharge_paid_text },
  credited: { Icon: BadgeCheck, colour: 'text-win', title: m.user_recharge_credited_title },
  failed: {
    Icon: CircleX,
    colour: 'text-lose',
    title: m.user_recharge_failed_title,
    text: m.user_recharge_failed_text,
  },
  expired: {
    Icon: TimerOff,
    colour: 'text-warn',
    title: m.user_recharge_expired_title,
    text: m.user_recharge_expired_text,
  },
  in_review: {
    Icon: UserSearch,
    colour: 'text-warn',
    title: m.user_recharge_review_title,
    text: m.user_recharge_review_text,
  },
  refunding: {
    Icon: RotateCcw,
    colour: 'text-warn',
    title: m.user_recharge_refunding_title,
    text: m.user_recharge_refunding_text,
  },
  refunded: {
    Icon: RotateCcw,
    colour: 'text-text-muted',
    title: m.user_recharge_refunded_title,
    text: m.user_recharge_refunded_text,
  },
}
