import type { Failure } from '#app/lib/call-error.ts'
import { sendCode as send } from '../login.functions.ts'
import { beginCountdown } from './countdown.ts'
import type { HumanCheck } from './use-human-check.ts'

/** The email or phone that a code is sent to; a phone has an area code. */
export interface CodeTarget {
  mobileOrEmail: string
  areaCode?: string
}

/** The key of a target's resend countdown. */
export const targetKey = ({ mobileOrEmail, areaCode = '' }: CodeTarget): string =>
  `${areaCode} ${mobileOrEmail.trim().toLowerCase()}`

const CHECK_FAILED: Failure = { code: 'check_failed' }

/** Sends a code after the human check; an expired check is repeated once. Null on success. */
export async function sendCode(target: CodeTarget, check: HumanCheck): Promise<Failure | null> {
  for (const isLast of [false, true]) {
    const cfToken = await check.token()
    if (cfToken === null) return CHECK_FAILED
    const answer = await send({ data: { ...target, cfToken } })
    if (answer.ok) {
      beginCountdown(targetKey(target))
      return null
    }
    if (answer.error.code !== 'check_failed' || isLast) return answer.error
    check.restart()
  }
  return CHECK_FAILED
}
