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
  /** An own page with lists of matches: it takes what these share. */
  showsMatches?: true
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
export const FRAME_KB = 131.0

/** Limits for all scripts of a page, in addition to the area's budget. In kB gzip. */
export const TOTAL_KB: Readonly<Partial<Record<PageKind['group'], number>>> = { lists: 142.3, match: 165.6 }

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

const planPage = (file: string, budgetKb: number): Variant => ({
  module: `app/features/plan/${file}-page.tsx`,
  budgetKb,
  hasOwnWords: true,
})

const creatorPage = (file: string, budgetKb: number): Variant => ({
  module: `app/features/creator-center/${file}-page.tsx`,
  budgetKb,
  hasOwnWords: true,
})

const channelPage = (file: string, budgetKb: number): Variant => ({
  module: `app/features/channel-center/${file}-page.tsx`,
  budgetKb,
  hasOwnWords: true,
})

const adminMall = (file: string, budgetKb: number): Variant => ({
  module: `app/features/admin/mall/${file}-page.tsx`,
  budgetKb,
  hasOwnWords: true,
})

/** What a match page may weigh beyond the frame, with the scoreboard of its sport. */
const MATCH_KB = 34.7
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
  announcement: {
    messages: ['announcement'],
    pages: [],
    onDemand: [
      {
        name: 'announcements',
        modules: ['app/features/announcement/announcements.tsx'],
        from: '/',
        budgetKb: 4.1,
        ownWords: 'bar',
      },
    ],
  },
  draft: { messages: [], pages: [] },
  'rich-text': {
    messages: ['rich'],
    pages: [],
    onDemand: [
      {
        name: 'editor of a text',
        modules: ['app/features/rich-text/rich-text-editor.tsx'],
        from: '/admin/$list',
        budgetKb: 155,
        ownWords: 'editor',
      },
    ],
  },
  login: {
    messages: ['login', 'provider'],
    pages: [],
    onDemand: [
      { name: 'login dialog', modules: ['app/features/login/dialog/login-dialog.tsx'], from: '/', budgetKb: 70.5 },
      {
        name: 'second step of a sign-in',
        modules: ['app/features/login/dialog/parts/second-step-panel.tsx'],
        from: '/',
        budgetKb: 20,
        ownWords: 'second-step',
      },
    ],
  },
  coins: { messages: ['coins'], pages: [] },
  notice: { messages: ['notice'], pages: [] },
  alert: {
    messages: ['alert'],
    pages: [],
    onDemand: [
      {
        name: 'offer to notify of a match',
        modules: ['app/features/alert/offer-alerts.ts', 'app/features/alert/parts/alert-offer.tsx'],
        from: '/$game/$id',
        budgetKb: 6.4,
        ownWords: 'alert-offer',
      },
      {
        name: 'notifications of this browser',
        modules: ['app/features/alert/alert-settings.tsx'],
        from: '/userInfo/$id',
        budgetKb: 8,
        ownWords: 'alert-settings',
      },
    ],
  },
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
  comment: {
    messages: ['comment'],
    pages: [],
    onDemand: [
      {
        name: 'comments',
        modules: ['app/features/comment/comment-section.tsx'],
        from: '/$game/$id',
        budgetKb: 15,
        ownWords: 'comments',
      },
      {
        name: 'report of a comment',
        modules: ['app/features/comment/parts/report-comment.tsx'],
        from: '/$game/$id',
        budgetKb: 22.3,
        ownWords: 'comment-report',
      },
      {
        name: 'removal of a comment',
        modules: ['app/features/comment/parts/take-out-comment.tsx'],
        from: '/$game/$id',
        budgetKb: 24.5,
        ownWords: 'comment-removal',
      },
    ],
  },
  match: {
    messages: ['match'],
    pages: [
      list('/match/{-$game}', 10.3),
      list('/$game/data', 11.4),
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
    onDemand: [
      {
        name: 'charts of the overview, when seen',
        modules: ['app/features/match/page/parts/charts/overview-charts.tsx'],
        from: '/$game/$id',
        budgetKb: 24.7,
      },
      {
        name: 'game of a MOBA',
        modules: ['draft-tiles', 'map-players', 'gold-lead', 'objectives'].map(
          (file) => `app/features/match/scoreboards/${file}.tsx`,
        ),
        from: '/$game/$id',
        budgetKb: 21.4,
      },
      {
        name: 'map of a shooter',
        modules: ['round-strip', 'rounds-now', 'map-players', 'round-economy'].map(
          (file) => `app/features/match/scoreboards/${file}.tsx`,
        ),
        from: '/$game/$id',
        budgetKb: 23.9,
      },
      {
        name: 'prices of a match',
        modules: ['app/features/match/page/parts/odds-panel.tsx'],
        from: '/$game/$id',
        budgetKb: 5.6,
        ownWords: 'prices',
      },
      {
        name: 'overview of a match',
        modules: ['app/features/match/page/parts/overview-panel.tsx'],
        from: '/$game/$id',
        budgetKb: 23.4,
      },
      {
        name: 'drawn match of a sport',
        modules: ['app/features/match/page/parts/tracker/drawn-sports.tsx'],
        from: '/$game/$id',
        budgetKb: 25,
        ownWords: 'tracker',
      },
      {
        name: 'drawn match of an esport',
        modules: ['app/features/match/page/parts/tracker/drawn-esports.tsx'],
        from: '/$game/$id',
        budgetKb: 23.2,
        ownWords: 'tracker',
      },
      {
        name: 'drawn match of sets, frames or a fight',
        modules: ['app/features/match/page/parts/tracker/drawn-duels.tsx'],
        from: '/$game/$id',
        budgetKb: 25,
        ownWords: 'tracker-duels',
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
        name: 'plans on a match',
        modules: ['app/features/match/page/parts/plans-card.tsx'],
        from: '/$game/$id',
        budgetKb: 4,
        hasPageWords: true,
      },
      {
        name: 'votes on a match',
        modules: ['app/features/match/page/parts/vote-card.tsx'],
        from: '/$game/$id',
        budgetKb: 2.8,
        hasPageWords: true,
      },
      {
        name: 'videos of a match',
        modules: ['app/features/video-list/match-videos.tsx'],
        from: '/$game/$id',
        budgetKb: 8,
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
        budgetKb: 17.9,
      },
      {
        name: 'football under the timeline',
        modules: ['app/features/match/page/parts/charts/football-course.tsx'],
        from: '/$game/$id',
        budgetKb: 23.0,
        ownWords: 'football-course',
      },
      {
        name: 'drives of American football',
        modules: ['app/features/match/page/parts/charts/drives-course.tsx'],
        from: '/$game/$id',
        budgetKb: 3.4,
        ownWords: 'drives-course',
      },
      {
        name: 'cricket under the timeline',
        modules: ['app/features/match/page/parts/charts/cricket-course.tsx'],
        from: '/$game/$id',
        budgetKb: 23.8,
        ownWords: 'cricket-course',
      },
      {
        name: 'fights of a MOBA',
        modules: ['app/features/match/page/parts/charts/fights-map.tsx'],
        from: '/$game/$id',
        budgetKb: 12,
        ownWords: 'fights-map',
      },
      {
        name: 'sets, frames, rounds and maps under the timeline',
        modules: ['app/features/match/page/parts/charts/period-course.tsx'],
        from: '/$game/$id',
        budgetKb: 12,
        ownWords: 'period-course',
      },
      {
        name: 'tennis point by point',
        modules: ['app/features/match/page/parts/charts/point-by-point.tsx'],
        from: '/$game/$id',
        budgetKb: 6.5,
        ownWords: 'point-by-point',
      },
      {
        name: 'serve and return of tennis',
        modules: ['app/features/match/page/parts/charts/serve-and-return.tsx'],
        from: '/$game/$id',
        budgetKb: 9,
        ownWords: 'serve-and-return',
      },
      {
        name: 'plays of baseball',
        modules: ['app/features/match/page/parts/charts/play-by-play.tsx'],
        from: '/$game/$id',
        budgetKb: 13.2,
        ownWords: 'play-by-play',
      },
      {
        name: 'basketball among the statistics',
        modules: ['app/features/match/page/parts/charts/basketball-figures.tsx'],
        from: '/$game/$id',
        budgetKb: 24.2,
        ownWords: 'basketball-figures',
      },
      {
        name: 'football among the statistics',
        modules: ['app/features/match/page/parts/charts/football-figures.tsx'],
        from: '/$game/$id',
        budgetKb: 24.5,
        ownWords: 'football-figures',
      },
      {
        name: 'baseball among the statistics',
        modules: ['app/features/match/page/parts/charts/pitch-zones.tsx'],
        from: '/$game/$id',
        budgetKb: 10.2,
        ownWords: 'pitch-zones',
      },
    ],
    soon: [
      { name: 'live scores, soon', modules: ['app/features/match/live-updates.ts'], from: '/', budgetKb: 7.5 },
      { name: 'live match, soon', modules: ['app/features/match/live-match.ts'], from: '/$game/$id', budgetKb: 9 },
    ],
  },
  library: {
    messages: ['library'],
    pages: [
      {
        ...own('/{$library}Library/{-$id}', 21.0),
        showsMatches: true,
        atOnce: ['app/features/library/library-places.ts'],
        variants: {
          leagues: { module: 'app/features/library/leagues-page.tsx', budgetKb: 24.5 },
          league: { module: 'app/features/library/league-page.tsx', budgetKb: 31.9 },
          squad: { module: 'app/features/library/squad-page.tsx', budgetKb: 32.1 },
          player: { module: 'app/features/library/player-page.tsx', budgetKb: 32.8 },
          part: { module: 'app/features/library/part-page.tsx', budgetKb: 33.6 },
          config: { module: 'app/features/library/config-page.tsx', budgetKb: 26.1 },
        },
      },
    ],
    onDemand: [
      {
        name: 'choice of another team or player by name',
        modules: ['app/features/search/name-search.tsx'],
        from: '/{$library}Library/{-$id}',
        budgetKb: 37.4,
        ownWords: 'name-search',
      },
      {
        name: 'maps and weapons of a shooter',
        modules: ['app/features/library/parts/map-tables.tsx'],
        from: '/{$library}Library/{-$id}',
        budgetKb: 7.4,
        ownWords: 'map-tables',
      },
    ],
  },
  anchor: {
    messages: ['anchor'],
    pages: [own('/anchor/{-$id}', 29.8)],
    onDemand: [
      {
        name: 'streamer of a room',
        modules: ['app/features/anchor/streamer.tsx'],
        from: '/live/$id',
        budgetKb: 10.3,
        ownWords: 'streamer',
      },
    ],
  },
  'multi-view': {
    messages: ['multi'],
    pages: [own('/live2', 21.1)],
    onDemand: [
      { name: 'chat beside a wall', modules: ['app/features/multi-view/wall-chat.tsx'], from: '/live2', budgetKb: 19 },
    ],
  },
  room: {
    messages: ['figures'],
    pages: [
      { ...list('/live/', 10.9), also: ['/customLive/'], showsRooms: true },
      { route: '/live/$id', also: ['/customLive/$id'], group: 'match', budgetKb: 33.6 },
    ],
    onDemand: [
      {
        name: 'live figures',
        modules: ['app/features/room/figures/figures-page.tsx', 'app/features/room/figures/load-figures.ts'],
        from: '/live/$id',
        budgetKb: 4.6,
        ownWords: 'figures',
      },
    ],
  },
  gift: {
    messages: ['gift'],
    pages: [own('/svga', 34.1)],
    isMatchPart: true,
    onDemand: [
      {
        name: 'gifts of a room',
        modules: ['gift-panel', 'gift-stage', 'gift-text'].map((file) => `app/features/gift/${file}.tsx`),
        from: '/live/$id',
        budgetKb: 34.8,
        ownWords: 'gifts',
      },
    ],
  },
  ticket: {
    messages: ['ticket'],
    pages: [],
    isMatchPart: true,
    onDemand: [
      {
        name: 'paid room',
        modules: ['app/features/ticket/paid-lock.tsx'],
        from: '/live/$id',
        budgetKb: 32,
        ownWords: 'ticket',
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
        budgetKb: 23.8,
        ownWords: 'chat',
      },
      {
        name: 'announcement of a room',
        modules: ['app/features/chat/announcement.tsx'],
        from: '/live/$id',
        budgetKb: 2.5,
        ownWords: 'announcement',
      },
      {
        name: 'deeds about a message',
        modules: ['app/features/chat/parts/message-deeds.tsx'],
        from: '/live/$id',
        budgetKb: 25.2,
        ownWords: 'deeds',
      },
      {
        name: 'settings of a chat',
        modules: ['app/features/chat/parts/chat-settings.tsx'],
        from: '/live/$id',
        budgetKb: 46.3,
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
        budgetKb: 27.1,
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
        budgetKb: 19,
        ownWords: 'danmaku',
      },
    ],
  },
  home: {
    messages: ['home'],
    pages: [list('/', 11.2)],
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
      { name: 'stage', modules: ['app/features/home/parts/stage-content.tsx'], from: '/', budgetKb: 8.2 },
      { name: 'choice of the list', modules: ['app/features/home/parts/list-tabs.tsx'], from: '/', budgetKb: 2.5 },
      { name: 'matches that are over', modules: ['app/features/home/parts/over-today.tsx'], from: '/', budgetKb: 1.5 },
      { name: 'hot videos', modules: ['app/features/home/parts/home-videos.tsx'], from: '/', budgetKb: 7.5 },
      { name: 'own matches', modules: ['app/features/home/parts/yours.tsx'], from: '/', budgetKb: 3 },
      { name: 'plans of experts', modules: ['app/features/plan/newest-plans.tsx'], from: '/', budgetKb: 13.2 },
    ],
  },
  news: {
    messages: ['news'],
    pages: [
      {
        ...own('/news/{-$game}/{-$id}', 12.9),
        atOnce: ['app/features/news/news-places.ts'],
        variants: {
          list: { module: 'app/features/news/news-page.tsx', budgetKb: 18.5 },
          article: { module: 'app/features/news/article-page.tsx', budgetKb: 27 },
        },
      },
    ],
    onDemand: [
      {
        name: 'card of a player',
        modules: ['app/features/news/player-figures.tsx'],
        from: '/news/{-$game}/{-$id}',
        budgetKb: 8,
        ownWords: 'player-card',
      },
    ],
  },
  video: {
    messages: ['video'],
    pages: [
      {
        ...own('/videos/{-$game}/{-$id}', 20),
        atOnce: ['app/features/video/video-places.ts'],
        variants: {
          front: { module: 'app/features/video/front-page.tsx', budgetKb: 23.7 },
          list: { module: 'app/features/video/list-page.tsx', budgetKb: 22.3 },
          video: { module: 'app/features/video/watch-page.tsx', budgetKb: 30.1 },
          mine: { module: 'app/features/video/upload/own-videos-page.tsx', budgetKb: 36.5, hasOwnWords: true },
        },
      },
    ],
    isMatchPart: true,
    onDemand: [
      {
        name: 'upload of a video',
        modules: ['app/features/video/upload/own-video.tsx'],
        from: '/videos/{-$game}/{-$id}',
        budgetKb: 89,
        ownWords: 'upload',
      },
    ],
  },
  support: {
    messages: ['support'],
    pages: [],
    onDemand: [
      {
        name: 'support desk',
        modules: ['app/features/support/support-page.tsx'],
        from: '/$page',
        budgetKb: 30,
        ownWords: 'support',
      },
      {
        name: 'widget of support',
        modules: ['app/features/support/parts/widget-frame.tsx'],
        from: '/$page',
        budgetKb: 2,
      },
    ],
  },
  about: {
    messages: ['about'],
    pages: [own('/$page', 14)],
    onDemand: [
      {
        name: 'apps of the brand',
        modules: ['app/features/about/download-page.tsx'],
        from: '/$page',
        budgetKb: 8,
        ownWords: 'apps',
      },
    ],
  },
  protocol: {
    messages: ['protocol'],
    pages: [own('/protocol/{-$id}', 15.9)],
    onDemand: [
      {
        name: 'complaint form',
        modules: ['app/features/protocol/complaint/complaint-form.tsx'],
        from: '/protocol/{-$id}',
        budgetKb: 20.5,
        ownWords: 'complaint',
      },
    ],
  },
  search: {
    messages: ['search'],
    pages: [own('/s/{-$text}', 15.6)],
    onDemand: [
      {
        name: 'suggestions of the search',
        modules: ['app/features/search/suggest-panel.tsx'],
        from: '/',
        budgetKb: 10.9,
        ownWords: 'suggestions',
      },
    ],
  },
  account: {
    messages: [],
    pages: [],
    onDemand: [
      {
        name: 'two-step sign-in',
        modules: ['app/features/account/two-step/two-step-settings.tsx'],
        from: '/userInfo/$id',
        budgetKb: 21.5,
        ownWords: 'two-step',
      },
      {
        name: 'second step asked for again',
        modules: ['app/features/account/step-proof.tsx'],
        from: '/admin/',
        budgetKb: 20,
        ownWords: 'second-step',
      },
      {
        name: 'gate of administration',
        modules: ['app/features/admin/staff-gate.tsx'],
        from: '/admin/',
        budgetKb: 40,
        ownWords: 'two-step',
      },
    ],
  },
  'video-list': {
    messages: [],
    pages: [],
    onDemand: [
      {
        name: 'videos of a user',
        modules: ['app/features/video-list/user-videos.tsx'],
        from: '/userInfo/$id',
        budgetKb: 7.5,
      },
      {
        name: 'replays of a streamer',
        modules: ['app/features/video-list/replays.tsx'],
        from: '/anchor/{-$id}',
        budgetKb: 6,
      },
    ],
  },
  user: {
    messages: ['user'],
    pages: [
      own('/userInfo/', 22.7),
      {
        ...own('/userInfo/$id', 29.7),
        atOnce: ['app/features/user/page/user-pages.ts'],
        variants: {
          info: { ...userPage('info/info', 67.7), hasOwnWords: true },
          setting: { ...userPage('setting/setting', 50.7), hasOwnWords: true },
          preferences: { ...userPage('preferences/preferences', 66.4), hasOwnWords: true },
          userNews: userPage('records/news', 33.6),
          focus: userPage('profile/focus', 30.6),
          reservations: userPage('records/reservations', 30.9),
          userPost: { ...userPage('posts/posts', 32.8), hasOwnWords: true },
          vip: { ...userPage('membership/membership', 39), hasOwnWords: true },
          water: { ...userPage('statement/balance', 38.0), hasOwnWords: true },
          recharge: { ...userPage('recharge/recharge', 41.8), hasOwnWords: true },
          myOrder: { ...userPage('orders/orders', 35.0), hasOwnWords: true },
          exchange: { ...userPage('exchange/exchange', 39.2), hasOwnWords: true },
          invitations: userPage('records/invitations', 31.2),
          send: { ...userPage('posts/write', 42.2), hasOwnWords: true },
          feedback: { ...userPage('records/feedback', 48.8), hasOwnWords: true },
          profile: userPage('profile/profile', 36.6),
        },
      },
      own('/caijian', 21.7),
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
          order: mallPage('own/order', 34),
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
  plan: {
    messages: ['plan'],
    pages: [
      {
        ...own('/expert/{-$id}', 27.5),
        atOnce: ['app/features/plan/expert-places.ts'],
        variants: {
          board: planPage('board', 32),
          allExperts: planPage('rank', 34),
          specialist: planPage('specialist', 32),
          plan: planPage('plan', 35.8),
          expert: planPage('expert', 34),
          bought: planPage('bought', 30.1),
          apply: planPage('apply', 46.3),
        },
      },
    ],
    onDemand: [
      {
        name: 'followers of an expert',
        modules: ['app/features/plan/parts/followers.tsx'],
        from: '/expert/{-$id}',
        budgetKb: 6,
        hasPageWords: true,
      },
      {
        name: 'purchase of a plan',
        modules: ['app/features/plan/buy-dialog.tsx'],
        from: '/expert/{-$id}',
        budgetKb: 32,
        ownWords: 'buy',
      },
    ],
  },
  'creator-center': {
    messages: ['creator'],
    pages: [
      {
        ...own('/creatorCenter/{-$place}', 27),
        atOnce: ['app/features/creator-center/creator-places.ts'],
        variants: {
          data: creatorPage('data/data', 30),
          manage: creatorPage('manage/manage', 34),
          write: creatorPage('write/write', 80.0),
        },
      },
    ],
    onDemand: [
      {
        name: 'cover of a plan',
        modules: ['app/features/creator-center/write/cover-dialog.tsx'],
        from: '/creatorCenter/{-$place}',
        budgetKb: 40,
        hasPageWords: true,
      },
    ],
  },
  'channel-center': {
    messages: ['channel'],
    pages: [
      {
        ...own('/channel/{-$place}', 23.1),
        atOnce: ['app/features/channel-center/channel-places.ts'],
        variants: {
          channels: channelPage('channels/channels', 28.4),
          figures: channelPage('figures/figures', 28.3),
          users: channelPage('users/users', 26.3),
          gold: channelPage('earnings/gold', 28),
          lines: channelPage('earnings/lines', 26.2),
        },
      },
    ],
    onDemand: [
      {
        name: 'QR code of a channel',
        modules: ['app/features/channel-center/channels/qr-dialog.tsx'],
        from: '/channel/{-$place}',
        budgetKb: 20.5,
        hasPageWords: true,
      },
    ],
  },
  'anchor-center': {
    messages: ['centre'],
    pages: [
      {
        ...own('/anchorCenter/{-$place}', 19.2),
        atOnce: ['app/features/anchor-center/anchor-places.ts'],
        variants: {
          apply: anchorPage('application/application', 45.6),
          live: anchorPage('room/live', 44.8),
          link: anchorPage('link/link', 27),
          profile: anchorPage('profile/profile', 26.3),
          moderation: anchorPage('moderation/moderation', 30),
          check: anchorPage('check/check', 22.2),
          revenue: anchorPage('revenue/revenue', 24.3),
        },
      },
    ],
  },
  admin: {
    messages: ['admin'],
    pages: [
      own('/admin/', 31.4),
      own('/admin/users/$uid', 43),
      {
        ...own('/admin/$list', 26.7),
        atOnce: ['app/features/admin/places/admin-places.ts'],
        variants: {
          users: { module: 'app/features/admin/users/users-page.tsx', budgetKb: 43.0 },
          audit: { module: 'app/features/admin/audit/audit-page.tsx', budgetKb: 42.2 },
          complaints: {
            module: 'app/features/admin/complaints/complaints-page.tsx',
            budgetKb: 45.4,
            hasOwnWords: true,
          },
          support: {
            module: 'app/features/admin/support/support-page.tsx',
            budgetKb: 47.1,
            hasOwnWords: true,
          },
          feedback: { module: 'app/features/admin/feedback/feedback-page.tsx', budgetKb: 44.0 },
          memberships: {
            module: 'app/features/admin/memberships/memberships-page.tsx',
            budgetKb: 43.7,
            hasOwnWords: true,
          },
          reports: { module: 'app/features/admin/reports/reports-page.tsx', budgetKb: 45.4, hasOwnWords: true },
          comments: { module: 'app/features/admin/comments/comments-page.tsx', budgetKb: 41.6, hasOwnWords: true },
          chat: { module: 'app/features/admin/chat/chat-page.tsx', budgetKb: 42.5, hasOwnWords: true },
          channels: { module: 'app/features/admin/channels/channels-page.tsx', budgetKb: 43.6, hasOwnWords: true },
          feeds: { module: 'app/features/admin/feeds/feeds-page.tsx', budgetKb: 41.7, hasOwnWords: true },
          ledger: { module: 'app/features/admin/ledger/ledger-page.tsx', budgetKb: 43.4, hasOwnWords: true },
          roles: { module: 'app/features/admin/roles/roles-page.tsx', budgetKb: 43.5, hasOwnWords: true },
          refunds: { module: 'app/features/admin/refunds/refunds-page.tsx', budgetKb: 42.8, hasOwnWords: true },
          rooms: { module: 'app/features/admin/rooms/rooms-page.tsx', budgetKb: 42.6, hasOwnWords: true },
          tickets: { module: 'app/features/admin/tickets/tickets-page.tsx', budgetKb: 43.1, hasOwnWords: true },
          streamers: { module: 'app/features/admin/streamers/streamers-page.tsx', budgetKb: 48.3, hasOwnWords: true },
          experts: { module: 'app/features/admin/plans/experts-page.tsx', budgetKb: 43.7, hasOwnWords: true },
          plans: { module: 'app/features/admin/plans/plans-page.tsx', budgetKb: 50.4, hasOwnWords: true },
          videos: { module: 'app/features/admin/videos/videos-page.tsx', budgetKb: 49.1, hasOwnWords: true },
          payments: { module: 'app/features/admin/payments/payments-page.tsx', budgetKb: 45.3, hasOwnWords: true },
          articles: { module: 'app/features/admin/articles/articles-page.tsx', budgetKb: 43.6, hasOwnWords: true },
          article: { module: 'app/features/admin/articles/article-page.tsx', budgetKb: 67.6, hasOwnWords: true },
          announcements: {
            module: 'app/features/admin/announcements/announcements-page.tsx',
            budgetKb: 44.2,
            hasOwnWords: true,
          },
          brands: { module: 'app/features/admin/brands/brands-page.tsx', budgetKb: 47.6, hasOwnWords: true },
          brand: { module: 'app/features/admin/brands/brand-page.tsx', budgetKb: 59.5, hasOwnWords: true },
        },
      },
      {
        ...own('/admin/mall/{-$id}', 30.4),
        atOnce: ['app/features/admin/mall/mall-places.ts'],
        variants: {
          orders: adminMall('redemptions', 41.9),
          order: adminMall('redemption', 46),
          goods: adminMall('goods-list', 41.9),
          one: adminMall('goods', 54.1),
        },
      },
    ],
    noPage: ['/admin'],
    onDemand: [
      {
        name: 'editor of an announcement',
        modules: ['app/features/admin/announcements/announcement-page.tsx'],
        from: '/admin/$list',
        budgetKb: 45.1,
        ownWords: 'announcement',
      },
    ],
  },
  frame: {
    messages: [],
    pages: [],
    soon: [{ name: 'heads of pages, soon', modules: ['app/features/frame/page-heads.ts'], from: '/', budgetKb: 5.8 }],
  },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof AREAS
