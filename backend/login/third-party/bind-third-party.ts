import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { insertIdentity } from '#backend/identity/identities.store.ts'
import { requireRecentProof } from '#backend/identity/require-recent-proof.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { notify } from '#backend/notice/notify.ts'
import { toUser } from '#backend/user/to-user.ts'
import type { loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { findBoundAccount } from './find-bound-account.ts'
import { finishFlow } from './finish-flow.ts'

export const bindThirdParty: Verb<typeof loginThirdPartyCalls.bindThirdParty> = async (context, input) => {
  const { accountDb, viewer, now } = context
  const own = await findOwnUser(context)
  if (own instanceof Fail) return own
  const unproven = await requireRecentProof(context, own)
  if (unproven) return unproven
  const profile = await finishFlow(context, input.type, input)
  if (profile instanceof Fail) return profile
  if (!(await insertIdentity(accountDb, viewer.uid, profile, now))) {
    const owner = await findBoundAccount(context, profile)
    if (owner?.uid !== viewer.uid) return fail('identifier_taken')
  } else await notify(context, viewer.uid, 'sign_in_added', { provider: input.type })
  const row = await findUser(accountDb, viewer.uid)
  return row ? { user: await toUser(context, row, true) } : fail('session_invalid')
}
