import {
  CURRENCIES,
  type MembershipCurrency,
  PERIODS,
  type Period,
  TIERS,
  type Tier,
} from '#contract/membership-rules.ts'
import { clearDraft, readDraft, saveDraft } from '../../draft/drafts.ts'

const CHOICE = 'membership'
const INTENT = 'membership-intent'

export interface MembershipChoice {
  tier: Tier
  period: Period
  currency: MembershipCurrency
}

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((each) => each === value)

/** What was chosen in this tab, so that it is there again after a recharge. */
export function readChoice(uid: number): Partial<MembershipChoice> {
  const { tier, period, currency } = readDraft(CHOICE, uid) ?? {}
  const stored = { tier: oneOf(TIERS, tier), period: oneOf(PERIODS, period), currency: oneOf(CURRENCIES, currency) }
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined))
}

export const saveChoice = (uid: number, choice: MembershipChoice): void => saveDraft(CHOICE, uid, choice)

/** The intent of a purchase of which no answer has come, also after a reload; a new one for anything else. */
export function intentFor(uid: number, purchase: object): string {
  const of = JSON.stringify(purchase)
  const stored = readDraft(INTENT, uid)
  if (stored?.of === of && typeof stored.intent === 'string') return stored.intent
  const intent = crypto.randomUUID()
  saveDraft(INTENT, uid, { of, intent })
  return intent
}

/** An answer has come: the next purchase is another. */
export const endIntent = (): void => clearDraft(INTENT)
