import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { protocolOf } from '#contract/protocol-rules.ts'
import type { PlaceHead } from '../shell/place-head.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { ComplaintForm } from './lazy-parts.ts'
import { protocolQuery, versionOf } from './protocol.queries.ts'

/** Loads a text and what its head says; 404 where there is none, or no such version. */
export async function loadProtocol(
  client: QueryClient,
  id: string | undefined,
  rawVersion: unknown,
): Promise<PlaceHead> {
  const name = protocolOf(id)
  if (!name) throw notFound()
  const shell = await client.ensureQueryData(shellQuery())
  const version = versionOf(rawVersion)
  const text = await client.ensureQueryData(protocolQuery(shell, name, version)).catch((error: unknown): never => {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  })
  if (name === 'complaint') await ComplaintForm.preload?.()
  const brand = shell.brand.texts.name
  return {
    shell,
    title: `${text.title} - ${brand}`,
    description: m.protocol_description({ title: text.title, brand }),
    path: `/protocol/${name}`,
    // What no longer holds is not to be found in place of what does.
    isHidden: text.version !== text.versions[0],
  }
}
