import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminProtocolCalls } from '#contract/admin-protocol.ts'

export const listOwnTexts = serverRead.handler(forward(adminProtocolCalls.listOwnTexts))
export const getOwnText = serverRead.handler(forward(adminProtocolCalls.getOwnText))
export const saveOwnText = serverWrite.handler(forward(adminProtocolCalls.saveOwnText))
export const deleteOwnText = serverWrite.handler(forward(adminProtocolCalls.deleteOwnText))
