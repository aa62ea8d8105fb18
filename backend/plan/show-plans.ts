import type { Context } from '#backend/core/context.ts'
import { instant } from '#backend/core/instant.ts'
import { matchesOf } from '#backend/match/matches-of.ts'
import type { Language } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { OwnPlan, Plan, PlanSecret } from '#contract/plan.ts'
import { readRecords, readWithOtherOutcome } from './about-plans.store.ts'
import { type ListedExpert, readListedExperts } from './listed-experts.ts'
import type { PlanRow } from './plans.store.ts'
import { simulatedContent, simulatedTitle } from './simulated/phrases.ts'
import { isSimulatedExpert } from './simulated/uids.ts'

const optionOf = ({ play, choice, line, odds }: PlanRow) => ({ play, choice, ...(line === null ? {} : { line }), odds })

/** What is predicted, without the content: of others call it only for who may read it. */
export const pricedOf = (row: PlanRow) => ({ ...optionOf(row), pricedAt: instant(row.pricedAt) })

/** What one pays for: call it only for who may read it. `match`: a simulated expert speaks of it in the reader's language. */
export const secretOf = (row: PlanRow, match: MatchRow, lan: Language): PlanSecret => ({
  ...pricedOf(row),
  content: isSimulatedExpert(row.uid) ? simulatedContent(row, match, lan) : row.content,
  ...(row.document === null ? {} : { document: row.document }),
})

/**
 * Plans as everybody sees them; left out are those that were never published, those of people whom lists leave out, and of
 * matches that are gone. `toBuyers`: those of such people are kept, without a name. `hasContent`: of those that are
 * settled; lists show no content.
 */
export async function toPlans(
  context: Context,
  rows: readonly PlanRow[],
  { toBuyers = false, hasContent = false }: { toBuyers?: boolean; hasContent?: boolean } = {},
): Promise<Plan[]> {
  const open = rows.filter(({ result }) => result === null)
  const [people, matches, records, withOther] = await Promise.all([
    readListedExperts(context, [...new Set(rows.map(({ uid }) => uid))]),
    matchesOf(context, rows),
    readRecords(
      context.accountDb,
      open.map(({ uid }) => uid),
    ),
    readWithOtherOutcome(
      context.accountDb,
      open.map(({ id }) => id),
    ),
  ])
  return rows.flatMap((row) => {
    const nobody: ListedExpert | undefined = toBuyers ? { uid: row.uid, username: '' } : undefined
    const expert = people.get(row.uid) ?? nobody
    const match = matches.get(row.matchId)
    const { seal, nonce, publishedAt, result } = row
    const closesAt = instant(row.startsAt)
    const record = result === null && expert?.username ? records.get(row.uid) : undefined
    if (!expert || !match || seal === null || nonce === null || publishedAt === null) return []
    return {
      id: row.id,
      expert,
      match,
      play: row.play,
      title: isSimulatedExpert(row.uid) ? simulatedTitle(row, match, context.lan) : row.title,
      ...(row.label ? { label: row.label } : {}),
      ...(row.cover !== null && expert.username !== '' ? { cover: row.cover } : {}),
      price: row.price,
      hasRefund: row.hasRefund,
      ...(row.state === 'published' ? {} : { isRemoved: true as const }),
      publishedAt: instant(publishedAt),
      ...(closesAt === match.startsAt ? {} : { closesAt }),
      seal,
      sealVersion: row.document === null ? (1 as const) : (2 as const),
      sales: row.sales,
      ...(record ? { record } : {}),
      ...(withOther.has(row.id) ? { hasOtherOutcome: true as const } : {}),
      ...(result === null
        ? {}
        : { result, secret: { ...(hasContent ? secretOf(row, match, context.lan) : pricedOf(row)), nonce } }),
    }
  })
}

/** Plans with all that their expert wrote. */
export const toOwnPlans = (rows: readonly PlanRow[], matches: ReadonlyMap<number, MatchRow>): OwnPlan[] =>
  rows.flatMap((row) => {
    const match = matches.get(row.matchId)
    if (!match) return []
    const {
      id,
      title,
      label,
      price,
      hasRefund,
      content,
      document,
      cover,
      state,
      reason,
      createdAt,
      publishedAt,
      sales,
      result,
    } = row
    return {
      id,
      match,
      ...optionOf(row),
      title,
      label,
      price,
      hasRefund,
      content,
      ...(document === null ? {} : { document }),
      ...(cover === null ? {} : { cover }),
      state,
      ...(reason ? { reason } : {}),
      createdAt: instant(createdAt),
      ...(publishedAt === null ? {} : { publishedAt: instant(publishedAt) }),
      sales,
      ...(result === null ? {} : { result }),
    }
  })
