import { expect, test } from 'vitest'
import { DEAD_CHANNEL } from '#backend/media/channels.ts'
import { isTrialKey, lineAt, lineOf, lineUrl, passEnd, passFor, trialUrl } from '#backend/media/media-key.ts'
import { type Admission, createMediaRoutes, type MediaOptions } from '#backend/media/routes.ts'
import { Waiting } from '#backend/media/waiting.ts'

const NOW = Date.UTC(2026, 10, 20, 22, 30)
const LINE = { roomId: 7, channel: 'member-a', ground: 'court' }

const routesWith = (options: Partial<MediaOptions> = {}) =>
  createMediaRoutes({ now: () => NOW, secret: 'secret', admit: async () => ({ isOpen: false }), ...options })
const routes = routesWith()

const partsOf = (url: string) => {
  const [, , , key = '', channel = '', ground = ''] = url.split('/')
  return { key, channel, ground }
}

test.each(['sample-a', 'sample-b', 'sample-a/court', 'sample-b/map'])(
  '%s serves its master and each rendition to any origin',
  async (channel) => {
    for (const name of ['master', '234p', '360p', '540p']) {
      const answer = await routes.request(`/media/${channel}/${name}.m3u8`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(await answer.text()).toMatch(/^#EXTM3U\n/)
    }
  },
)

test('a live playlist is cached for at most a second', async () => {
  const answer = await routes.request('/media/sample-a/360p.m3u8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=1')
})

test.each([
  `/media/${DEAD_CHANNEL}/master.m3u8`,
  '/media/sample-c/master.m3u8',
  '/media/member-a/master.m3u8',
  '/media/member-a/court/master.m3u8',
  '/media/member-b/court/360p.m3u8',
  '/media/k/1.0/member-a/court/master.m3u8',
  '/media/m/1.0/member-a/court/master.m3u8',
  '/media/SAMPLE-A/master.m3u8',
  '/media/sample-a/1080p.m3u8',
  '/media/sample-a/moon/master.m3u8',
  '/media/sample-a/constructor/master.m3u8',
  '/media/sample-a/master.mpd',
  '/media/sample-a/..%2f360p.m3u8',
  '/media/%00/master.m3u8',
  '/media/__proto__/master.m3u8',
  '/media/sample-a/constructor.m3u8',
])('%s is not found', async (path) => {
  expect((await routes.request(path)).status).toBe(404)
})

test('a trial’s address plays its room’s channel only, until it ends, and is kept by nobody on the way', async () => {
  const url = await trialUrl('secret', LINE, NOW + 1)
  const rendition = url.replace('master', '360p')
  for (const path of [url, rendition]) {
    const answer = await routes.request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toMatch(/^private/)
  }
  const ended = await trialUrl('secret', LINE, NOW)
  const foreign = await trialUrl('another secret', LINE, NOW + 1)
  const longer = url.replace(String(NOW + 1), String(NOW + 100))
  const ofAnotherRoom = url.replace('.7.', '.8.')
  const others = [url.replace('member-a', 'member-b'), url.replace('court', 'map'), url.replace('member-a', 'sample-a')]
  const asLine = url.replace('/k/', '/m/')
  for (const path of [ended, foreign, longer, ofAnotherRoom, asLine, ...others])
    expect((await routes.request(path)).status, path).toBe(404)
})

test('a key says for which room it is, and for whom; no part of it can be changed', async () => {
  const at = partsOf(await lineUrl('secret', { ...LINE, uid: 5 }))
  expect(await lineAt('secret', at)).toEqual({ ...LINE, uid: 5 })
  const { key } = at
  const changed = ['8.5', '7.6', '7'].map((start) => ({ ...at, key: key.replace('7.5', start) }))
  for (const other of [...changed, { ...at, channel: 'member-b' }, { ...at, ground: 'map' }])
    expect(await lineAt('secret', other)).toBeUndefined()
  expect(await lineAt('another secret', at)).toBeUndefined()
  const asTrial = `${NOW + 1}.${key.split('.').slice(1).join('.')}`
  expect(await isTrialKey('secret', asTrial, at.channel, at.ground, NOW)).toBe(false)
})

test('a pass is for one address: neither for another account, room, channel or ground, nor for longer', async () => {
  const at = partsOf(await lineUrl('secret', { ...LINE, uid: 5 }))
  const pass = await passFor('secret', at, NOW)
  expect(await passEnd('secret', at, pass)).toBe(NOW)
  const others = [{ uid: 6 }, { roomId: 8 }, { channel: 'member-b' }, { ground: 'map' }]
  for (const other of others) {
    const address = partsOf(await lineUrl('secret', { ...LINE, uid: 5, ...other }))
    expect(await passEnd('secret', address, pass)).toBeUndefined()
  }
  for (const other of [{ channel: 'member-b' }, { ground: 'map' }])
    expect(await passEnd('secret', { ...at, ...other }, pass)).toBeUndefined()
  for (const text of [pass.replace(String(NOW), String(NOW + 1)), '', 'x', `${NOW}.`, at.key])
    expect(await passEnd('secret', at, text)).toBeUndefined()
  expect(await passEnd('another secret', at, pass)).toBeUndefined()
})

test('only addresses of channels for members are lines with keys', () => {
  expect(lineOf(7, '/media/member-a/court/master.m3u8')).toEqual(LINE)
  for (const url of ['/media/sample-a/court/master.m3u8', 'https://cdn.test/media/member-a/court/master.m3u8'])
    expect(lineOf(7, url)).toBeUndefined()
})

test('a line for members is served to who is admitted, with the pass that may be new; the text is the same for all', async () => {
  const asked: unknown[] = []
  const open = (admission: Admission) =>
    routesWith({
      admit: async (at, pass) => {
        asked.push([at, pass])
        return admission
      },
    })
  const url = (await lineUrl('secret', { ...LINE, uid: 5 })).replace('master', '540p')
  const [first, later, none] = await Promise.all([
    open({ isOpen: true, newPass: 'new' }).request(url),
    open({ isOpen: true }).request(url, { headers: { 'line-pass': 'own' } }),
    open({ isOpen: false }).request(url),
  ])
  expect(asked).toEqual([
    [partsOf(url), undefined],
    [partsOf(url), 'own'],
    [partsOf(url), undefined],
  ])
  expect([first.headers.get('line-pass'), later.headers.get('line-pass')]).toEqual(['new', null])
  expect(await first.text()).toBe(await later.text())
  expect(none.status).toBe(404)
  const public_ = url.replace('member-a', 'sample-a')
  expect((await open({ isOpen: true }).request(public_)).status).toBe(404)
})

/** Asks for a rendition of a channel for members while the clock stands at `NOW` and moves only by what is waited. */
async function lowLatency(query: string, channel = 'member-a', keyMs = 60_000) {
  let now = NOW + 300
  const waits: number[] = []
  const moving = routesWith({
    now: () => now,
    waiting: new Waiting(),
    wait: async (ms) => {
      waits.push(ms)
      now += ms
    },
  })
  const url = await trialUrl('secret', { ...LINE, channel }, NOW + keyMs)
  const answer = await moving.request(`${url.replace('master', '360p')}${query}`)
  return { status: answer.status, text: await answer.text(), waits, kept: answer.headers.get('cache-control') }
}

const SEGMENT = NOW / 2000

test('a low-latency playlist waits for the part that is asked for, and is kept by nobody', async () => {
  const first = await lowLatency('')
  expect(first).toMatchObject({ status: 200, waits: [], kept: 'private, max-age=0' })
  expect(first.text).not.toContain('/parts/court/360p/00.m4s')
  const next = await lowLatency(`?_HLS_msn=${SEGMENT}&_HLS_part=0`)
  expect(next).toMatchObject({ status: 200, waits: [700] })
  expect(next.text).toMatch(/URI="\/parts\/court\/360p\/00\.m4s",INDEPENDENT=YES\n#EXT-X-REND/)
  expect(next.text).toContain(`#EXT-X-RENDITION-REPORT:URI="540p.m3u8",LAST-MSN=${SEGMENT},LAST-PART=0\n`)
  expect(await lowLatency(`?_HLS_msn=${SEGMENT - 1}&_HLS_part=1`)).toMatchObject({ status: 200, waits: [] })
  expect((await lowLatency(`?_HLS_msn=${SEGMENT}`)).waits).toEqual([1700])
})

test('a request is held for three seconds at most: what is further ahead is refused at once', async () => {
  const ms: Record<string, number[]> = {}
  for (const ahead of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const query = `_HLS_msn=${SEGMENT + Math.floor(ahead / 2)}&_HLS_part=${ahead % 2}`
    const { status, waits } = await lowLatency(`?${query}`)
    ms[`${ahead} ${status}`] = waits
  }
  expect(ms).toEqual({
    ...{ '0 200': [700], '1 200': [1700], '2 200': [2700] },
    ...{ '3 400': [], '4 400': [], '5 400': [], '6 400': [], '7 400': [] },
  })
  expect(await lowLatency(`?_HLS_msn=${SEGMENT + 1}`)).toMatchObject({ status: 400, waits: [] })
})

test('of one address six requests wait, and the next is answered at once with what there is; others wait', async () => {
  const release: (() => void)[] = []
  const holding = routesWith({
    now: () => NOW + 300,
    waiting: new Waiting(),
    wait: () => new Promise<void>((resolve) => release.push(resolve)),
  })
  const [own, others] = await Promise.all([7, 8].map((roomId) => trialUrl('secret', { ...LINE, roomId }, NOW + 9000)))
  const ask = async (url = '') => holding.request(`${url.replace('master', '360p')}?_HLS_msn=${SEGMENT}&_HLS_part=0`)
  const held = Array.from({ length: 6 }, () => ask(own))
  await expect.poll(() => release.length).toBe(6)
  const seventh = await ask(own)
  expect(seventh.status).toBe(200)
  expect(await seventh.text()).not.toContain('/parts/court/360p/00.m4s')
  const other = ask(others)
  await expect.poll(() => release.length).toBe(7)
  for (const end of release) end()
  for (const answer of await Promise.all([...held, other])) expect(answer.status).toBe(200)
})

test.each(['_HLS_part=1', '_HLS_msn=x', '_HLS_msn=-1', `_HLS_msn=${SEGMENT}&_HLS_part=x`, `_HLS_msn=${SEGMENT + 3}`])(
  'what makes no sense is not waited for: %s',
  async (query) => {
    expect(await lowLatency(`?${query}`)).toMatchObject({ status: 400, waits: [], kept: 'no-store' })
  },
)

test('a line with whole segments waits for nothing and has no parts', async () => {
  const answer = await lowLatency(`?_HLS_msn=${SEGMENT}&_HLS_part=0`, 'member-c')
  expect(answer).toMatchObject({ status: 200, waits: [] })
  expect(answer.text).not.toContain('PART')
})

test('the faster line is played nearer to live than the low-latency one', async () => {
  expect((await lowLatency('', 'member-a')).text).toContain('PART-HOLD-BACK=3.0\n')
  expect((await lowLatency('', 'member-b')).text).toContain('PART-HOLD-BACK=2.0\n')
})

test('a key that ends while its playlist is waited for opens nothing', async () => {
  expect((await lowLatency(`?_HLS_msn=${SEGMENT}&_HLS_part=0`, 'member-a', 900)).status).toBe(404)
  expect((await lowLatency(`?_HLS_msn=${SEGMENT}&_HLS_part=0`, 'member-a', 1100)).status).toBe(200)
})
