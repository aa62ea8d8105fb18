import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameIn } from '#backend/core/names.ts'
import { openSearchDatabase } from '#backend/db/database.ts'
import { leaguesOf } from '#backend/feed/catalogue/leagues.ts'
import { personById, squadOf } from '#backend/feed/catalogue/squads.ts'
import { teamById } from '#backend/feed/catalogue/teams.ts'
import main from '#brands/main.json' with { type: 'json' }
import { accountCalls } from '#contract/account.ts'
import { searchCalls } from '#contract/search.ts'
import { SEARCH_KINDS } from '#contract/search-rules.ts'
import { makeUser, PASSWORD, type TestUser, withPassword } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import type { IndexedKind } from './document.ts'
import { find } from './find.ts'
import { fold } from './fold.ts'
import { removeDocuments, writeDocuments } from './index.store.ts'
import { removeUserFromSearch, sweepKind } from './sweep-index.ts'

/** Ids, names and words that no other test has. */
const FIRST = 7_600_000
const LAST = 7_600_999
const NOW = Date.parse(EVENING)
const index = openSearchDatabase(testEnv)
const context = { ...contextOfTest(), now: NOW }
const run = (database: D1Database, text: string, ...values: unknown[]) =>
  database
    .prepare(text)
    .bind(...values)
    .run()
const sweep = (kind: IndexedKind, after = FIRST - 1) => sweepKind(context, index, kind, after)

const CREST = JSON.stringify({ shape: 1, primary: '#112233', secondary: '#445566' })
const TEAMS = [
  {
    en_US: 'Quorvex United',
    zh_CN: '\u594e\u6c83\u8054',
    jp: '\u30af\u30a9\u30fc\u30f4\u30a7\u30c3\u30af\u30b9\u30fb\u30e6\u30ca\u30a4\u30c6\u30c3\u30c9',
    ar: '\u0643\u0648\u0631\u0641\u0643\u0633 \u064a\u0648\u0646\u0627\u064a\u062a\u062f',
    abbr: 'QVX',
  },
  {
    en_US: 'Ath\u00e9natico Zibrelle',
    zh_CN: '\u6cfd\u5e03\u96f7\u5c14',
    jp: '\u30bc\u30d6\u30ec\u30eb',
    ar: '\u0627\u0644\u0632\u0628\u0631\u0644\u0629',
    abbr: 'ZBR',
  },
]

beforeAll(async () => {
  await run(
    testEnv.DB,
    "insert into leagues (id, game_id, names, abbr, country, tier) values (?, 202, ?, 'ZQL', 'INT', 1)",
    FIRST,
    JSON.stringify({ en_US: 'Zorquell League', zh_CN: '\u4f50\u594e\u8054\u8d5b' }),
  )
  for (const [at, { abbr, ...names }] of TEAMS.entries())
    await run(
      testEnv.DB,
      'insert into teams (id, game_id, names, abbr, crest) values (?, 202, ?, ?, ?)',
      FIRST + at,
      JSON.stringify(names),
      abbr,
      CREST,
    )
  await run(
    testEnv.DB,
    `insert into matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status)
     values (?, 202, ?, '1', ?, ?, ?, 0, 40, 'scheduled')`,
    ...[FIRST, FIRST, NOW + 3_600_000, FIRST, FIRST + 1],
  )
  for (const kind of ['league', 'team', 'match'] as const) await sweep(kind)
})

afterAll(async () => {
  for (const table of ['leagues', 'teams', 'matches'])
    await run(testEnv.DB, `delete from ${table} where id between ? and ?`, FIRST, LAST)
  await run(testEnv.ACCOUNTS, 'delete from articles where id between ? and ?', FIRST, LAST)
  await run(testEnv.ACCOUNTS, 'delete from article_texts where article_id between ? and ?', FIRST, LAST)
  await run(testEnv.ACCOUNTS, 'delete from mall_goods where id between ? and ?', FIRST, LAST)
  await run(testEnv.ACCOUNTS, 'delete from videos where id between ? and ?', FIRST, LAST)
  for (const kind of SEARCH_KINDS) {
    const { results } = await testEnv.SEARCH.prepare('select ref from search_documents').all<{ ref: number }>()
    await removeDocuments(
      index,
      kind,
      results.map(({ ref }) => ref),
    )
  }
  for (const table of ['search_words', 'search_typos', 'search_sweeps'])
    await run(testEnv.SEARCH, `delete from ${table}`)
})

const search = (text: string, more: object = {}, lan = 'en_US') =>
  call(searchCalls.findAll, { text, ...more }, { lan, at: EVENING })
const found = async (text: string, more: object = {}, lan?: string) =>
  (await search(text, more, lan)).sections.flatMap(({ hits }) => hits.map(({ kind, id }) => `${kind} ${id}`))

test.each([
  ['its name', 'Quorvex United'],
  ['the beginning of a word', 'quorv'],
  ['a later word first', 'united quorvex'],
  ['no space', 'quorvexunited'],
  ['its abbreviation', 'qvx'],
  ['letters within', 'uorve'],
  ['Chinese', '\u594e\u6c83\u8054'],
  ['two Chinese letters', '\u6c83\u8054'],
  ['Japanese', '\u30af\u30a9\u30fc\u30f4\u30a7\u30c3\u30af\u30b9'],
  ['hiragana', '\u304f\u3049\u30fc\u3094\u3047\u3063\u304f\u3059'],
  ['narrow katakana', '\uff78\uff6b\uff70\uff73\uff9e\uff6a\uff6f\uff78\uff7d'],
  ['Arabic', '\u0643\u0648\u0631\u0641\u0643\u0633'],
  ['a letter left out', 'Quorvex Unted'],
  ['two letters exchanged, and one too many', 'Quovrex Unitedd'],
  ['Japanese with a mistake', '\u30af\u30a9\u30f4\u30a7\u30c3\u30af\u30b9\u30e6\u30ca\u30a4\u30c6\u30c3\u30c9'],
  ['Arabic with a mistake', '\u0643\u0648\u0631\u0641\u0633'],
  ['Chinese with a mistake', '\u594e\u6c83\u7ebf'],
  ['a beginning with a mistake', 'quovr'],
  ['a beginning with a letter left out', 'Quorex'],
  ['a beginning with another letter', 'united quarve'],
  ['a Japanese beginning with a mistake', '\u30af\u30a9\u30fc\u30d6\u30a7'],
])('a team is found in whatever language the page is, by %s', async (_, text) => {
  for (const lan of ['en_US', 'ar']) expect(await found(text, {}, lan), lan).toContain(`team ${FIRST}`)
})

test.each([
  ['without accents', 'athenatico'],
  ['without its article, another ta marbuta', '\u0632\u0628\u0631\u0644\u0647'],
  ['with vowel signs', '\u0627\u0644\u0632\u064e\u0628\u0631\u0644\u0629'],
])('letters that are alike are: %s', async (_, text) => {
  expect(await found(text)).toContain(`team ${FIRST + 1}`)
})

test('names are in the language of the page; a team leads to its match, and two teams to the one they play', async () => {
  const { sections, isCorrected } = await search('quorvex', {}, 'zh_CN')
  expect(isCorrected).toBe(false)
  expect(sections[0]).toMatchObject({
    kind: 'team',
    hits: [{ id: FIRST, title: '\u594e\u6c83\u8054', gameId: 202 }],
  })
  const both = await search('zibrelle quorvex')
  expect(both.sections.map(({ kind }) => kind)).toEqual(['match'])
  expect(both.sections[0]).toMatchObject({ matches: [{ id: FIRST, status: 'scheduled' }], hasMore: false })
  for (const text of ['quorvex vs zibrelle', 'Zibrelle v Quorvex', '\u594e\u6c83\u8054vs\u594e\u6c83\u8054'])
    expect(await found(text), text).toContain(`match ${FIRST}`)
  expect((await search('Quorvx')).isCorrected).toBe(true)
  expect(await found('zorquell')).toEqual([`league ${FIRST}`])
  expect(await found('quorvex', { gameIds: '1,2' })).toEqual([])
  expect(await found('quorvex', { kind: 'match' })).toEqual([`match ${FIRST}`])
})

test('letters that only stand together where two words meet are no hit, unless they go on from where one begins', async () => {
  // Quorvex United
  expect(await found('exuni')).not.toContain(`team ${FIRST}`)
  expect(await found('vexun')).not.toContain(`team ${FIRST}`)
  expect(await found('quorvexuni')).toContain(`team ${FIRST}`)
})

test('who names a game or a league is shown what is on of it, and what comes next', async () => {
  await sweepKind(context, index, 'game', 0)
  const kindsOf = async (text: string) => (await search(text)).sections.map(({ kind }) => kind)
  for (const text of ['lol', 'soccer'])
    expect(await kindsOf(text), text).toEqual(expect.arrayContaining(['game', 'match']))
  const { sections } = await search('lol')
  const matches = sections.find(({ kind }) => kind === 'match')?.matches ?? []
  expect(matches.length).toBeGreaterThan(0)
  expect(new Set(matches.map(({ gameId }) => gameId)).size).toBe(1)
})

test('players are found by their names in every language, and lead to the match of their team', async () => {
  const teamId = leaguesOf(202)[0]?.teamIds[0] ?? 0
  const [player] = squadOf(teamId).map(({ id }) => personById(id))
  const team = teamById(teamId)
  if (!player || !team) throw new Error('no player')
  await run(
    testEnv.DB,
    'insert or ignore into teams (id, game_id, names, abbr, crest) values (?, ?, ?, ?, ?)',
    ...[teamId, team.gameId, JSON.stringify(team.name), team.abbr, JSON.stringify(team.crest)],
  )
  await sweepKind(context, index, 'player', teamId * 100)
  for (const lan of ['en_US', 'zh_CN', 'jp', 'ar'] as const) {
    const { sections } = await search(nameIn(lan, player.name), { kind: 'player' }, lan)
    expect(sections[0]?.hits, lan).toContainEqual(
      expect.objectContaining({
        kind: 'player',
        id: player.id,
        title: nameIn(lan, player.name),
        hint: nameIn(lan, team.name),
        gameId: team.gameId,
      }),
    )
  }
  expect(await found(nameIn('en_US', player.name), { gameIds: '1' })).toEqual([])
})

async function storeTeams(teamIds: readonly number[]): Promise<void> {
  const rows = teamIds.flatMap((id) => teamById(id) ?? [])
  await run(
    testEnv.DB,
    `insert or ignore into teams (id, game_id, names, abbr, crest)
      select value ->> 'id', value ->> 'gameId', value -> 'name', value ->> 'abbr', value -> 'crest' from json_each(?)`,
    JSON.stringify(rows),
  )
}

const teamsOf = (gameId: number) => [...new Set(leaguesOf(gameId).flatMap(({ teamIds }) => teamIds))]

async function forgetPlayers(): Promise<void> {
  await run(testEnv.SEARCH, 'delete from search_names where rowid >= 10 * 1099511627776 and rowid < 11 * 1099511627776')
  for (const table of ['search_documents', 'search_sweeps'])
    await run(testEnv.SEARCH, `delete from ${table} where kind = 10`)
}

test('all players of a new site are in the index within minutes, small squads, large ones and single players alike', async () => {
  await forgetPlayers()
  // League of Legends, tennis, football.
  for (const gameId of [1, 203, 202]) await storeTeams(teamsOf(gameId))
  const cursor = async () =>
    (await testEnv.SEARCH.prepare('select after from search_sweeps where kind = 10').first<number>('after')) ?? 0
  let minutes = 0
  do {
    await sweepKind(context, index, 'player', await cursor())
    minutes += 1
  } while ((await cursor()) !== 0 && minutes < 20)
  // Other tests may have stored all teams of the catalogue: 12,000 players.
  expect(minutes).toBeLessThanOrEqual(8)
  for (const gameId of [1, 203, 202]) {
    const player = personById((teamsOf(gameId).at(-1) ?? 0) * 100 + 1)
    if (!player) throw new Error('no player')
    // Many players of games have one handle, so that a search shows a part of them.
    const row = await testEnv.SEARCH.prepare('select names from search_documents where kind = 10 and ref = ?')
      .bind(player.id)
      .first<string>('names')
    expect(row, String(player.id)).toContain(fold(player.handle ?? nameIn('en_US', player.name)))
  }
}, 60_000)

test('one run writes no more than it may, however much of many kinds is new', async () => {
  await storeTeams(teamsOf(202))
  const documents = async () =>
    Number(await testEnv.SEARCH.prepare('select count(*) as n from search_documents where kind = 10').first('n'))
  await forgetPlayers()
  expect(await sweepKind(context, index, 'player', 0, 2_900)).toBeLessThan(2_900 + 300)
  expect(await documents()).toBeLessThan(300)
})

test('who plays alone is found as a player, and no team', async () => {
  const [teamId = 0] = teamsOf(203)
  await storeTeams([teamId])
  for (const kind of ['team', 'player'] as const)
    await sweepKind(context, index, kind, kind === 'team' ? teamId - 1 : teamId * 100)
  const title = nameIn('en_US', teamById(teamId)?.name ?? { en_US: '', zh_CN: '' })
  const hits = (await search(title, { gameIds: '203' })).sections.flatMap((section) => section.hits)
  expect(hits.map(({ kind }) => kind)).not.toContain('team')
  expect(hits).toContainEqual(expect.objectContaining({ kind: 'player', id: teamId * 100 + 1, title }))
})

test.each([
  ['en_US', 'Tennis', 203],
  ['en_US', 'CSGO', 2],
  ['en_US', 'counter-strike', 2],
  ['en_US', 'soccer', 202],
  ['zh_CN', '\u7f51\u7403', 203],
  ['zh_CN', '\u8db3\u7403', 202],
  ['en_US', '\u53cd\u6050\u7cbe\u82f1', 2],
  ['ar', '\u0643\u0631\u0629 \u0627\u0644\u0642\u062f\u0645', 202],
  ['jp', '\u30b5\u30c3\u30ab\u30fc', 202],
  ['en_US', 'esports', 0],
] as const)(
  'a game is found by what it is called, in any language, before games whose name only has the word: %s %s',
  async (lan, text, id) => {
    await sweepKind(context, index, 'game', 0)
    const { sections } = await search(text, {}, lan)
    expect(sections[0]?.kind).toBe('game')
    expect(sections[0]?.hits[0]).toMatchObject({ kind: 'game', id, gameId: id })
    const { hits } = await call(searchCalls.suggest, { text }, { at: EVENING, lan })
    expect(hits[0]).toMatchObject({ kind: 'game', id })
    expect(await found(text, { gameIds: '209' }, lan)).not.toContain(`game ${id}`)
  },
)

test('simulated experts are found by their names in the brands that are a demo, and in no other', async () => {
  const settings = { SIMULATED_EXPERTS: '1' }
  const brand = 'searchdemo'
  await testEnv.BRANDS.put(`brand:${brand}`, JSON.stringify({ ...main, id: brand, hosts: [`${brand}.test`] }))
  await sweepKind({ ...context, env: { ...testEnv, ...settings } }, index, 'expert', 0)
  for (const [lan, text] of [
    ['en_US', 'Second Ball'],
    ['zh_CN', '\u7b2c\u4e8c\u843d\u70b9'],
  ] as const) {
    const asked = { text, kind: 'expert' } as const
    const { sections } = await call(searchCalls.findAll, { ...asked, brand }, { at: EVENING, lan, settings })
    expect(sections[0]?.hits[0]).toMatchObject({ kind: 'expert', title: text, isSimulated: true })
    expect((await call(searchCalls.findAll, asked, { at: EVENING, lan, settings })).sections).toEqual([])
  }
  expect((await search('Second Ball', { brand })).sections).toEqual([])
})

test('a word is not taken for the beginning of a longer one with another letter where it ends', async () => {
  await writeDocuments(index, 'team', [{ ref: FIRST + 20, names: ['Shirasakovo'], popularity: 9, isImpersonal: true }])
  const hitsFor = async (text: string) =>
    (await find(index, text, { kinds: ['team'], brand: undefined, limits: { exact: 5, words: 20, inside: 0 } })).hits
  expect(await hitsFor('T-shirt')).toEqual([])
  expect(await hitsFor('shirt')).toEqual([])
  expect(await hitsFor('shyrasak')).toContainEqual(expect.objectContaining({ ref: FIRST + 20 }))
})

test('suggestions are the best of all kinds', async () => {
  const { hits } = await call(searchCalls.suggest, { text: 'quorv' }, { at: EVENING })
  expect(hits.map(({ kind, id }) => [kind, id])).toEqual([
    ['team', FIRST],
    ['match', FIRST],
  ])
})

test('suggestions may be of one kind and game, those of the catalogue among all others', async () => {
  const of = async (kind: 'team' | 'player' | 'match', gameIds: string, text = 'quorv') => {
    const { hits } = await call(searchCalls.suggest, { text, kind, gameIds }, { at: EVENING })
    return hits.map((hit) => [hit.kind, hit.id])
  }
  expect(await of('team', '202')).toEqual([['team', FIRST]])
  expect(await of('team', '201')).toEqual([])
  expect(await of('player', '202')).toEqual([])
  const [teamId = 0] = teamsOf(202)
  await storeTeams([teamId])
  await sweepKind(context, index, 'team', teamId - 1)
  const name = nameIn('en_US', teamById(teamId)?.name ?? { en_US: '', zh_CN: '' })
  expect(await of('team', '202', name)).toContainEqual(['team', teamId])
  expect(await of('team', '201', name)).not.toContainEqual(['team', teamId])
})

test('what is no more, or changed, is so in the index after the next sweep', async () => {
  const id = FIRST + 10
  const put = (name: string) =>
    run(
      testEnv.DB,
      "insert or replace into teams (id, game_id, names, abbr, crest) values (?, 202, ?, 'VXX', ?)",
      id,
      JSON.stringify({ en_US: name }),
      CREST,
    )
  await put('Vexomire')
  await sweep('team', id - 1)
  expect(await found('vexomire')).toEqual([`team ${id}`])
  await put('Plonkert')
  await sweep('team', id - 1)
  expect(await found('plonkert')).toEqual([`team ${id}`])
  expect(await found('vexomire')).toEqual([])
  await run(testEnv.DB, 'delete from teams where id = ?', id)
  expect(await found('plonkert')).toEqual([])
  await sweep('team', id - 1)
  const left = await testEnv.SEARCH.prepare('select count(*) as left from search_documents where ref = ?')
    .bind(id)
    .first('left')
  expect(left).toBe(0)
})

async function namedUser<User extends TestUser>(name: string, user: User): Promise<User> {
  await run(
    testEnv.ACCOUNTS,
    'update accounts set username = ?, name_key = ?, has_chosen_name = 1 where uid = ?',
    name,
    name.toLowerCase(),
    user.uid,
  )
  await sweep('user', user.uid - 1)
  return user
}

test('users are found by the names they chose, and not a moment longer than they are shown', async () => {
  const user = await namedUser('Wendolquist', await makeUser())
  expect(await found('wendolq')).toEqual([`user ${user.uid}`])
  for (const column of ['banned_at', 'deleting_at']) {
    await run(testEnv.ACCOUNTS, `update accounts set ${column} = 1 where uid = ?`, user.uid)
    expect(await found('wendolq'), column).toEqual([])
    await run(testEnv.ACCOUNTS, `update accounts set ${column} = null where uid = ?`, user.uid)
  }
  const rows = () =>
    testEnv.SEARCH.prepare('select count(*) as n from search_documents where names like ?')
      .bind('%wendolquist%')
      .first('n')
  expect(await rows()).toBe(1)
  await removeUserFromSearch(testEnv, user.uid)
  expect(await rows()).toBe(0)
  expect(
    await testEnv.SEARCH.prepare('select count(*) as n from search_names where names match \'"wendolquist"\'').first(
      'n',
    ),
  ).toBe(0)
  expect(
    await testEnv.SEARCH.prepare("select count(*) as n from search_words where word = 'wendolquist'").first('n'),
  ).toBe(0)
})

test('who has her account deleted is out of the index at once', async () => {
  const user = await namedUser('Vorbeckling', await withPassword())
  await call(accountCalls.deleteAccount, { password: PASSWORD }, { token: user.token })
  const left = await testEnv.SEARCH.prepare('select count(*) as n from search_documents where names like ?')
    .bind('%vorbeckling%')
    .first('n')
  expect(left).toBe(0)
})

const article = async (
  id: number,
  {
    title,
    state = 'published',
    publishAt = 1,
    brand = null,
    simulated = null,
    text = '',
  }: Record<string, string | number | null> & { title: string },
) => {
  await run(
    testEnv.ACCOUNTS,
    `insert into articles (id, kind, state, brand, match_ids, publish_at, heat, simulated, created_at, updated_at) values (?, 'news', ?, ?, '[]', ?, 0, ?, 1, 1)`,
    ...[id, state, brand, publishAt, simulated],
  )
  await run(
    testEnv.ACCOUNTS,
    "insert into article_texts (article_id, language, title, summary, document, reading, revision, updated_at) values (?, 'en_US', ?, ?, '{}', 1, 1, 1)",
    ...[id, title, text],
  )
}

test('nothing is found that may not be read: drafts, articles to come, of other brands, taken off, simulated ones, texts', async () => {
  const at = (place: number) => FIRST + 100 + place
  await article(at(0), { title: 'Grumblewick open', text: 'Snorkelbane inside' })
  await article(at(1), { title: 'Grumblewick draft', state: 'draft' })
  await article(at(2), { title: 'Grumblewick later', publishAt: NOW + 1000 })
  await article(at(3), { title: 'Grumblewick elsewhere', brand: 'brand-of-search' })
  await article(at(4), { title: 'Grumblewick off', state: 'off' })
  await article(at(5), { title: 'Grumblewick simulated', simulated: 'report:7600105' })
  await sweep('news')
  expect(await found('grumblewick')).toEqual([`news ${at(0)}`])
  expect(await found('grumblewick', { brand: 'brand-of-search' })).toEqual([`news ${at(3)}`, `news ${at(0)}`])
  expect(await found('snorkelbane')).toEqual([])
  // The index itself has only what is public.
  const { results } = await testEnv.SEARCH.prepare(
    "select ref from search_documents where names like '%grumblewick%' order by ref",
  ).all<{ ref: number }>()
  expect(results.map(({ ref }) => ref)).toEqual([at(0), at(3), at(5)])
  await run(testEnv.ACCOUNTS, "update articles set state = 'off' where id = ?", at(0))
  expect(await found('grumblewick')).toEqual([])
})

test('videos are found by their title, or by the teams of a simulated match, once they are public, and in their brand', async () => {
  const video = (id: number, title: string, other: Record<string, string | number> = {}) => {
    const row = { state: 'published', brand: null, simulated: null, home_id: null, away_id: null, ...other }
    return run(
      testEnv.ACCOUNTS,
      `insert into videos (id, key, kind, title, summary, language, chapters, size, container, views, heat, revision, created_at, updated_at, ${Object.keys(row).join()})
        values (?1, 'k' || ?1, 'upload', ?2, 'Snorkelbane', 'en_US', '[]', 1, 'mp4', 0, 0, 1, 1, 1, ?, ?, ?, ?, ?)`,
      ...[id, title, ...Object.values(row)],
    )
  }
  const at = (place: number) => FIRST + 200 + place
  await video(at(0), 'Wobblefence open')
  for (const [place, state] of ['uploading', 'reviewing', 'failed', 'off'].entries())
    await video(at(1 + place), 'Wobblefence', { state })
  await video(at(5), 'Wobblefence elsewhere', { brand: 'brand-of-search' })
  await video(at(6), '', { simulated: 'match:1', home_id: FIRST, away_id: FIRST + 1 })
  await sweep('video')
  expect(await found('wobblefence')).toEqual([`video ${at(0)}`])
  expect((await found('wobblefence', { brand: 'brand-of-search' })).sort()).toEqual([
    `video ${at(0)}`,
    `video ${at(5)}`,
  ])
  expect(await found('snorkelbane')).toEqual([])
  expect((await found('quorvex')).filter((hit) => hit.startsWith('video'))).toEqual([])
  const { results } = await testEnv.SEARCH.prepare(
    'select ref from search_documents where kind = 9 and ref between ? and ? order by ref',
  )
    .bind(at(0), at(9))
    .all<{ ref: number }>()
  expect(results.map(({ ref }) => ref)).toEqual([at(0), at(5), at(6)])
  await run(testEnv.ACCOUNTS, "update videos set state = 'off' where id = ?", at(0))
  expect(await found('wobblefence')).toEqual([])
})

test('goods are found while they are on sale, and in their brand', async () => {
  const put = (id: number, isOnSale: number, brand: string | null) =>
    run(
      testEnv.ACCOUNTS,
      `insert into mall_goods (id, names, descriptions, category, kind, picture, price, stock, is_on_sale, brand, created_at)
       values (?, ?, ?, 'gear', 'physical', 'mouse', 10, 1, ?, ?, 1)`,
      ...[
        id,
        JSON.stringify({ en_US: 'Frobnitz mouse' }),
        JSON.stringify({ en_US: 'Secret of Snorkelbane' }),
        isOnSale,
        brand,
      ],
    )
  await put(FIRST + 1, 1, null)
  await put(FIRST + 2, 0, null)
  await put(FIRST + 3, 1, 'brand-of-search')
  await sweep('goods')
  expect(await found('frobnitz')).toEqual([`goods ${FIRST + 1}`])
  expect((await found('frobnitz', { brand: 'brand-of-search' })).sort()).toEqual([
    `goods ${FIRST + 1}`,
    `goods ${FIRST + 3}`,
  ])
  expect(await found('secret of snorkelbane')).toEqual([])
})

test('a name that is just this comes before more popular ones, however many there are', async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({
    ref: FIRST + 300 + at,
    names: [`Krundle ${at} Rovers`],
    popularity: 200,
  }))
  for (let at = 0; at < many.length; at += 40) await writeDocuments(index, 'team', many.slice(at, at + 40))
  await writeDocuments(index, 'team', [{ ref: FIRST + 290, names: ['Krundle'], popularity: 0 }])
  const { hits } = await find(index, 'krundle', {
    kinds: SEARCH_KINDS,
    brand: undefined,
    limits: { exact: 5, words: 20, inside: 20 },
  })
  expect(hits[0]).toMatchObject({ kind: 'team', ref: FIRST + 290 })
  expect(hits.length).toBeLessThan(30)
  await removeDocuments(index, 'team', [FIRST + 290, ...many.map(({ ref }) => ref)])
})

test.each([
  'a',
  'aa',
  'aaa',
  '\u6d77',
  'x'.repeat(300),
  '\u26bd\ufe0f\u{1f469}',
  '"',
  'names:*',
  'a OR b',
  'NEAR(a b)',
  '\u0001',
  "'; drop table search_names",
  '-',
  'a" OR "b',
])('a text of any kind is answered: %j', async (text) => {
  const answer = await envelopeOf(searchCalls.findAll, { text }, { at: EVENING })
  expect(answer.status).toBe('success')
})

test('longer texts, unknown kinds and pages that are not there are refused or empty', async () => {
  const status = async (input: object) => (await envelopeOf(searchCalls.findAll, input, { at: EVENING })).status
  expect(await status({ text: 'x'.repeat(1000) })).toBe('fail')
  expect(await status({ text: '' })).toBe('fail')
  expect(await status({ text: 'quorvex', kind: 'plan' })).toBe('fail')
  expect(await found('quorvex', { kind: 'team', page: '999999' })).toEqual([])
  expect(await found('quorvex', { kind: 'team', page: '0' })).toEqual([`team ${FIRST}`])
})
