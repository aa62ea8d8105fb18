import { Banknote, CreditCard, type LucideIcon, QrCode, Wallet } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import type { PayMethod } from '#contract/payment-rules.ts'

export const PAY_METHOD_VIEWS: Readonly<Record<PayMethod, { Icon: LucideIcon; name: () => string }>> = {
  qr_wallet: { Icon: QrCode, name: m.user_recharge_qr_wallet },
  card: { Icon: CreditCard, name: m.user_recharge_card },
  stablecoin: { Icon: Banknote, name: m.user_recharge_stablecoin },
  online_wallet: { Icon: Wallet, name: m.user_recharge_online_wallet },
}
