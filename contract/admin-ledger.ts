import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, ways } from './list-part.ts'

/** A line of an account's book. */
export const AdminLedgerLine = type({
  no: 'number.integer',
  at: Instant,
  step: 'string',
  reason: 'string',
  /** Names the deed, once for each account. */
  intent: 'string',
  counterpart: 'string',
  gold: 'number.integer',
  diamond: 'number.integer',
  goldAfter: 'number.integer',
  diamondAfter: 'number.integer',
})
export type AdminLedgerLine = typeof AdminLedgerLine.infer

/** An audit of all books, or a making of their copy anew. */
export const AdminLedgerRun = type({
  id: 'number.integer',
  kind: "'audit' | 'rebuild'",
  startedAt: Instant,
  /** Absent: it goes on. */
  'finishedAt?': Instant,
  accounts: 'number.integer',
  lines: 'number.integer',
  faultCount: 'number.integer',
  /** The first of them, in words. */
  faults: 'string[]',
})
export type AdminLedgerRun = typeof AdminLedgerRun.infer

export const adminLedgerCalls = {
  /** The lines of a user's account, the newest first; nothing without a user. */
  listLedgerLines: call({
    method: 'GET',
    path: '/admin/ledger',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({ 'uid?': IntegerText, 'sort?': "'oldest'" }),
    result: type({ list: AdminLedgerLine.array(), ...ways }),
  }),
  /** The last seven, the newest first. */
  listLedgerRuns: call({
    method: 'GET',
    path: '/admin/ledger/runs',
    access: 'administrator',
    isOurs: true,
    input: type({}),
    result: type({ list: AdminLedgerRun.array() }),
  }),
} as const
