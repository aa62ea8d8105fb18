import type { View } from '#app/lib/display-preferences.ts'
import type { Preferences } from '#contract/user.ts'

/** What of the preferences the server draws pages by. */
export const viewOf = ({ timeZone, hidesScores, hasReducedMotion, homeOrder }: Preferences): View => ({
  ...(timeZone ? { zone: timeZone } : {}),
  ...(hidesScores ? { hidesScores } : {}),
  ...(hasReducedMotion ? { isStill: true } : {}),
  ...(homeOrder?.length ? { lists: homeOrder } : {}),
})
