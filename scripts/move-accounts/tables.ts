/** What was in the database of matches before accounts had their own: every table that belongs to accounts. */
export const MOVED_TABLES = [
  'accounts',
  'attention',
  'audit',
  'balance_records',
  'balances',
  'fan_counts',
  'feedback',
  'follows',
  'granted_roles',
  'human_checks',
  'identities',
  'intents',
  'known_browsers',
  'likes',
  'limits',
  'login_codes',
  'login_flows',
  'memberships',
  'notices',
  'outbox',
  'pending_identities',
  'profiles',
  'referrals',
  'reservations',
  'role_proposals',
  'sessions',
  'welcome_bonuses',
] as const

export type MovedTable = (typeof MOVED_TABLES)[number]

/** In both databases, once all accounts are in the new one. */
export const MARK = 'accounts_moved'
