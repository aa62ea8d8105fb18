import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminLedgerCalls } from '#contract/admin-ledger.ts'

export const listLedgerLines = serverRead.handler(forward(adminLedgerCalls.listLedgerLines))
export const listLedgerRuns = serverRead.handler(forward(adminLedgerCalls.listLedgerRuns))
