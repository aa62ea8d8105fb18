import type { DisplayPreferences } from '#app/lib/display-preferences.ts'
import type { Preferences } from '#contract/user.ts'

/** The part of an account's preferences that the server needs to render pages. */
export const displayPreferencesOf = ({
  timeZone,
  hidesScores,
  hasReducedMotion,
  homeOrder,
}: Preferences): DisplayPreferences => ({
  ...(timeZone ? { zone: timeZone } : {}),
  ...(hidesScores ? { hidesScores } : {}),
  ...(hasReducedMotion ? { isStill: true } : {}),
  ...(homeOrder?.length ? { lists: homeOrder } : {}),
})
