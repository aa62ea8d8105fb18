import { isAddressWithinLimit } from '#backend/core/address-limit.ts'
import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { digestOf } from '#backend/core/digest.ts'
import { verifyAltcha } from './human/altcha.ts'
import { USES_OF_A_CHECK } from './human/check-cost.ts'
import { verifyTurnstile } from './human/turnstile.ts'
import { consumeCheck, insertCheck } from './human-checks.store.ts'

const CHECK_MS = 10 * 60_000
const CHECKS_AN_HOUR = 120

/** Turnstile for brands with a site key, if its secret is configured; ALTCHA otherwise. */
async function verifierOf(context: Context) {
  const brand = context.env.TURNSTILE_SECRET ? await readBrand(context) : undefined
  return brand?.botCheckSiteKey ? verifyTurnstile : verifyAltcha
}

/** Verifies the solution of a human check: false when it is forged, expired or was used before. */
export async function checkHumanToken(context: Context, token: string): Promise<boolean> {
  if (!(await isAddressWithinLimit(context, 'human', CHECKS_AN_HOUR, 60 * 60_000))) return false
  const verify = await verifierOf(context)
  const solutionId = await verify(context, token)
  if (solutionId === null) return false
  const isNew = await insertCheck(context.accountDb, {
    hash: await digestOf(solutionId),
    address: context.address,
    usesLeft: 0,
    expiresAt: context.now + 2 * CHECK_MS,
  })
  if (!isNew) return false
  return insertCheck(context.accountDb, {
    hash: await digestOf(token),
    address: context.address,
    usesLeft: USES_OF_A_CHECK,
    expiresAt: context.now + CHECK_MS,
  })
}

/** Consumes one use of a token that `checkHumanToken` accepted from the same address; false when none is left. */
export const consumeHumanCheck = async (context: Context, token: string | undefined): Promise<boolean> =>
  token !== undefined && consumeCheck(context.accountDb, await digestOf(token), context.address, context.now)
