/**
 * The areas of the product, with the same names in `contract/`, `backend/` and `app/features/`, and the areas each may
 * import from. An area uses only areas listed before it, so there are no cycles. `tests/arch` checks this.
 */
export interface BackendArea {
  uses: readonly string[]
  /** Tables that only stores of this area write. */
  tables?: readonly string[]
  /** Tables of other areas, in the same database, that its stores read because a query must join or filter by them. */
  reads?: readonly string[]
  /** Folders inside it that other areas may use; all others are private. */
  open?: readonly string[]
}

/** `core` and `db` may be used by every area. */
export const BACKEND: Record<string, BackendArea> = {
  db: { uses: [] },
  core: { uses: ['db'], tables: ['intents', 'limits'] },
  picture: { uses: [] },
  sending: { uses: [], tables: ['outbox'] },
  coins: {
    uses: [],
    tables: ['balances', 'balanceRecords', 'ledgerAccounts', 'ledgerLines', 'ledgerRebuilds', 'ledgerRuns'],
  },
  identity: {
    uses: [],
    tables: [
      'accounts',
      'profiles',
      'memberships',
      'grantedRoles',
      'referrals',
      'sessions',
      'identities',
      'knownBrowsers',
    ],
  },
  room: { uses: [], tables: ['anchors', 'rooms', 'roomSources'] },
  media: { uses: [] },
  feed: {
    uses: ['media', 'room'],
    tables: ['calendarDays', 'calendarLease', 'imports', 'leagues', 'matches', 'matchEvents', 'matchStates', 'teams'],
    open: ['catalogue', 'shared'],
  },
  match: { uses: ['feed'], tables: ['attention'], reads: ['leagues', 'matches', 'teams'] },
  live: { uses: ['feed', 'identity', 'match', 'media', 'room'], reads: ['matches', 'rooms'] },
  notice: {
    uses: ['coins', 'identity', 'match', 'sending'],
    tables: ['notices', 'reservations'],
    reads: ['accounts', 'profiles'],
  },
  streamer: {
    uses: ['coins', 'identity', 'live', 'match', 'media', 'notice', 'picture', 'room'],
    tables: ['idPhotos', 'streamerApplications'],
    reads: ['accounts'],
  },
  follow: {
    uses: ['feed', 'identity', 'match', 'notice', 'room'],
    tables: ['follows', 'fanCounts', 'likes'],
    reads: ['accounts', 'profiles'],
  },
  chat: {
    uses: ['follow', 'identity', 'notice', 'room'],
    tables: ['chatCases', 'chatModerators', 'chatMutes', 'chatNotes', 'chatReports'],
    reads: ['accounts', 'profiles'],
  },
  anchor: {
    uses: ['feed', 'follow', 'identity', 'live', 'match', 'room'],
    reads: ['anchors', 'matches', 'rooms'],
  },
  sandbox: { uses: [], tables: ['sandboxPayments'] },
  payment: { uses: ['coins', 'notice', 'sandbox'], tables: ['paymentOrders'] },
  mall: { uses: ['coins', 'feed', 'notice'], tables: ['mallAddresses', 'mallCards', 'mallGoods', 'mallOrders'] },
  membership: { uses: ['coins', 'identity', 'notice'], tables: ['membershipOrders'], reads: ['memberships'] },
  exchange: { uses: ['coins'], tables: ['exchanges'] },
  gift: { uses: ['chat', 'coins', 'feed', 'identity', 'live', 'room'], tables: ['gifts', 'giftTotals'] },
  user: {
    uses: ['coins', 'follow', 'identity', 'mall', 'match', 'membership', 'notice', 'payment', 'picture', 'streamer'],
    tables: ['feedback'],
    reads: ['accounts', 'fanCounts', 'follows', 'identities', 'notices', 'profiles', 'referrals'],
  },
  login: {
    uses: ['coins', 'identity', 'notice', 'sending', 'user'],
    tables: ['humanChecks', 'loginCodes', 'loginFlows', 'pendingIdentities', 'welcomeBonuses'],
  },
  account: { uses: ['identity', 'login', 'notice', 'user'] },
  admin: {
    uses: ['chat', 'coins', 'identity', 'live', 'mall', 'membership', 'notice', 'payment', 'room', 'streamer', 'user'],
    tables: ['audit', 'roleProposals'],
    reads: [
      'accounts',
      'chatCases',
      'chatReports',
      'feedback',
      'mallOrders',
      'membershipOrders',
      'memberships',
      'paymentOrders',
      'sessions',
    ],
  },
}

/** The folders of `app/features` and whose public files each may use. `shell` and `frame` are part of every page. */
export const FEATURES: Record<string, readonly string[]> = {
  shell: [],
  session: ['shell'],
  draft: ['session'],
  login: ['draft', 'session', 'shell'],
  coins: ['session', 'shell'],
  notice: ['coins', 'login', 'session', 'shell'],
  follow: ['login', 'session', 'shell'],
  live: ['session', 'shell'],
  match: ['follow', 'live', 'login', 'notice', 'session', 'shell'],
  gift: ['coins', 'draft', 'login', 'session', 'shell'],
  chat: ['draft', 'gift', 'live', 'login', 'notice', 'session', 'shell'],
  danmaku: ['chat', 'live', 'match', 'session', 'shell'],
  room: ['chat', 'danmaku', 'gift', 'live', 'match', 'session', 'shell'],
  anchor: ['follow', 'live', 'match', 'session', 'shell'],
  'multi-view': ['live', 'match', 'session', 'shell'],
  home: ['live', 'match', 'session', 'shell'],
  search: ['match', 'shell'],
  account: ['login', 'shell'],
  user: ['account', 'coins', 'draft', 'follow', 'home', 'live', 'login', 'match', 'notice', 'session', 'shell'],
  mall: ['coins', 'draft', 'login', 'match', 'session', 'shell', 'user'],
  'anchor-center': ['coins', 'draft', 'live', 'login', 'match', 'session', 'shell', 'user'],
  admin: ['account', 'chat', 'coins', 'draft', 'live', 'login', 'mall', 'session', 'shell'],
  frame: [
    'admin',
    'anchor-center',
    'gift',
    'home',
    'login',
    'mall',
    'match',
    'notice',
    'room',
    'search',
    'session',
    'shell',
    'user',
  ],
}
