import { expect, test } from 'vitest'
import { GAMES } from '#contract/games.ts'
import { LOCALES } from '#contract/languages.ts'
import { fillNames, hasName, NAMED_LANGUAGES, namesOf } from './names-of.ts'

test('names are in every complete language, and in no other', () => {
  const complete = LOCALES.filter(({ isComplete }) => isComplete).map(({ code }) => code)
  expect([...NAMED_LANGUAGES].sort()).toEqual([...complete].sort())
})

test('every game has a name, and one for the names of its leagues where it is an esport', () => {
  const wanted = GAMES.flatMap(({ id, kind }) => [
    `name_game_${id}`,
    ...(kind === 'esport' ? [`name_game_short_${id}`] : []),
  ])
  expect(wanted.filter((key) => !hasName(key))).toEqual([])
})

test('a part goes where each language’s form has its place', () => {
  const names = fillNames(namesOf('name_circuit_asia_open'), namesOf('name_game_short_3'))
  expect(names).toMatchObject({ en_US: 'Asia KoG Open', zh_CN: '亚洲王者荣耀公开赛', zh_tw: '亞洲王者榮耀公開賽' })
})

test('a name that is not there is a mistake, not an empty name', () => {
  expect(() => namesOf('name_place_en_nowhere')).toThrow('name_place_en_nowhere')
})
