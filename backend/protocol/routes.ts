import type { Verbs } from '#backend/core/serve.ts'
import type { protocolCalls } from '#contract/protocol.ts'
import { getProtocol } from './get-protocol.ts'

export const protocolRoutes: Verbs<typeof protocolCalls> = { getProtocol }
