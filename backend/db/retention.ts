import {
  COMPLAINT_DAYS,
  DECIDED_REPORT_DAYS,
  FAILING_DEVICE_DAYS,
  IDENTITY_DAYS,
  KNOWN_BROWSER_DAYS,
  SUPPORT_DAYS,
} from '#contract/retention-rules.ts'

const DAYS_A_YEAR = 365

/** A removal by the hourly cron, proven by backend/db/retention.workerd.test.ts. */
export interface Removal {
  /** The function that does it. */
  by: string
  /** Rows go when this time, by the column's name in the database, is more than so many days ago. */
  after: string
  days: number
  /** Times are stored in hours. */
  inHours?: boolean
  /** Only rows with these values. */
  only?: Readonly<Record<string, string>>
  /** The row stays, and these columns become null. */
  blanks?: readonly string[]
}

/** How long rows with personal data are kept, besides what a deletion of their account does to them. */
export interface Retention {
  /** What they are kept for. */
  why: string
  removals?: readonly Removal[]
  /** What else ends them: another sweep, a number, another table. */
  ends?: string
}

const expired = (by: string, after = 'expires_at'): Removal => ({ by, after, days: 0 })
const refused = (by: string): Removal => ({ by, after: 'created_at', days: 30, only: { state: 'refused' } })

/**
 * A rule for each table with data of a person. One without `removals` and `ends` lasts as long as the account, or as the declaration of
 * its table says for the time after.
 */
export const RETENTION: Readonly<Record<string, Retention>> = {
  accounts: { why: 'the account' },
  alert_devices: {
    why: 'the user is told in that browser',
    removals: [{ by: 'removeFailingDevices', after: 'failing_since', days: FAILING_DEVICE_DAYS }],
    ends: 'with its session, or when its push service knows it no more',
  },
  alert_work: { why: 'followers of a match are told of it', ends: 'within five minutes (sweepAlerts)' },
  anchor_profiles: { why: 'the streamer’s page' },
  anchors: { why: 'the streamer’s page' },
  article_texts: { why: 'what the author has published' },
  articles: { why: 'what the author has published' },
  attention: { why: 'what the user marked' },
  audit: { why: 'administrators stay accountable' },
  balance_records: { why: 'statements of the time before the ledger' },
  balances: { why: 'what was owed before the ledger' },
  protocol_texts: { why: 'administrators stay accountable, and what held stays readable' },
  brand_proposals: { why: 'a second administrator decides', removals: [expired('removeExpiredBrandProposals')] },
  brand_versions: { why: 'administrators stay accountable, and return to earlier records' },
  chat_cases: {
    why: 'staff decide about it, and look again when the decision is questioned',
    removals: [{ by: 'removeOldCases', after: 'decided_at', days: DECIDED_REPORT_DAYS }],
    ends: 'one that nobody decides about goes after a year',
  },
  chat_moderators: { why: 'the streamer’s choice' },
  chat_mutes: { why: 'the mute is in force', removals: [expired('removeEndedMutes', 'until')] },
  chat_notes: { why: 'moderators’ work with the user' },
  chat_reports: { why: 'its case', ends: 'with its case' },
  comments: { why: 'what the user said in public' },
  complaints: {
    why: 'staff decide about it, and answer for that',
    removals: [{ by: 'removeOldComplaints', after: 'decided_at', days: COMPLAINT_DAYS }],
    ends: 'one that nobody decides about goes a year after it was sent',
  },
  exchanges: { why: 'what was exchanged', removals: [refused('removeRefusedExchanges')] },
  experience: { why: 'the level' },
  experience_gifts: {
    why: 'a gift counts once',
    removals: [{ by: 'removeOldGiftMarks', after: 'created_at', days: 60 }],
  },
  expert_applications: { why: 'who may publish plans' },
  expert_standings: {
    why: 'rankings of sixty days',
    removals: [{ by: 'removeOldStandings', after: 'settled_at', days: 60 }],
  },
  expert_views: {
    why: 'figures of thirty days for the expert',
    removals: [{ by: 'removeOldViews', after: 'hour', days: 35, inHours: true }],
  },
  fan_counts: { why: 'what is shown beside the name' },
  feedback: { why: 'the answer, and what came of it' },
  follows: { why: 'what the user follows' },
  gift_totals: { why: 'rankings', removals: [{ by: 'removeOldGifts', after: 'ends_at', days: 30 }] },
  gifts: { why: 'the books', removals: [refused('removeOldGifts')] },
  granted_roles: { why: 'what the user may do' },
  human_checks: { why: 'a check counts a few times', removals: [expired('removeExpiredChecks')] },
  id_photos: {
    why: 'staff decide about the application',
    removals: [expired('sweepIdPhotos', 'delete_at')],
  },
  identities: { why: 'how the user signs in' },
  intents: {
    why: 'a call that is sent again is not done again',
    removals: [{ by: 'removeOldIntents', after: 'created_at', days: 1 }],
  },
  known_browsers: {
    why: 'limits that spare the user’s own browser',
    removals: [{ by: 'removeOldBrowsers', after: 'signed_in_at', days: KNOWN_BROWSER_DAYS }],
  },
  ledger_accounts: { why: 'the books' },
  ledger_lines: { why: 'the books' },
  ledger_rebuilds: { why: 'the run goes on where it was', ends: 'deleted when the next run begins' },
  ledger_runs: { why: 'how audits ended', ends: 'the last sixty are kept' },
  likes: { why: 'what the user liked' },
  limits: { why: 'the limit is in force', removals: [expired('removeExpiredLimits', 'ends_at')] },
  half_sign_ins: { why: 'the sign-in goes on', removals: [expired('removeExpiredHalves')] },
  login_codes: { why: 'the code is valid', removals: [expired('removeExpiredCodes')] },
  login_flows: { why: 'the sign-in goes on', removals: [expired('removeExpiredFlows')] },
  mall_addresses: { why: 'the next order' },
  mall_cards: { why: 'a number is given once' },
  mall_orders: {
    why: 'the order and what follows of it',
    removals: [
      {
        by: 'blankOldDeliveries',
        after: 'created_at',
        days: 2 * DAYS_A_YEAR,
        blanks: ['recipient', 'address', 'contact', 'remarks', 'tracking'],
      },
    ],
  },
  membership_orders: { why: 'what was paid for' },
  memberships: { why: 'the membership' },
  notices: {
    why: 'the user reads them',
    removals: [{ by: 'removeOldNotices', after: 'created_at', days: DAYS_A_YEAR }],
  },
  outbox: { why: 'codes of local runs', ends: 'exists on local runs only' },
  past_broadcasts: {
    why: 'figures of thirty days for the streamer',
    removals: [{ by: 'removePastBroadcasts', after: 'aired_at', days: 30 }],
  },
  payment_orders: { why: 'what was paid' },
  passkey_challenges: { why: 'the passkey signs it', removals: [expired('removeExpiredChallenges')] },
  passkeys: { why: 'the second step of the sign-in' },
  pending_identities: { why: 'the sign-in goes on', removals: [expired('removeExpiredFlows')] },
  plan_orders: { why: 'the books', removals: [refused('removeRefusedOrders')] },
  plans: { why: 'what was sold can be proven' },
  posts: { why: 'what the user writes' },
  profiles: { why: 'the account' },
  promoted_users: { why: 'who brought the user, for the commission' },
  promotion_channels: { why: 'the manager’s channels' },
  promotion_earnings: { why: 'the books' },
  promotion_hours: {
    why: 'figures of five weeks for the manager',
    removals: [{ by: 'removeOldHours', after: 'hour', days: 35, inHours: true }],
  },
  referrals: { why: 'who invited the user' },
  refund_requests: {
    why: 'a second administrator decides, and staff look again at what was decided',
    removals: [expired('removeExpiredRefundRequests')],
  },
  reservations: { why: 'reminders, and the list of them' },
  recovery_codes: { why: 'the second step of the sign-in', ends: 'with its use, or the last way of the second step' },
  review_claims: { why: 'no two of staff decide about the same', removals: [expired('removeExpiredClaims')] },
  role_proposals: { why: 'a second administrator decides', removals: [expired('removeExpiredProposals')] },
  room_sources: { why: 'the streamer’s room' },
  room_tickets: { why: 'the books', removals: [refused('removeRefusedTickets')] },
  rooms: { why: 'the streamer’s room' },
  totps: { why: 'the second step of the sign-in' },
  two_step_resets: { why: 'a second administrator decides', removals: [expired('removeExpiredResets')] },
  sessions: { why: 'the user is signed in', removals: [expired('removeExpiredSessions')] },
  stream_inputs: { why: 'the streamer’s picture' },
  streamer_applications: {
    why: 'who may stream, and that nobody does under two names',
    removals: [
      {
        by: 'sweepIdPhotos',
        after: 'decided_at',
        days: IDENTITY_DAYS,
        only: { state: 'failed' },
        blanks: ['papers', 'key_id', 'id_digest'],
      },
    ],
  },
  streamer_earnings: { why: 'the books' },
  support_keys: { why: 'the guest reads her request', ends: 'with its request' },
  support_messages: { why: 'its request', ends: 'with its request' },
  support_requests: {
    why: 'staff answer it, and look again when it is asked anew',
    removals: [{ by: 'removeOldSupport', after: 'updated_at', days: SUPPORT_DAYS }],
  },
  videos: { why: 'what the user shows', ends: 'an upload that is not sent goes after a day (sweepVideos)' },
  votes: { why: 'a vote counts once', removals: [{ by: 'removeOldVotes', after: 'created_at', days: 400 }] },
  welcome_bonuses: { why: 'a mailbox or phone gets the bonus once; it is stored as a digest' },
}
