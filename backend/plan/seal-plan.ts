import { instant } from '#backend/core/instant.ts'
import { contentHashOf, sealOf } from '#contract/plan-rules.ts'
import type { PlanRow } from './plans.store.ts'

const NONCE_BYTES = 32

type Sealed = Pick<PlanRow, 'id' | 'uid' | 'matchId' | 'play' | 'choice' | 'line' | 'odds' | 'pricedAt' | 'document'>

/** What a plan gets when it is published: there are few outcomes to guess from, so the seal is of a nonce too. */
export async function sealPlan(row: Sealed, publishedAt: number) {
  const { id, uid, matchId, play, choice, line, odds, pricedAt, document } = row
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const seal = await sealOf({
    planId: id,
    expertId: uid,
    matchId,
    play,
    choice,
    ...(line === null ? {} : { line }),
    odds,
    pricedAt: instant(pricedAt),
    publishedAt: instant(publishedAt),
    ...(document === null ? {} : { contentHash: await contentHashOf(document) }),
    nonce,
  })
  return { nonce, seal, publishedAt }
}
