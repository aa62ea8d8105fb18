import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { protocolCalls } from '#contract/protocol.ts'

export const getProtocol = serverRead.handler(forward(protocolCalls.getProtocol))
