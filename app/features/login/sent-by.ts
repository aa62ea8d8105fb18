import { parseCookie } from 'cookie-es'
import { REFERRAL_CHARS_MAX, REFERRAL_NAMES, type ReferralName } from '#contract/referral.ts'

type Sent = Partial<Record<ReferralName, string>>

/** Where visitors of earlier versions have it. */
function stored(name: ReferralName): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/**
 * Who referred the visitor, sent along with a sign-in: from the cookies that the server sets for whoever comes by a
 * channel's link (app/server/referral.ts). The file has no name that a blocker looks for: nobody could sign in without it.
 */
export function sentBy(): Sent {
  const cookies = parseCookie(document.cookie)
  return Object.fromEntries(
    REFERRAL_NAMES.flatMap((name) => {
      const value = cookies[name] || stored(name)
      return value && value.length <= REFERRAL_CHARS_MAX ? [[name, value]] : []
    }),
  )
}
