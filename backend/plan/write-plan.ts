import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import { plainDocument } from '#backend/core/plain-document.ts'
import type { Verb } from '#backend/core/serve.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { keptOfRow } from '#backend/match/kept-rows.ts'
import { readRow } from '#backend/match/read-rows.ts'
import type { Parsed } from '#contract/call.ts'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { textOf } from '#contract/news-document.ts'
import { plainLineOf } from '#contract/plain-text.ts'
import type { planCalls } from '#contract/plan.ts'
import { isSameOption, matchFaultOf, optionsOf } from '#contract/plan-rules.ts'
import { isOwnCover, removeUnusedCovers } from './covers.ts'
import {
  deletePlanRow,
  findPlan,
  findPlanByIntent,
  insertPlan,
  takeOffRow,
  updatePlanRow,
  type WrittenPlan,
} from './plans.store.ts'

type Calls = typeof planCalls
type Written = Omit<Parsed<Calls['createPlan']>, 'matchId' | 'intent'>

/** Whether an account may write plans now: by its role in the database, not by what an isolate remembers. */
async function mayWrite({ accountDb, viewer }: UserContext): Promise<boolean> {
  const user = await findUser(accountDb, viewer.uid)
  return user !== undefined && user.bannedAt === null && user.deletingAt === null && user.roles.includes('expert')
}

/** Why nothing can be predicted of a match any more, or not yet. */
export function faultOfMatch(match: MatchRow, now: number): Fail<'match_over' | 'time_unknown'> | null {
  const fault = matchFaultOf(match, now)
  return fault && fail(fault)
}

/** What is stored of what an expert wrote; `price_changed` unless the match has this choice at this price now. */
function priced(match: MatchRow, input: Written, now: number): WrittenPlan | Fail<'price_changed'> {
  const { play, choice, line, odds, title, label, price, hasRefund, cover } = input
  const document = plainDocument(input.document)
  const family = gameById(match.gameId)?.family
  const wanted = { play, choice, ...(line === undefined ? {} : { line }) }
  const option = family && optionsOf(family, match.odds).find((each) => isSameOption(each, wanted))
  if (option?.odds !== odds) return fail('price_changed')
  return {
    play,
    choice,
    line: line ?? null,
    odds,
    pricedAt: now,
    title: plainLineOf(title),
    label: plainLineOf(label),
    content: textOf(document),
    document,
    cover: cover ?? null,
    price,
    hasRefund,
    startsAt: Date.parse(match.startsAt),
  }
}

export const createPlan: Verb<Calls['createPlan']> = async (context, { matchId, intent, ...input }) => {
  const { accountDb, viewer, now } = context
  if (!(await mayWrite(context))) return fail('expert_banned')
  const findSent = () => (intent === undefined ? undefined : findPlanByIntent(accountDb, viewer.uid, intent))
  const sent = await findSent()
  if (sent) return { id: sent.id }
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'plan'))) return fail('rate_limited')
  if (!(await isOwnCover(context, input.cover))) return fail('invalid_input')
  const match = await readRow(context, matchId)
  if (!match) return fail('not_found')
  const fault = faultOfMatch(match, now)
  if (fault) return fault
  const written = priced(match, input, now)
  if (written instanceof Fail) return written
  const id = randomRowId()
  const of = { uid: viewer.uid, matchId: match.id, gameId: match.gameId, match: keptOfRow(match) }
  if (await insertPlan(accountDb, { id, ...of, createdAt: now, intent: intent ?? null, ...written })) return { id }
  // The same was sent twice at once.
  const other = await findSent()
  return other ? { id: other.id } : fail('too_many')
}

export const updatePlan: Verb<Calls['updatePlan']> = async (context, { id, ...input }) => {
  const { accountDb, viewer, now, defer } = context
  if (!(await mayWrite(context))) return fail('expert_banned')
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'plan'))) return fail('rate_limited')
  const plan = await findPlan(accountDb, id)
  if (!(await isOwnCover(context, input.cover))) return fail('invalid_input')
  const match = plan?.uid === viewer.uid ? await readRow(context, plan.matchId) : undefined
  if (!plan || !match) return fail('not_found')
  if (faultOfMatch(match, now)) return fail('match_over')
  const written = priced(match, input, now)
  if (written instanceof Fail) return written
  if (!(await updatePlanRow(accountDb, plan, written, now))) return fail('order_moved')
  defer(removeUnusedCovers(context, [plan.cover]))
  return { id }
}

export const deletePlan: Verb<Calls['deletePlan']> = async (context, { id }) => {
  const { accountDb, viewer, defer } = context
  const plan = await findPlan(accountDb, id)
  if (plan?.uid !== viewer.uid) return fail('not_found')
  if (!(await deletePlanRow(accountDb, id, viewer.uid))) return fail('order_moved')
  defer(removeUnusedCovers(context, [plan.cover]))
  return { done: true }
}

export const takeOffPlan: Verb<Calls['takeOffPlan']> = async ({ accountDb, viewer, now }, { id }) => {
  if ((await findPlan(accountDb, id))?.uid !== viewer.uid) return fail('not_found')
  return (await takeOffRow(accountDb, id, viewer.uid, now)) ? { done: true } : fail('order_moved')
}
