import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { mergePreferences } from '#backend/identity/profiles.store.ts'
import { localeByCode } from '#contract/languages.ts'
import type { Preferences, userCalls } from '#contract/user.ts'

type Calls = typeof userCalls

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Only the fields of the contract; `homeOrder` without duplicates. */
function toPreferences(input: Preferences): Preferences {
  const { language, timeZone, theme, autoplay, hidesScores, hasReducedMotion, hasGoalSound, homeOrder } = input
  const { notifyReminders, notifyFollows, notifyPlans, notifyByMail } = input
  const fields = { language, timeZone, theme, autoplay, hidesScores, hasReducedMotion, hasGoalSound }
  const lists = {
    notifyReminders,
    notifyFollows,
    notifyPlans,
    notifyByMail,
    homeOrder: homeOrder && [...new Set(homeOrder)],
  }
  return Object.fromEntries(
    Object.entries({ ...fields, ...lists }).filter(([, value]) => value !== undefined),
  ) as Preferences
}

export const getPreferences: Verb<Calls['getPreferences']> = async (context) => {
  const row = await findOwnUser(context)
  return row instanceof Fail ? row : row.preferences
}

export const savePreferences: Verb<Calls['savePreferences']> = async (context, input) => {
  const { accountDb, viewer } = context
  const preferences = toPreferences(input)
  if (preferences.timeZone && !isZone(preferences.timeZone)) return fail('invalid_input', 'no such zone')
  if (preferences.language !== undefined && !localeByCode(preferences.language))
    return fail('invalid_input', 'no such language')
  return (await mergePreferences(accountDb, viewer.uid, preferences)) ?? fail('session_invalid')
}
