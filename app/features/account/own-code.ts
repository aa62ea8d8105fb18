import { m } from '#app/paraglide/messages.js'
import type { OwnAccount } from '#contract/user.ts'
import { beginCountdown } from '../login/form/countdown.ts'
import { toastResult } from '../shell/toast-result.ts'
import { sendOwnCode } from './account.functions.ts'

/** Key of the resend countdown of a code sent to the account's own contact. */
export const ownCodeKey = (via: 'email' | 'phone'): string => `own ${via}`

/** The account's own contact that codes are sent to: the email, else the phone. */
export const ownContact = ({ email, phone }: OwnAccount): { via: 'email' | 'phone'; contact: string } | null =>
  email ? { via: 'email', contact: email } : phone ? { via: 'phone', contact: phone } : null

/** Sends a code to the account's own contact; true on success. */
export async function sendToOwn(via: 'email' | 'phone'): Promise<boolean> {
  const answer = await sendOwnCode({ data: { key: crypto.randomUUID(), input: { via } } }).catch(() => ({
    ok: false as const,
    error: { code: 'unavailable' as const },
  }))
  if (answer.ok) beginCountdown(ownCodeKey(via))
  return toastResult(answer, m.user_set_code_sent())
}
