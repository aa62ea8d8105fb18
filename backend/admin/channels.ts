import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { searchChannels } from '#backend/promotion/channels.store.ts'
import type { adminChannelCalls } from '#contract/admin-channels.ts'
import { auditFile } from './audit.store.ts'

export const listAllChannels: Verb<(typeof adminChannelCalls)['listAllChannels']> = async (context, search) => {
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
