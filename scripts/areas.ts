/** A kind of page: one route and the scripts that its page loads at once. */
export interface PageKind {
  /** The route's id in Start's manifest. */
  route: string
  /** Other routes with the same page: their code is in its files. */
  also?: readonly string[]
  /**
   * Which pages share chunks. `lists`: short pages that most visits include. `match`: long pages about one match.
   * `own`: pages for one signed-in user, each with its own chunk.
   */
  group: 'lists' | 'match' | 'own'
  /** A list of rooms, not of matches. */
  showsRooms?: true
  /** Modules that the page imports dynamically, but immediately. */
  atOnce?: readonly string[]
  /** Budget for its scripts beyond the frame's, in kB gzip; with variants, for what all of them load. */
  budgetKb: number
  /**
   * Pages that share the route, by name, and match pages by their game's family. Each loads a chunk of its own
   * (`virtual:variant-code`).
   */
  variants?: Readonly<Record<string, Variant>>
}

export interface Variant {
  module: string
  /** Budget for all scripts of the page beyond the frame's, in kB gzip. */
  budgetKb: number
  /** It has many words that the other pages of its route have no use for. Each match page has. */
  hasOwnWords?: true
}

/** Code that is loaded on demand. */
export interface OnDemand {
  name: string
  modules: readonly string[]
  /** The page on which it is loaded. */
  from: string
  /** Budget for its scripts beyond that page's, in kB gzip. */
  budgetKb: number
  /** Most visits to the page load it: its words are among the page's, not with those of all that is opened later. */
  hasPageWords?: true
  /** The name of a part for its words alone, so that what else is opened later does not bring them. */
  ownWords?: string
}

export interface Area {
  /** Prefixes of its messages' keys. */
  messages: readonly string[]
  pages: readonly PageKind[]
  /** Whether it has parts of the pages of the group `match`. */
  isMatchPart?: boolean
  /** Routes without a page: redirects and layouts. */
  noPage?: readonly string[]
  onDemand?: readonly OnDemand[]
  /** Code that several kinds of pages load by themselves after hydration. */
  soon?: readonly OnDemand[]
}

/** Budget of every page's common scripts: framework, frame and its messages. In kB gzip. */
export const FRAME_KB = 129.5

/** Limits for all scripts of a page, in addition to the area's budget. In kB gzip. */
export const TOTAL_KB: Readonly<Partial<Record<PageKind['group'], number>>> = { lists: 140, match: 165 }

const list = (route: string, budgetKb: number): PageKind => ({ route, group: 'lists', budgetKb })
const own = (route: string, budgetKb: number): PageKind => ({ route, group: 'own', budgetKb })
const userPage = (file: string, budgetKb: number): Variant => ({
  module: `app/features/user/${file}-page.tsx`,
  budgetKb,
})

const mallPage = (file: string, budgetKb: number): Variant => ({
  module: `app/features/mall/${file}-page.tsx`,
  budgetKb,
})

const anchorPage = (file: string, budgetKb: number): Variant => ({
  module: `app/features/anchor-center/${file}-page.tsx`,
  budgetKb,
  hasOwnWords: true,
})

const adminMall = (file: string, budgetKb: number): Variant => ({
  module: `app/features/admin/mall/${file}-page.tsx`,
  budgetKb,
  hasOwnWords: true,
})

/** What a match page may weigh beyond the frame, with the scoreboard of its sport. */
const MATCH_KB = 34.5
const scoreboard = (file: string): Variant => ({
  module: `app/features/match/scoreboards/${file}.tsx`,
  budgetKb: MATCH_KB,
})

/**
 * The areas of the site, named like their folders in app/features. They decide how the browser's code and messages are
 * split, and their budgets. A route, folder or message without an area fails tests/arch/areas.test.ts.
 */
export const AREAS = {
  shell: { messages: ['shell', 'error', 'game', 'seo', 'ui'], pages: [] },
  session: { messages: ['session'], pages: [] },
  draft: { messages: [], pages: [] },
  login: {
    messages: ['login', 'provider'],
    pages: [],
    onDemand: [
      { name: 'login dialog', modules: ['app/features/login/dialog/login-dialog.tsx'], from: '/', budgetKb: 68.5 },
    ],
  },
  coins: { messages: ['coins'], pages: [] },
  notice: { messages: ['notice'], pages: [] },
  follow: { messages: [], pages: [] },
  live: {
    messages: ['live', 'player'],
    pages: [],
    isMatchPart: true,
    onDemand: [
      {
        name: 'player, when it plays',
        modules: [
          'app/features/live/player/parts/player-stage.tsx',
          'app/features/live/player/parts/open-playback.ts',
          'app/features/live/player/parts/hls-playback.ts',
        ],
        from: '/live/$id',
        budgetKb: 175,
      },
    ],
  },
  match: {
    messages: ['match'],
    pages: [
      list('/match/{-$game}', 10),
      list('/$game/data', 10),
      {
        route: '/$game/$id',
        group: 'match',
        atOnce: ['app/features/match/scoreboards/family-scoreboards.ts'],
        budgetKb: MATCH_KB,
        variants: {
          football: scoreboard('football'),
          basketball: scoreboard('basketball'),
          tennis: scoreboard('tennis'),
          cricket: scoreboard('cricket'),
          baseball: scoreboard('baseball'),
          american_football: scoreboard('american-football'),
          sets: scoreboard('sets'),
          frames: scoreboard('frames'),
          combat: scoreboard('combat'),
          moba: scoreboard('moba'),
          rounds: scoreboard('rounds'),
          battle_royale: scoreboard('battle-royale'),
          games: scoreboard('games'),
        },
      },
    ],
    noPage: ['/$game/'],
    onDemand: [
      {
        name: 'charts of the overview, when seen',
        modules: ['app/features/match/page/parts/charts/overview-charts.tsx'],
        from: '/$game/$id',
        budgetKb: 22.5,
      },
      {
        name: 'game of a MOBA',
        modules: ['draft-tiles', 'map-players', 'gold-lead'].map(
          (file) => `app/features/match/scoreboards/${file}.tsx`,
        ),
        from: '/$game/$id',
        budgetKb: 19,
      },
      {
        name: 'map of a shooter',
        modules: ['round-strip', 'rounds-now', 'map-players', 'round-economy'].map(
          (file) => `app/features/match/scoreboards/${file}.tsx`,
        ),
        from: '/$game/$id',
        budgetKb: 23.5,
      },
      {
        name: 'prices of a match',
        modules: ['app/features/match/page/parts/odds-panel.tsx'],
        from: '/$game/$id',
        budgetKb: 5,
        ownWords: 'prices',
      },
      {
        name: 'overview of a match',
        modules: ['app/features/match/page/parts/overview-panel.tsx'],
        from: '/$game/$id',
        budgetKb: 20,
      },
      {
        name: 'small player',
        modules: ['app/features/match/page/parts/small-player.tsx'],
        from: '/$game/$id',
        budgetKb: 3,
        hasPageWords: true,
      },
      {
        name: 'other live matches',
        modules: ['app/features/match/page/parts/match-steps.tsx', 'app/features/match/page/parts/other-live.tsx'],
        from: '/$game/$id',
        budgetKb: 5,
        hasPageWords: true,
      },
      {
        name: 'tables of charts',
        modules: [
          'app/features/match/chart-rows.tsx',
          'app/features/match/page/parts/charts/opened-overview-tables.ts',
          'app/features/match/scoreboards/opened-map-tables.ts',
        ],
        from: '/$game/$id',
        budgetKb: 17.5,
      },
      {
        name: 'map of shots',
        modules: ['app/features/match/page/parts/charts/shot-map.tsx'],
        from: '/$game/$id',
        budgetKb: 18,
      },
    ],
    soon: [
      { name: 'live scores, soon', modules: ['app/features/match/live-updates.ts'], from: '/', budgetKb: 7 },
      { name: 'live match, soon', modules: ['app/features/match/live-match.ts'], from: '/$game/$id', budgetKb: 8.5 },
    ],
  },
  anchor: {
    messages: ['anchor'],
    pages: [own('/anchor/{-$id}', 26)],
  },
  'multi-view': { messages: ['multi'], pages: [own('/live2', 18.5)] },
  room: {
    messages: [],
    pages: [
      { ...list('/live/', 10), also: ['/customLive/'], showsRooms: true },
      { route: '/live/$id', also: ['/customLive/$id'], group: 'match', budgetKb: 31.5 },
    ],
  },
  gift: {
    messages: ['gift'],
    pages: [own('/svga', 32.5)],
    isMatchPart: true,
    onDemand: [
      {
        name: 'gifts of a room',
        modules: ['gift-panel', 'gift-stage', 'gift-text'].map((file) => `app/features/gift/${file}.tsx`),
        from: '/live/$id',
        budgetKb: 33,
        ownWords: 'gifts',
      },
    ],
  },
  chat: {
    messages: ['chat'],
    pages: [],
    onDemand: [
      {
        name: 'chat',
        modules: ['app/features/chat/chat-panel.tsx'],
        from: '/live/$id',
        budgetKb: 20.5,
        ownWords: 'chat',
      },
      {
        name: 'deeds about a message',
        modules: ['app/features/chat/parts/message-deeds.tsx'],
        from: '/live/$id',
        budgetKb: 21.5,
        ownWords: 'deeds',
      },
      {
        name: 'settings of a chat',
        modules: ['app/features/chat/parts/chat-settings.tsx'],
        from: '/live/$id',
        budgetKb: 42,
        ownWords: 'settings',
      },
      {
        name: 'user in a chat',
        modules: ['app/features/chat/parts/user-dialog.tsx'],
        from: '/live/$id',
        budgetKb: 26.5,
        ownWords: 'user',
      },
      {
        name: 'report of a message',
        modules: ['app/features/chat/parts/report-dialog.tsx'],
        from: '/live/$id',
        budgetKb: 22.3,
        ownWords: 'report',
      },
      {
        name: 'emoji and settings of the chat',
        modules: ['app/features/chat/emoji-picker.tsx', 'app/features/chat/chat-menu.tsx'],
        from: '/live/$id',
        // With the chat, on which they are opened.
        budgetKb: 23.7,
        ownWords: 'chat',
      },
    ],
  },
  danmaku: {
    messages: ['danmaku'],
    pages: [],
    onDemand: [
      {
        name: 'danmaku',
        modules: ['app/features/danmaku/danmaku.tsx'],
        from: '/live/$id',
        budgetKb: 16.5,
        ownWords: 'danmaku',
      },
    ],
  },
  home: {
    messages: ['home'],
    pages: [list('/', 10)],
    onDemand: [
      {
        name: 'stage, when it plays',
        modules: [
          'app/features/live/player/muted-player.tsx',
          'app/features/live/player/parts/open-playback.ts',
          'app/features/live/player/parts/hls-playback.ts',
        ],
        from: '/',
        budgetKb: 165,
      },
      { name: 'reminder on the stage', modules: ['app/features/match/reserve-button.tsx'], from: '/', budgetKb: 32 },
      { name: 'stage', modules: ['app/features/home/parts/stage-content.tsx'], from: '/', budgetKb: 8 },
      { name: 'choice of the list', modules: ['app/features/home/parts/list-tabs.tsx'], from: '/', budgetKb: 2.5 },
      { name: 'matches that are over', modules: ['app/features/home/parts/over-today.tsx'], from: '/', budgetKb: 1.5 },
      { name: 'own matches', modules: ['app/features/home/parts/yours.tsx'], from: '/', budgetKb: 3 },
    ],
  },
  search: { messages: ['search'], pages: [list('/s/$text', 2)], noPage: ['/s/'] },
  account: { messages: [], pages: [] },
  user: {
    messages: ['user'],
    pages: [
      own('/userInfo/', 22),
      {
        ...own('/userInfo/$id', 27),
        atOnce: ['app/features/user/page/user-pages.ts'],
        variants: {
          info: { ...userPage('info/info', 61), hasOwnWords: true },
          setting: { ...userPage('setting/setting', 46), hasOwnWords: true },
          preferences: { ...userPage('preferences/preferences', 61.5), hasOwnWords: true },
          userNews: userPage('records/news', 29),
          focus: userPage('profile/focus', 27.5),
          reservations: userPage('records/reservations', 28),
          userPost: userPage('records/posts', 27.5),
          vip: { ...userPage('membership/membership', 33.7), hasOwnWords: true },
          water: { ...userPage('statement/balance', 34.5), hasOwnWords: true },
          recharge: { ...userPage('recharge/recharge', 37.5), hasOwnWords: true },
          myOrder: { ...userPage('orders/orders', 30), hasOwnWords: true },
          exchange: { ...userPage('exchange/exchange', 35), hasOwnWords: true },
          invitations: userPage('records/invitations', 28),
          send: { ...userPage('records/feedback', 44.5), hasOwnWords: true },
          profile: userPage('profile/profile', 28),
        },
      },
      own('/caijian', 20),
    ],
  },
  mall: {
    messages: ['mall'],
    pages: [
      {
        ...own('/mall/{-$place}/{-$id}', 27),
        atOnce: ['app/features/mall/mall-places.ts'],
        variants: {
          list: mallPage('mall', 28),
          details: mallPage('goods', 28),
          orders: mallPage('own/orders', 29),
          order: mallPage('own/order', 31),
          addresses: mallPage('own/addresses', 45),
        },
      },
    ],
    onDemand: [
      {
        name: 'order of goods',
        modules: ['app/features/mall/order-form.tsx'],
        from: '/mall/{-$place}/{-$id}',
        budgetKb: 40,
      },
    ],
  },
  'anchor-center': {
    messages: ['centre'],
    pages: [
      {
        ...own('/anchorCenter/{-$place}', 18),
        atOnce: ['app/features/anchor-center/anchor-places.ts'],
        variants: {
          apply: anchorPage('application/application', 40),
          live: anchorPage('room/live', 39),
          link: anchorPage('link/link', 22),
          check: anchorPage('check/check', 21),
        },
      },
    ],
  },
  admin: {
    messages: ['admin'],
    pages: [
      own('/admin/', 26.5),
      own('/admin/users/', 27),
      own('/admin/users/$uid', 43),
      {
        ...own('/admin/$list', 26.5),
        atOnce: ['app/features/admin/places/admin-places.ts'],
        variants: {
          feedback: { module: 'app/features/admin/feedback/feedback-page.tsx', budgetKb: 28.5 },
          memberships: {
            module: 'app/features/admin/memberships/memberships-page.tsx',
            budgetKb: 30,
            hasOwnWords: true,
          },
          reports: { module: 'app/features/admin/reports/reports-page.tsx', budgetKb: 31, hasOwnWords: true },
          streamers: { module: 'app/features/admin/streamers/streamers-page.tsx', budgetKb: 31, hasOwnWords: true },
          payments: { module: 'app/features/admin/payments/payments-page.tsx', budgetKb: 31.2, hasOwnWords: true },
        },
      },
      own('/admin/audit', 25.2),
      {
        ...own('/admin/mall/{-$id}', 30),
        atOnce: ['app/features/admin/mall/mall-places.ts'],
        variants: {
          orders: adminMall('redemptions', 36),
          order: adminMall('redemption', 46),
          goods: adminMall('goods-list', 36),
          one: adminMall('goods', 50),
        },
      },
    ],
    noPage: ['/admin'],
  },
  frame: {
    messages: [],
    pages: [],
    soon: [{ name: 'heads of pages, soon', modules: ['app/features/frame/page-heads.ts'], from: '/', budgetKb: 5.1 }],
  },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof AREAS
