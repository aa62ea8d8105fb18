import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { ProtocolName } from '#contract/protocol-rules.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { getProtocol } from './protocol.functions.ts'

const STALE_MS = 300_000

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The version that an address asks for; undefined: the one in force. */
export const versionOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && DAY.test(raw) ? raw : undefined

/** Fails with `not_found`. */
export const protocolQuery = (
  { brand }: { brand: Pick<Shell['brand'], 'id'> },
  name: ProtocolName,
  version: string | undefined,
) => {
  const input = { name, brand: brand.id, ...(version ? { version } : {}) }
  return queryOptions({
    queryKey: ['protocol', 'one', input],
    queryFn: async () => unwrap(await getProtocol({ data: input })),
    staleTime: STALE_MS,
  })
}
