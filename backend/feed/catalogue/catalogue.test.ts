import { expect, test } from 'vitest'
import { type Family, GAMES } from '#contract/games.ts'
import en from '#messages/names/en.json' with { type: 'json' }
import { americanFootballKeys } from '../american-football/keys.ts'
import { baseballKeys } from '../baseball/keys.ts'
import { basketballKeys } from '../basketball/keys.ts'
import { battleRoyaleKeys } from '../battle-royale/keys.ts'
import { combatKeys } from '../combat/keys.ts'
import { cricketKeys } from '../cricket/keys.ts'
import { footballKeys } from '../football/keys.ts'
import { framesKeys } from '../frames/keys.ts'
import { gamesKeys } from '../games/keys.ts'
import { mobaKeys } from '../moba/keys.ts'
import { termKeysOf } from '../names-in-events.ts'
import { roundsKeys } from '../rounds/keys.ts'
import { setsKeys } from '../sets/keys.ts'
import { tennisKeys } from '../tennis/keys.ts'
import { type ClubCulture, clubForms, PLACES } from './clubs.ts'
import { leagueById, leagueSpecById, leaguesOf } from './leagues.ts'
import { ORGANISATIONS } from './organisations.ts'
import { CULTURES } from './people/cultures.ts'
import { personNames } from './people/person-names.ts'
import { personById } from './persons.ts'
import { isSingle, positionsOf } from './positions.ts'
import { squadOf } from './squads.ts'
import { teamById } from './teams.ts'

const POSITIONS: Record<Family, object> = {
  football: footballKeys.positions,
  basketball: basketballKeys.positions,
  tennis: tennisKeys.positions,
  cricket: cricketKeys.positions,
  baseball: baseballKeys.positions,
  american_football: americanFootballKeys.positions,
  sets: setsKeys.positions,
  frames: framesKeys.positions,
  combat: combatKeys.positions,
  moba: mobaKeys.positions,
  rounds: roundsKeys.positions,
  battle_royale: battleRoyaleKeys.positions,
  games: gamesKeys.positions,
}

const leagues = GAMES.flatMap((game) => leaguesOf(game.id))
const teamIds = [...new Set(leagues.flatMap((league) => league.teamIds))]

test('every game has at least two leagues of an even number of teams', () => {
  for (const game of GAMES) {
    const ofGame = leaguesOf(game.id)
    expect(ofGame.length, game.code).toBeGreaterThanOrEqual(2)
    for (const league of ofGame) expect(league.teamIds.length % 2, league.abbr).toBe(0)
  }
})

test('an id leads back to its league, team and person, and belongs to one only', () => {
  expect(new Set(leagues.map((league) => league.id)).size).toBe(leagues.length)
  for (const league of leagues) expect(leagueById(league.id)).toBe(league)
  for (const id of teamIds) {
    expect(teamById(id)?.id).toBe(id)
    for (const member of squadOf(id)) expect(personById(member.id)?.id).toBe(member.id)
  }
})

test('ids that nobody has are answered with nothing', () => {
  for (const id of [-1, 0, 1.5, 202_000, 202_099, 999_001, Number.NaN]) expect(leagueById(id)).toBeUndefined()
  for (const id of [-1, 0, 20_200_100, 20_200_199, 20_201_201, 2.5, Number.NaN]) expect(teamById(id)).toBeUndefined()
  for (const id of [-1, 0, 2_020_019_901, Number.NaN]) expect(personById(id)).toBeUndefined()
  expect(squadOf(1)).toEqual([])
  expect(leaguesOf(12_345)).toEqual([])
})

test('every league and team has a name in English and Chinese, and shares it with no other of the league', () => {
  for (const league of leagues) {
    expect(league.name.zh_CN).toMatch(/\S/)
    expect(Object.keys(league.name)).toEqual(expect.arrayContaining(['en_US', 'zh_CN', 'zh_tw', 'jp', 'ar']))
    const teams = league.teamIds.map((id) => teamById(id))
    for (const language of ['en_US', 'zh_CN'] as const) {
      const names = teams.map((team) => team?.name[language] ?? '')
      expect(names.filter((name) => name.trim() === '')).toEqual([])
      expect(new Set(names).size, `${league.abbr} ${language}`).toBe(names.length)
    }
  }
})

test('clubs are named in five languages and nothing is left of the form or of simplified characters', () => {
  for (const id of teamIds) {
    const team = teamById(id)
    if (leagueSpecById(team?.leagueId ?? 0)?.roster.kind !== 'clubs') continue
    expect(Object.keys(team?.name ?? {})).toEqual(['en_US', 'zh_CN', 'zh_tw', 'jp', 'ar'])
    for (const name of Object.values(team?.name ?? {})) expect(name).not.toMatch(/[{}|]|^\s|\s$/)
    expect(team?.name.ar).toMatch(/^[\p{Script=Arabic} ]+$/u)
    expect(team?.name.zh_tw).not.toMatch(/[联竞实圣诺兰亚尔达罗体]/)
  }
})

test('a football club is called alike in every language', () => {
  expect(teamById(20_200_101)?.name).toEqual({
    en_US: 'Stonebridge Wanderers',
    zh_CN: '斯通布里奇漫游者',
    zh_tw: '斯通布里奇漫遊者',
    jp: 'ストーンブリッジ・ワンダラーズ',
    ar: 'ستونبريدج واندررز',
  })
})

test('teams of a league differ in their three letters', () => {
  for (const league of leagues) {
    const own = league.teamIds.map((id) => teamById(id)).filter((team) => team?.leagueId === league.id)
    const letters = own.map((team) => team?.abbr ?? '')
    expect(letters.filter((abbr) => !/^[A-Z0-9]{3}$/.test(abbr))).toEqual([])
    expect(new Set(letters).size, league.abbr).toBe(letters.length)
  }
})

test('the three letters of a person are of the surname', () => {
  const tour = leaguesOf(204).find((league) => leagueSpecById(league.id)?.roster.kind === 'people')
  const people = (tour?.teamIds ?? []).flatMap((id) => {
    const person = personById(id * 100 + 1)
    const { abbr } = teamById(id) ?? {}
    return person && abbr ? [{ ...person, abbr }] : []
  })
  expect(people.some(({ isFamilyFirst }) => isFamilyFirst)).toBe(true)
  for (const { name, isFamilyFirst, abbr } of people)
    expect((isFamilyFirst ? name.en_US : (name.en_US.split(' ').at(-1) ?? ''))[0], name.en_US).toBe(abbr[0])
})

test('strength lies between 20 and 95 and a crest is a shape in two colours', () => {
  for (const id of teamIds) {
    const team = teamById(id)
    expect(team?.strength).toBeGreaterThanOrEqual(20)
    expect(team?.strength).toBeLessThanOrEqual(95)
    expect(team?.crest.primary).toMatch(/^#[0-9a-f]{6}$/)
    expect(team?.crest.secondary).not.toBe(team?.crest.primary)
  }
})

test('cups are made of teams of other leagues of the game', () => {
  const cups = GAMES.flatMap(({ id }) => leaguesOf(id)).filter(({ id }) => leagueSpecById(id)?.roster.kind === 'cup')
  expect(cups).toHaveLength(13)
  expect(new Set(cups.map(({ gameId }) => gameId)).size).toBe(12)
  for (const cup of cups) {
    expect(cup.isKnockout).toBe(true)
    for (const id of cup.teamIds) expect(teamById(id)?.leagueId).not.toBe(cup.id)
  }
})

test('a football squad is eleven starters and seven more, with a goalkeeper first and one captain', () => {
  for (const id of leaguesOf(202).flatMap((league) => league.teamIds)) {
    const squad = squadOf(id)
    expect(squad.filter((member) => member.isStarter)).toHaveLength(11)
    expect(squad).toHaveLength(18)
    expect(squad.filter((member) => member.position === 'gk').map((member) => member.number)).toEqual([1, 12])
    expect(squad.filter((member) => member.isCaptain)).toHaveLength(1)
  }
})

test('single competitors are a squad of one under their own name', () => {
  expect(GAMES.filter((game) => isSingle(game.id)).map((game) => game.code)).toEqual(
    expect.arrayContaining(['tennis', 'snooker', 'mma', 'starcraft2', 'tabletennis', 'badminton', 'sports']),
  )
  const [id = 0] = leaguesOf(203)[0]?.teamIds ?? []
  expect(squadOf(id)).toHaveLength(1)
  expect(personById(squadOf(id)[0]?.id ?? 0)?.name).toEqual(teamById(id)?.name)
})

test('nobody shares a name with a team-mate', () => {
  for (const id of teamIds) {
    const names = squadOf(id).map((member) => personById(member.id)?.name.en_US)
    expect(new Set(names).size, `${id}`).toBe(names.length)
  }
})

test.each(['en_US', 'zh_CN', 'jp'] as const)('nobody of a league shares a full name in %s', (lan) => {
  for (const league of leagues) {
    const names = league.teamIds
      .filter((id) => teamById(id)?.leagueId === league.id)
      .flatMap((id) => squadOf(id).map((member) => personById(member.id)?.name[lan]))
    // Two names may be written alike in katakana.
    expect(names.length - new Set(names).size, league.abbr).toBeLessThanOrEqual(lan === 'jp' ? 1 : 0)
  }
})

test('squads that meet in a cup have hardly a name in common', () => {
  for (const cup of leagues.filter(({ id }) => leagueSpecById(id)?.roster.kind === 'cup')) {
    const squads = cup.teamIds.map((id) => new Set(squadOf(id).map((member) => personById(member.id)?.name.en_US)))
    for (const [at, squad] of squads.entries())
      for (const other of squads.slice(at + 1))
        expect([...squad].filter((name) => other.has(name)).length, cup.abbr).toBeLessThanOrEqual(3)
  }
})

test('competitors of a game are called differently in all its tours, and so are players by their handles', () => {
  for (const game of GAMES) {
    const members = leaguesOf(game.id)
      .filter(({ id }) => leagueSpecById(id)?.roster.kind !== 'cup')
      .flatMap(({ teamIds }) => teamIds.flatMap(squadOf).flatMap(({ id }) => personById(id) ?? []))
    const handles = members.flatMap(({ handle }) => handle ?? [])
    expect(new Set(handles).size, game.code).toBe(handles.length)
    if (isSingle(game.id)) expect(new Set(members.map(({ name }) => name.en_US)).size, game.code).toBe(members.length)
  }
})

test('every culture has names enough for a squad, none twice', () => {
  for (const { given, family } of Object.values(CULTURES)) {
    for (const list of [given, family]) {
      expect(list).toHaveLength(24)
      expect(new Set(list).size).toBe(24)
    }
  }
})

test('people are named in the letters of each language', () => {
  const LETTERS = {
    zh_CN: /^[\p{Script=Han}·]+$/u,
    zh_tw: /^[\p{Script=Han}·]+$/u,
    jp: /^[\p{Script=Han}\p{Script=Katakana}\u30fb\u30fc]+$/u,
    ar: /^[\p{Script=Arabic} -]+$/u,
  }
  const people = teamIds
    .filter((_, at) => at % 9 === 0)
    .flatMap((id) => squadOf(id).map((member) => personById(member.id)?.name))
  for (const [lan, letters] of Object.entries(LETTERS))
    expect(
      people.map((name) => name?.[lan as keyof typeof LETTERS] ?? '').filter((name) => !letters.test(name)),
    ).toEqual([])
})

test('names are put together in each language’s own order', () => {
  expect(personNames('english', 0, 0)).toEqual({
    en_US: 'James Hartley',
    zh_CN: '詹姆斯·哈特利',
    zh_tw: '詹姆斯·哈特利',
    jp: 'ジェームズ・ハートリー',
    ar: 'جيمس هارتلي',
  })
  expect(personNames('chinese', 3, 0)).toMatchObject({ en_US: 'Li Junjie', zh_tw: '李俊傑', jp: '李俊傑' })
  expect(personNames('japanese', 0, 2)).toMatchObject({ en_US: 'Haruto Suzuki', zh_CN: '铃木阳斗', jp: '鈴木陽斗' })
  expect(personNames('korean', 0, 0)).toMatchObject({ en_US: 'Kim Min-jun', jp: 'キム・ミンジュン' })
})

test('a competitor is abbreviated by the family name, wherever it stands', () => {
  const own = teamIds.map((id) => teamById(id)).filter((team) => / \S\.$|^\S\. /.test(team?.shortName?.en_US ?? ''))
  expect(own.filter((team) => / \S\.$/.test(team?.shortName?.en_US ?? '')).length).toBeGreaterThan(5)
  for (const team of own) {
    const family = team?.shortName?.en_US?.replace(/^\S\. | \S\.$/g, '') ?? ''
    const letter = family.normalize('NFD').slice(0, 1).toUpperCase()
    expect(team?.abbr.slice(0, 1), `${team?.name.en_US} ${team?.abbr}`).toBe(letter)
  }
})

test('whoever stands under an id stays: its English name, crest, strength and country', async () => {
  const teams = teamIds.map((id) => teamById(id))
  const people = teamIds.flatMap((id) => squadOf(id).map((member) => personById(member.id)))
  const lines = [
    ...leagues.map(({ id, name, teamIds }) => [id, name.en_US, teamIds]),
    ...teams.map((team) => [team?.id, team?.name.en_US, team?.abbr, team?.crest, team?.strength, team?.country]),
    ...people.map((person) => [person?.id, person?.name.en_US, person?.handle, person?.country]),
  ]
  const bytes = new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n'))
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  // Another digest is another catalogue: results people have seen would belong to others.
  expect([lines.length, digest]).toEqual([14_984, 'f567c171d9175af4a13930f5dee718a68748a806af3e07e689fc53c0c678e93b'])
})

test('every name in messages/names is asked for by somebody', () => {
  const clubKeys = (Object.keys(PLACES) as ClubCulture[]).flatMap((culture) => [
    ...PLACES[culture].map((place) => `name_place_${culture}_${place}`),
    ...clubForms(culture, true),
    ...clubForms(culture, false),
  ])
  const peopleKeys = Object.entries(CULTURES).flatMap(([culture, { given, family }]) => [
    ...given.map((name) => `name_given_${culture}_${name}`),
    ...family.map((name) => `name_family_${culture}_${name}`),
  ])
  const known = new Set([
    ...clubKeys,
    ...peopleKeys,
    ...Object.values(ORGANISATIONS).flatMap((list) => list.map((word) => `name_organisation_${word}`)),
    ...leagues
      .map(({ id }) => leagueSpecById(id))
      .map((spec) => `name_${spec?.isCircuit ? 'circuit' : 'league'}_${spec?.name}`),
    ...leagues.flatMap(({ id }) => leagueSpecById(id)?.groups?.map((group) => `name_group_${group}`) ?? []),
    ...GAMES.flatMap(termKeysOf).map(([, key]) => key),
  ])
  const { $schema: _, ...names } = en
  const rest = Object.keys(names).filter(
    (key) => !known.has(key) && !/^name_(anchor|demo|expert|game|gift|goods|home|nation|real|room|venue)_/.test(key),
  )
  expect(rest).toEqual([])
})

test('every position has its name among the keys of its sport', () => {
  for (const game of GAMES) {
    const known = Object.keys(POSITIONS[game.family])
    const { starters, bench } = positionsOf(game.id)
    for (const position of [...starters, ...bench]) expect(known, `${game.code} ${position}`).toContain(position)
  }
})

test('the teams of a league have distinct short names, none longer than the whole one', () => {
  for (const league of GAMES.flatMap(({ id }) => leaguesOf(id))) {
    const teams = league.teamIds.flatMap((id) => teamById(id) ?? [])
    for (const lan of ['en_US', 'zh_CN', 'jp', 'ar'] as const) {
      const short = teams.map(({ name, shortName }) => (shortName ?? name)[lan] ?? '')
      const isTour = isSingle(league.gameId)
      if (!isTour) expect(new Set(short).size, `${league.name.en_US} ${lan}`).toBe(short.length)
      for (const [at, { name }] of teams.entries())
        expect(short[at]?.length).toBeLessThanOrEqual(name[lan]?.length ?? 0)
    }
  }
})

test('a competitor is called by an initial and the name of the family, which comes first where it is said first', () => {
  const teams = [...leaguesOf(203), ...leaguesOf(204)].flatMap(({ teamIds }) =>
    teamIds.flatMap((id) => teamById(id) ?? []),
  )
  const shortOf = (name: string) => teams.find((team) => team.name.en_US === name)?.shortName
  expect(shortOf('Ivan Kovalski')).toMatchObject({ en_US: 'I. Kovalski', zh_CN: expect.not.stringContaining('·') })
  const chinese = teams.find((team) => personById(team.id * 100 + 1)?.isFamilyFirst)
  const [family, given = ''] = chinese?.name.en_US.split(' ') ?? []
  expect(chinese?.shortName?.en_US).toBe(`${family} ${given[0]}.`)
})
