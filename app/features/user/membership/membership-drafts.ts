import {
  CURRENCIES,
  type MembershipCurrency,
  PERIODS,
  type Period,
  TIERS,
  type Tier,
} from '#contract/membership-rules.ts'
import { readDraft, saveDraft } from '../../draft/drafts.ts'

/** Of the choice and the intent. */
export const MEMBERSHIP_FORM = 'membership'

export interface MembershipChoice {
  tier: Tier
  period: Period
  currency: MembershipCurrency
}

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((each) => each === value)

/** What was chosen in this tab, so that it is there again after a recharge. */
export function readChoice(uid: number): Partial<MembershipChoice> {
  const { tier, period, currency } = readDraft(MEMBERSHIP_FORM, uid) ?? {}
  const stored = { tier: oneOf(TIERS, tier), period: oneOf(PERIODS, period), currency: oneOf(CURRENCIES, currency) }
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined))
}

export const saveChoice = (uid: number, choice: MembershipChoice): void => saveDraft(MEMBERSHIP_FORM, uid, choice)
