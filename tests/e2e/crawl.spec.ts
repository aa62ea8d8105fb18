/** Every page that links lead to, as a guest of each brand: none is dead, and none says anything of another brand. */
import fs from 'node:fs'
import http from 'node:http'
import { detailOf, findLiveMatch, liveRooms } from '#tests/support/calls.ts'
import { freshHeaders } from '#tests/support/sign-in.ts'
import { expect, SWEEP, test } from '#tests/support/visitor.ts'

const BRANDS = ['main', 'arena', 'tribuna'] as const
/** Pages that differ in their numbers alone are of one kind: of each so many are looked at. */
const OF_A_KIND = 3
const REDIRECTS_MAX = 3

interface Page {
  status: number
  location: string | undefined
  html: string
}

/** Asks for a page of a brand: names below `localhost` are known to browsers alone. */
const get = (port: number, host: string, path: string): Promise<Page> =>
  new Promise((resolve, reject) => {
    // As many visitors would: one has a limit.
    const headers = { ...freshHeaders(), host: `${host}:${port}`, accept: 'text/html', 'user-agent': 'Mozilla/5.0' }
    const request = http.get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let html = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        html += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, html }))
    })
    request.on('error', reject)
  })

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** Paths that the anchors of a page lead to, on its own host. */
const pathsIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"#]*)/g)].flatMap(([, href = '']) => {
    const path = decoded(href)
    return /^\/(?!\/)/.test(path) && !/^\/(java|media|assets)\//.test(path) ? [path] : []
  })

function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.example')
  return `${pathname.replace(/\d+/g, 'n')}?${[...searchParams.keys()].sort()}`
}

/** What is read or shown of a brand: its names and hosts, but for those that every computer has. */
function signsOf(id: string): string[] {
  const { texts, hosts } = JSON.parse(fs.readFileSync(`brands/${id}.json`, 'utf8')) as {
    texts: Record<string, { name: string }>
    hosts: string[]
  }
  const names = Object.values(texts).map(({ name }) => name)
  return [...new Set([...names, ...hosts])].filter((sign) => sign !== 'localhost' && sign !== '127.0.0.1')
}

async function follow(port: number, host: string, from: string): Promise<Page & { path: string }> {
  let path = from
  for (let time = 0; time <= REDIRECTS_MAX; time += 1) {
    const page = await get(port, host, path)
    if (page.status < 300 || page.status >= 400) return { ...page, path }
    const to = new URL(page.location ?? '', `http://${host}:${port}${path}`)
    // To a store.
    if (/\/download\/\w+$/.test(path)) return { ...page, status: 200, path }
    expect(to.host, `${from} stays on its host`).toBe(`${host}:${port}`)
    path = to.pathname + to.search
  }
  throw new Error(`${from}: too many redirects`)
}

for (const brand of BRANDS)
  test(`of ${brand} no link is dead, and nothing tells of another brand`, SWEEP, async ({ origin }) => {
    test.setTimeout(900_000)
    const port = Number(new URL(origin).port)
    const host = `${brand}.localhost`
    const foreign = BRANDS.filter((other) => other !== brand).flatMap(signsOf)
    const queue = ['/en']
    const known = new Set(queue)
    const kinds = new Map<string, number>()
    const faults: string[] = []
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const page = await follow(port, host, path)
      if (page.status !== 200) faults.push(`${path} is ${page.status}`)
      for (const sign of foreign) if (page.html.includes(sign)) faults.push(`${path} says ${sign}`)
      for (const to of pathsIn(page.html)) {
        const kind = kindOf(to)
        const seen = kinds.get(kind) ?? 0
        // Of other languages the home page is enough.
        if (known.has(to) || seen >= OF_A_KIND || !/^\/(en(\/|$|\?)|[a-zA-Z-]{2,7}$)/.test(to)) continue
        kinds.set(kind, seen + 1)
        known.add(to)
        queue.push(to)
      }
    }
    expect(faults).toEqual([])
    expect(known.size).toBeGreaterThan(60)
  })

/** Of the specification, section 2; those that need a sign-in lead to it. */
const ROUTES = [
  '/ /about /caijian /certificate /download /jiami /live2 /mall /salesmartly /svga',
  '/anchorCenter /anchorCenter/live /anchorCenter/liveLinkDetails /anchorCenter/revenueDetails',
  '/anchor/anchorList /customLive /live/data /live',
  '/channel /channel/gold /channel/statistical /channel/user /channel/water',
  '/creatorCenter /creatorCenter/dataShow /creatorCenter/progComponent /creatorCenter/progManage',
  '/expert /expert/allExperts /expert/specialist',
  '/leagueLibrary /leagueLibrary/config /leagueLibrary/groupTable /leagueLibrary/leagueList',
  '/leagueLibrary/promotionTree /leagueLibrary/scheduleTable /leagueLibrary/sortTable /playerLibrary /squadLibrary',
  '/match /match/soccer /news/soccer /videos/soccer /videos/soccer/videoList',
  '/protocol/complaint /protocol/cooperation /protocol/power /protocol/privacy /protocol/responsibility',
  '/protocol/service /protocol/1 /protocol/2 /s/united /search/united',
  '/userInfo/exchange /userInfo/focus /userInfo/info /userInfo/myOrder /userInfo/preferences /userInfo/send',
  '/userInfo/setting /userInfo/userNews /userInfo/userPost /userInfo/vip /userInfo/water /soccer/data',
  '/soccer/news/1 /soccer/video/1 /lol/data /match/cs:go /match/kog /match/dota2 /match/pubgmobile',
].flatMap((line) => line.split(' '))

test(
  'every route of the specification is answered with a page that has a title of its own or leads to one',
  SWEEP,
  async ({ origin }) => {
    test.setTimeout(600_000)
    const port = Number(new URL(origin).port)
    const match = await findLiveMatch(origin, 202)
    const { league, home } = (await detailOf(origin, match)).match
    const [room] = await liveRooms(origin)
    const ids = [
      `/soccer/${match.id}`,
      `/leagueLibrary/${league.id}`,
      `/squadLibrary/${home.id}`,
      `/live/${room?.id}`,
      `/anchor/${room?.anchor.id}`,
    ]
    const faults: string[] = []
    for (const path of [...ROUTES, ...ids]) {
      const page = await follow(port, 'main.localhost', `/en${path === '/' ? '' : path}`)
      const [, title = ''] = /<title>([^<]+)</.exec(page.html) ?? []
      if (page.status !== 200 || title === '' || !/<h1[\s>]/.test(page.html))
        faults.push(`${path} is ${page.status} ${title}`)
    }
    expect(faults).toEqual([])
  },
)
