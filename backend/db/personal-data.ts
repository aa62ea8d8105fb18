import type { Declaration, Personal } from './personal.ts'
import { accountsDeclared } from './schema/accounts.ts'
import { attentionDeclared } from './schema/attention.ts'
import { auditDeclared } from './schema/audit.ts'
import { balanceRecordsDeclared, balancesDeclared, welcomeBonusesDeclared } from './schema/balances.ts'
import { calendarDaysDeclared } from './schema/calendar-days.ts'
import { calendarLeaseDeclared } from './schema/calendar-lease.ts'
import { feedbackDeclared } from './schema/feedback.ts'
import { fanCountsDeclared, followsDeclared, likesDeclared } from './schema/follows.ts'
import { grantedRolesDeclared } from './schema/granted-roles.ts'
import { humanChecksDeclared } from './schema/human-checks.ts'
import { importsDeclared } from './schema/imports.ts'
import { intentsDeclared } from './schema/intents.ts'
import { knownBrowsersDeclared } from './schema/known-browsers.ts'
import { leaguesDeclared } from './schema/leagues.ts'
import { limitsDeclared } from './schema/limits.ts'
import { loginCodesDeclared } from './schema/login-codes.ts'
import { matchEventsDeclared } from './schema/match-events.ts'
import { matchStatesDeclared } from './schema/match-states.ts'
import { matchesDeclared } from './schema/matches.ts'
import { membershipsDeclared } from './schema/memberships.ts'
import { noticesDeclared } from './schema/notices.ts'
import { outboxDeclared } from './schema/outbox.ts'
import { profilesDeclared } from './schema/profiles.ts'
import { referralsDeclared } from './schema/referrals.ts'
import { reservationsDeclared } from './schema/reservations.ts'
import { roleProposalsDeclared } from './schema/role-proposals.ts'
import { anchorsDeclared, roomSourcesDeclared, roomsDeclared } from './schema/rooms.ts'
import { sessionsDeclared } from './schema/sessions.ts'
import { teamsDeclared } from './schema/teams.ts'
import { identitiesDeclared, loginFlowsDeclared, pendingIdentitiesDeclared } from './schema/third-party.ts'

/** The personal data of each table: export and deletion follow from it. The test fails for a table that is missing. */
export const DECLARATIONS: readonly Declaration[] = [
  accountsDeclared,
  attentionDeclared,
  auditDeclared,
  balancesDeclared,
  balanceRecordsDeclared,
  welcomeBonusesDeclared,
  calendarDaysDeclared,
  calendarLeaseDeclared,
  feedbackDeclared,
  followsDeclared,
  fanCountsDeclared,
  likesDeclared,
  grantedRolesDeclared,
  humanChecksDeclared,
  importsDeclared,
  intentsDeclared,
  knownBrowsersDeclared,
  leaguesDeclared,
  limitsDeclared,
  loginCodesDeclared,
  matchEventsDeclared,
  matchStatesDeclared,
  matchesDeclared,
  membershipsDeclared,
  noticesDeclared,
  outboxDeclared,
  profilesDeclared,
  referralsDeclared,
  reservationsDeclared,
  roleProposalsDeclared,
  roomSourcesDeclared,
  roomsDeclared,
  anchorsDeclared,
  sessionsDeclared,
  teamsDeclared,
  identitiesDeclared,
  loginFlowsDeclared,
  pendingIdentitiesDeclared,
]

export const PERSONAL: readonly Personal[] = DECLARATIONS.filter((declared) => declared.kind === 'personal')

/** Personal data outside the database. `deleted`: by backend/user/purge.ts. */
export const OUTSIDE = {
  avatars: { where: 'R2, `avatars/<uid>/`', atDeletion: 'deleted' },
  inbox: {
    where: 'the user’s Durable Object: uid, brand and language of the last reservation',
    atDeletion: 'deleted',
  },
  mails: { where: 'mail and SMS at the providers that carried them', atDeletion: { keep: 'outside our control' } },
  logs: {
    where: 'log lines of failures: a uid, never a name, contact or address',
    atDeletion: { keep: 'deleted by the retention of Workers Logs, 7 days at most' },
  },
  backups: {
    where: 'D1 Time Travel',
    atDeletion: { keep: 'deleted after 30 days; purge again after a restore' },
  },
} as const satisfies Record<string, { where: string; atDeletion: 'deleted' | { keep: string } }>

/** What a purge must delete outside the database. */
export type DeletedOutside = {
  [Name in keyof typeof OUTSIDE]: (typeof OUTSIDE)[Name]['atDeletion'] extends 'deleted' ? Name : never
}[keyof typeof OUTSIDE]
