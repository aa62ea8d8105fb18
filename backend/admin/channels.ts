import { fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { requireStaffProof } from '#backend/identity/require-recent-proof.ts'
import { announce } from '#backend/notice/notify.ts'
import { findChannel, searchChannels } from '#backend/promotion/channels.store.ts'
import { forgetChannel } from '#backend/promotion/open-channels.ts'
import type { adminChannelCalls } from '#contract/admin-channels.ts'
import { auditFile } from './audit.store.ts'
import { storeChannelDecision } from './channels.store.ts'

type Calls = typeof adminChannelCalls

export const listAllChannels: Verb<Calls['listAllChannels']> = async (context, search) => {
  const { rows, ...ways } = await searchChannels(context.accountDb, search)
  await auditFile(context, 'channels', search)
  const list = rows.map(({ row, username }) => ({
    id: row.id,
    uid: row.uid,
    username: username ?? `#${row.uid}`,
    brand: row.brand,
    name: row.name,
    kind: row.kind,
    visits: row.visits,
    registrations: row.registrations,
    downloads: row.downloads,
    createdAt: instant(row.createdAt),
    ...(row.closedAt === null ? {} : { closedAt: instant(row.closedAt) }),
  }))
  return { list, ...ways }
}

const NOTICES = { close: 'channel_closed', reopen: 'channel_reopened' } as const

export const decideChannel: Verb<Calls['decideChannel']> = async (context, { id, act, reason: typed }) => {
  const unproven = await requireStaffProof(context)
  if (unproven) return unproven
  const channel = await findChannel(context.accountDb, id)
  if (!channel) return fail('not_found')
  if (channel.uid === context.viewer.uid) return fail('not_yourself')
  const isClosed = channel.closedAt !== null
  if (isClosed === (act === 'close')) return fail('order_moved')
  const reason = typed.trim()
  const notice = { type: NOTICES[act], params: { name: channel.name, reason } }
  if (!(await storeChannelDecision(context, channel, { act, reason, notice })))
    return fail(act === 'reopen' ? 'too_many' : 'order_moved')
  forgetChannel(id)
  announce(context, channel.uid, notice)
  return { done: true }
}
