/** A kind of page: one route and what its visitor's browser loads at once. */
export interface PageKind {
  /** As Start's manifest names the route. */
  route: string
  /**
   * What the page shares code with. `lists`: short pages that everybody walks between. `match`: long pages about one
   * match. `own`: pages of one visitor, each for itself.
   */
  group: 'lists' | 'match' | 'own'
  /** Modules that the page imports on demand, and at once. */
  atOnce?: readonly string[]
  /** What its scripts may weigh beyond the frame's, in kB gzip. */
  budgetKb: number
}

/** What is loaded when a visitor asks for it. */
export interface OnDemand {
  name: string
  modules: readonly string[]
  /** The page whose scripts are there already. */
  from: string
  /** What it may weigh beyond that page, in kB gzip. */
  budgetKb: number
}

export interface Area {
  /** First words of the names of its messages. */
  messages: readonly string[]
  pages: readonly PageKind[]
  /** It has parts of the long pages about one match. */
  isMatchPart?: boolean
  /** Routes that have no page of their own: redirects and layouts. */
  noPage?: readonly string[]
  onDemand?: readonly OnDemand[]
  /** What several kinds of pages ask for by themselves once they are awake. */
  soon?: readonly OnDemand[]
}

/** What every page carries: the framework, the frame, its messages. In kB gzip. */
export const FRAME_KB = 130.5

/** What all scripts of a page may weigh, whatever its area's budget says. In kB gzip. */
export const TOTAL_KB: Readonly<Partial<Record<PageKind['group'], number>>> = { lists: 140, match: 165 }

const list = (route: string, budgetKb: number): PageKind => ({ route, group: 'lists', budgetKb })
const own = (route: string, budgetKb: number): PageKind => ({ route, group: 'own', budgetKb })

/**
 * The areas of the site, named like their folders in app/features. How the browser's code and messages are split
 * and what each area may weigh follow from here; a route, a folder or a message in no area fails
 * tests/arch/areas.test.ts.
 */
export const AREAS = {
  shell: { messages: ['shell', 'error', 'game', 'seo', 'ui'], pages: [] },
  session: { messages: ['session'], pages: [] },
  draft: { messages: [], pages: [] },
  login: {
    messages: ['login', 'provider'],
    pages: [],
    onDemand: [
      { name: 'login dialog', modules: ['app/features/login/dialog/login-dialog.tsx'], from: '/', budgetKb: 70 },
    ],
  },
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
        atOnce: ['app/features/match/page/parts/overview-panel.tsx'],
        budgetKb: 36,
      },
    ],
    noPage: ['/$game/'],
    soon: [{ name: 'live scores, soon', modules: ['app/features/match/live-updates.ts'], from: '/', budgetKb: 7 }],
  },
  room: {
    messages: [],
    pages: [list('/live/', 10), { route: '/live/$id', group: 'match', budgetKb: 32 }],
  },
  home: { messages: ['home'], pages: [list('/', 10)] },
  search: { messages: ['search'], pages: [list('/s/$text', 2)], noPage: ['/s/'] },
  account: { messages: [], pages: [] },
  user: { messages: ['user'], pages: [own('/userInfo/', 90), own('/userInfo/$id', 90), own('/caijian', 20)] },
  admin: {
    messages: ['admin'],
    pages: [
      own('/admin/', 40),
      own('/admin/users/', 40),
      own('/admin/users/$uid', 40),
      own('/admin/feedback', 40),
      own('/admin/audit', 40),
    ],
    noPage: ['/admin'],
  },
  frame: {
    messages: [],
    pages: [],
    soon: [{ name: 'heads of pages, soon', modules: ['app/features/frame/page-heads.ts'], from: '/', budgetKb: 5 }],
  },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof AREAS
