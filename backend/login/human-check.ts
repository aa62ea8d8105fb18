import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { digestOf } from '#backend/core/digest.ts'
import { isWithinLimit } from '#backend/core/limit.ts'
import { verifyAltcha } from './human/altcha.ts'
import { verifyTurnstile } from './human/turnstile.ts'
import { putCheck, spendCheck } from './human-checks.store.ts'

const CHECK_MS = 10 * 60_000
/** One check is enough for a few codes and passwords. */
const USES = 6
const CHECKS_AN_HOUR = 120

/** Turnstile where the brand has a site key and we its secret; ALTCHA otherwise. */
async function verifierOf(context: Context) {
  const brand = context.env.TURNSTILE_SECRET ? await readBrand(context) : undefined
  return brand?.botCheckSiteKey ? verifyTurnstile : verifyAltcha
}

/** Verifies a solved human check: true once, false for one that is forged, too old or was seen before. */
export async function checkHumanToken(context: Context, token: string): Promise<boolean> {
  if (!(await isWithinLimit(context, `human:${context.address}`, CHECKS_AN_HOUR, 60 * 60_000))) return false
  const verify = await verifierOf(context)
  const name = await verify(context, token)
  if (name === null) return false
  const isNew = await putCheck(context.db, {
    hash: await digestOf(name),
    address: context.address,
    usesLeft: 0,
    expiresAt: context.now + 2 * CHECK_MS,
  })
  if (!isNew) return false
  return putCheck(context.db, {
    hash: await digestOf(token),
    address: context.address,
    usesLeft: USES,
    expiresAt: context.now + CHECK_MS,
  })
}

/** Spends one use of a token that `checkHumanToken` accepted from the same address. */
export const spendHumanCheck = async (context: Context, token: string | undefined): Promise<boolean> =>
  token !== undefined && spendCheck(context.db, await digestOf(token), context.address, context.now)
