import { splitPath } from '#app/i18n/split-path.ts'
import { gameByCode } from '#contract/games.ts'
import { SECURITY_HEADERS } from './security.ts'

/** Addresses of the specification whose page is elsewhere: a route of their own would be in every page's first script. */
const MOVED: Readonly<Record<string, string>> = {
  '/contact': '/salesmartly',
  '/jiami': '/anchorCenter/jiami',
  '/expert/mine': '/creatorCenter/progManage',
  '/expert/write': '/creatorCenter/progComponent',
}

/** Forms of addresses of the specification. */
const NEWS = /^\/([a-z0-9:]{1,20})\/news(Comment)?([1-9]\d{0,11})(?:\/(\d{1,6}))?$/i
const NEWS_LIST = /^\/([a-z0-9:]{1,20})\/(?:news|hot|new)(?:\/([1-9]\d{0,5}))?$/i

const VIDEO = /^\/([a-z0-9:]{1,20})\/video([1-9]\d{0,11})$/i
const VIDEO_LIST = /^\/([a-z0-9:]{1,20})\/videos?(?:\/([1-9]\d{0,5}))?$/i

const pageOf = (page: string | undefined): string => (page && page !== '1' ? `?page=${page}` : '')

/** `/soccer/news12` and `/soccer/newsComment12/2` → the article, that with so many parts of its comments, `/soccer/news/2` → a page of the list. */
function newsMovedTo(path: string): string | undefined {
  const [, game, comments, id, part] = NEWS.exec(path) ?? []
  if (game && gameByCode(game)) return `/news/${game}/${id}${comments ? `${pageOf(part)}#comments` : ''}`
  const [, listed, page] = NEWS_LIST.exec(path) ?? []
  if (listed && gameByCode(listed)) return `/news/${listed}${pageOf(page)}`
  return undefined
}

/** `/soccer/video12` → the video, `/soccer/video/2` → a page of the list. */
function videoMovedTo(path: string): string | undefined {
  const [, game, id] = VIDEO.exec(path) ?? []
  if (game && gameByCode(game)) return `/videos/${game}/${id}`
  const [, listed, page] = VIDEO_LIST.exec(path) ?? []
  if (listed && gameByCode(listed)) return `/videos/${listed}/videoList${pageOf(page)}`
  return undefined
}

const USER_LIST = /^\/user\/([1-9]\d{0,14})\/([a-z]{3,10})(?:\/([1-9]\d{0,3}))?$/i
/** Plans are on the page of an expert. */
const EXPERT_LIST = /^plans?$/i
/** Lists of a user by their name in an address, as tabs of her page. */
const USER_TABS: ReadonlyMap<string, string> = new Map([
  ...['post', 'posts', 'news', 'article', 'articles'].map((name) => [name, 'posts'] as const),
  ...['video', 'videos'].map((name) => [name, 'videos'] as const),
  ...['follow', 'follows', 'focus'].map((name) => [name, 'follows'] as const),
  ...['fan', 'fans'].map((name) => [name, 'fans'] as const),
])

/** `/user/12/posts/2` → the second page of what a user wrote, `/user/12/fans/1` → who follows her. */
function userMovedTo(path: string): string | undefined {
  const [, uid, name = '', page] = USER_LIST.exec(path) ?? []
  if (uid && EXPERT_LIST.test(name)) return `/expert/${uid}`
  const tab = USER_TABS.get(name.toLowerCase())
  if (!uid || !tab) return undefined
  return `/userInfo/${uid}?${new URLSearchParams({ tab, ...(page && page !== '1' ? { page } : {}) })}`
}

/** `/soccer` → the schedule of the game. */
function gameMovedTo(path: string): string | undefined {
  const [, code = '', rest = ''] = path.split('/')
  return rest === '' && gameByCode(code) ? `/match/${code}` : undefined
}

const LIBRARY = /^\/(league|squad|player)Library(?:\/([a-z]*))?$/i
/** Parts of the library by their names, and the tab of a league's page that shows the same of it. */
const PARTS = [
  ['config', ''],
  ['leagueList', ''],
  ['groupTable', '?tab=table'],
  ['sortTable', '?tab=players'],
  ['scheduleTable', '?tab=schedule'],
  ['promotionTree', '?tab=tree'],
] as const

const isAlike = (name: string, asked = ''): boolean => name.toLowerCase() === asked.toLowerCase()

/** `?id=` names one: its page. Other sub-pages of a library → the library, a part in another spelling → the part. */
function libraryMovedTo(path: string, asked: URLSearchParams): string | undefined {
  const [, word = '', sub] = LIBRARY.exec(path) ?? []
  if (!word) return undefined
  const library = `/${word.toLowerCase()}Library`
  const [part, tab = ''] = (library === '/leagueLibrary' && PARTS.find(([name]) => isAlike(name, sub))) || []
  const id = asked.get('id') ?? asked.get(`${word.toLowerCase()}Id`) ?? ''
  if (/^[1-9]\d{0,15}$/.test(id)) return `${library}/${id}${tab}`
  const to = part ? `${library}/${part}` : library
  return to === path ? undefined : to
}

const SEARCH_CHARS_MAX = 80

/** `/search/text` → `/s/text`. Without scripts the search form requests `/s?text=`. */
function searchMovedTo(path: string, asked: string): string | undefined {
  const named = /^\/search(?:\/([^/]*))?\/?$/.exec(path)
  if (named) return named[1] ? `/s/${named[1]}` : '/s'
  if (path !== '/s' && path !== '/s/') return undefined
  const text = [...asked.trim()].slice(0, SEARCH_CHARS_MAX).join('')
  return text === '' ? undefined : `/s/${encodeURIComponent(text)}`
}

/** Where a page has its address, in the language of this one; undefined for one that has not moved. */
export function movedTo({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | undefined {
  const { prefixed, path } = splitPath(pathname)
  const to = Object.hasOwn(MOVED, path)
    ? MOVED[path]
    : (newsMovedTo(path) ??
      videoMovedTo(path) ??
      userMovedTo(path) ??
      libraryMovedTo(path, searchParams) ??
      gameMovedTo(path) ??
      searchMovedTo(path, searchParams.get('text') ?? ''))
  return to && prefixed ? `/${prefixed.tag}${to.replace(/^\/$/, '')}` : to
}

export const sendTo = (location: string): Response =>
  new Response(null, { status: 302, headers: { ...SECURITY_HEADERS, location } })
