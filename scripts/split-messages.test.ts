import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { FIRST, partsOf, waitForWords } from './message-parts.ts'
import { refuseLongNames, withShortNames } from './split-messages.ts'

const chunk = (fileName: string, code: string, more: object = {}) =>
  ({ type: 'chunk', fileName, code, imports: [], isEntry: false, ...more }) as unknown as Rolldown.OutputChunk
const bundle = (...chunks: Rolldown.OutputChunk[]): Rolldown.OutputBundle =>
  Object.fromEntries(chunks.map((each) => [each.fileName, each]))

const keyOf = new Map(
  ['frame', 'row', 'board', 'both', 'tab', 'dialog', 'head'].map((key, number) => [`$${number}`, `a_${key}`]),
)
const site = () =>
  bundle(
    chunk('assets/index.js', 'm.$0();import(`./home.js`);import(`./match.js`);import(`./room.js`)', { isEntry: true }),
    chunk('assets/home.js', 'm.$1()'),
    chunk('assets/shared.js', 'm.$3()'),
    chunk('assets/match.js', 'm.$1(),m.$2(),m.unknown', { imports: ['assets/shared.js'] }),
    chunk('assets/room.js', 'm.$0()', { imports: ['assets/shared.js'] }),
    chunk('assets/panel.js', 'm.$4()', { imports: ['assets/shared.js'] }),
    chunk('assets/login.js', 'm.$5()'),
    chunk('assets/page-heads.js', 'm.$6()'),
  )
const starts = new Map([
  ['assets/home.js', ['/p/app/routes/index.tsx?tsr-split=component']],
  [
    'assets/match.js',
    ['/p/app/routes/$game/$id.tsx?tsr-split=component', '/p/app/features/match/scoreboards/family-scoreboards.ts'],
  ],
  ['assets/room.js', ['/p/app/routes/live/$id.tsx?tsr-split=component']],
  ['assets/panel.js', ['/p/app/features/match/page/parts/stats-panel.tsx']],
  ['assets/login.js', ['/p/app/features/login/dialog/login-dialog.tsx']],
  ['assets/page-heads.js', ['/p/app/features/frame/page-heads.ts']],
])

test('frame and lists share a script, every other area has its own', () => {
  const { keys, routes } = partsOf(site(), keyOf, starts)
  expect(Object.fromEntries([...keys].map(([part, its]) => [part, [...its].sort()]))).toEqual({
    [FIRST]: ['a_frame', 'a_row'],
    match: ['a_board', 'a_both'],
    room: ['a_both'],
    'match-later': ['a_both', 'a_tab'],
    'login-later': ['a_dialog'],
    'frame-soon': ['a_head'],
  })
  expect(routes).toEqual({ '/$game/$id': 'match', '/live/$id': 'room' })
})

test('what one sport has for itself is a part besides that of all match pages', () => {
  const output = bundle(
    ...(Object.values(site()) as Rolldown.OutputChunk[]),
    chunk('assets/moba.js', 'm.$0(),m.$2(),m.$5()', { imports: ['assets/shared.js'] }),
  )
  const withVariant = new Map([...starts, ['assets/moba.js', ['/p/app/features/match/scoreboards/moba.tsx']]])
  const { keys, routes, needs } = partsOf(output, keyOf, withVariant)
  expect([...(keys.get('match-moba') ?? [])]).toEqual(['a_dialog'])
  expect([...(keys.get('match') ?? [])].sort()).toEqual(['a_board', 'a_both'])
  expect([routes['/$game/$id moba'], needs.get('assets/moba.js')]).toEqual(['match-moba', 'match-moba'])
})

test('a chunk that needs more than the first messages waits for their script, others do not', () => {
  const output = site()
  waitForWords(output, partsOf(output, keyOf, starts).needs)
  expect((output['assets/index.js'] as Rolldown.OutputChunk).code).toBe(
    'm.$0();import(`./home.js`);__words("match",()=>import(`./match.js`));__words("room",()=>import(`./room.js`))',
  )
})

test('a chunk of two areas is refused, since no script has its messages', () => {
  const mixed = new Map([...starts, ['assets/login.js', ['/p/app/features/login/a.ts', '/p/app/features/user/b.ts']]])
  expect(() => partsOf(site(), keyOf, mixed)).toThrow('two areas')
})

const idOf = new Map([['a_row', '$1']])

test('chunks use messages only by their short names', () => {
  expect(withShortNames('m.a_row({ n }), form.a_row, m.other', idOf)).toBe('m.$1({ n }), form.a_row, m.other')
  expect(() => refuseLongNames(bundle(chunk('assets/x.js', 'const w=m;w.a_row()')), idOf)).toThrow('m.a_row')
  expect(() => refuseLongNames(bundle(chunk('assets/x.js', 'm.$1()')), idOf)).not.toThrow()
})
