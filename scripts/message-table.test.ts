import { describe, expect, test } from 'vitest'
import { faultsOf, inputsOf, type Message, merge, missingKeys, problemsOf, unusedKeys } from './message-table.ts'

const plural = (match: Record<string, string>): Message => [
  { declarations: ['input count', 'local countPlural = count: plural'], selectors: ['countPlural'], match },
]
const goals = plural({ 'countPlural=one': '{count} goal', 'countPlural=*': '{count} goals' })
const check = (key: string, messages: Record<string, unknown>) =>
  faultsOf(key, messages, ['en', 'ja'], ['en', 'ja', 'ko'])

describe('a new message', () => {
  test('is accepted with text in every complete language and the same placeholders', () => {
    expect(check('match_goal_by', { en: '{player} scores', ja: '{player}がゴール' })).toEqual([])
  })

  test('may be plural in one language and plain in another', () => {
    expect(check('match_goal_count', { en: goals, ja: '{count}ゴール' })).toEqual([])
  })

  test('is refused without a snake_case key of an area and a meaning', () => {
    for (const key of ['Match_goal', 'goal', 'match-goal', '_goal', 'match__goal'])
      expect(check(key, { en: 'Goal', ja: 'ゴール' })).toHaveLength(1)
  })

  test('is refused with a language missing, unknown or empty', () => {
    expect(check('match_goal', { en: 'Goal' })).toEqual(['match_goal: ja is missing'])
    expect(check('match_goal', { en: 'Goal', ja: 'ゴール', xx: '?' })).toEqual([
      'match_goal: xx is not a known language',
    ])
    expect(check('match_goal', { en: 'Goal', ja: ' ' })).toEqual(['match_goal: ja is empty'])
  })

  test('is refused when the languages name other placeholders', () => {
    expect(check('match_goal_by', { en: '{player} scores', ja: '{name}がゴール' })).toEqual([
      'match_goal_by: ja has {name}, en has {player}',
    ])
  })

  test('is refused as variants without a `*` variant, which would show the key', () => {
    const ja = plural({ 'countPlural=one': '{count}ゴール' })
    expect(check('match_goal_count', { en: goals, ja })).toEqual(['match_goal_count: ja has no `*` variant'])
  })

  test('is refused with a stray brace', () => {
    expect(check('match_goal_by', { en: '{player scores', ja: '{player}' })[0]).toContain('brace')
  })
})

test('the inputs of variants are what a caller passes, not the local variables', () => {
  expect(inputsOf(goals)).toEqual(['count'])
})

describe('merging', () => {
  const tables = { en: { a_b: 'One' }, ja: { a_b: '一' } }

  test('adds to every language and leaves the given tables alone', () => {
    expect(merge(tables, { c_d: { en: 'Two', ja: '二' } }, false)).toEqual({
      en: { a_b: 'One', c_d: 'Two' },
      ja: { a_b: '一', c_d: '二' },
    })
    expect(tables.en).toEqual({ a_b: 'One' })
  })

  test('accepts the same text again, but other text only with --force', () => {
    expect(merge(tables, { a_b: { en: 'One', ja: '一' } }, false)).toEqual(tables)
    expect(() => merge(tables, { a_b: { en: 'First', ja: '一' } }, false)).toThrow('a_b (en)')
    expect(merge(tables, { a_b: { en: 'First', ja: '一' } }, true).en).toEqual({ a_b: 'First' })
  })
})

test('a check reports missing and extra keys and other placeholders, only in complete languages', () => {
  const tables = { en: { a_b: '{x}', c_d: 'C' }, ja: { a_b: '{y}', e_f: 'E' }, ko: {} }
  expect(problemsOf(tables, 'en', ['en', 'ja'])).toEqual([
    'a_b: ja has {y}, en has {x}',
    'c_d: ja is missing',
    'e_f: extra, en does not have it',
  ])
  expect(missingKeys(tables, 'en', 'ko')).toEqual(['a_b', 'c_d'])
})

test('a key is used when a source names it, not when a longer key begins with it', () => {
  const table = { a_b: '', a_c: '', a_b_long: '' }
  expect(unusedKeys(table, ['m.a_b_long()', 'const t = { c: m.a_c }'])).toEqual(['a_b'])
})
