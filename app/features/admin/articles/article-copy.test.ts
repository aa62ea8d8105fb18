import { expect, test } from 'vitest'
import type { AdminArticle } from '#contract/admin-news.ts'
import {
  conflictsOf,
  copyFrom,
  factsNow,
  isChanged,
  missingOf,
  NO_CHANGES,
  resolved,
  textNow,
  withFacts,
  withText,
} from './article-copy.ts'

const document = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] }],
})
const article = (change: Partial<AdminArticle> = {}): AdminArticle => ({
  id: 7,
  state: 'draft',
  title: 'A',
  languages: ['en_US'],
  isSimulated: false,
  updatedAt: '2026-11-25T20:00:00.000Z',
  matchIds: [1],
  gameId: 202,
  history: [],
  texts: [{ language: 'en_US', title: 'A', summary: 'S', document: document('x'), revision: 3 }],
  ...change,
})
const text = (revision: number, title = 'B') => ({
  language: 'en_US' as const,
  title,
  summary: 'S',
  document: document('x'),
  revision,
})

test('a change is kept with the revision on which it is based, and gone when it is typed back', () => {
  const copy = withText(NO_CHANGES, article(), 'en_US', { title: 'B' })
  expect(copy.texts).toMatchObject({ en_US: { title: 'B', summary: 'S', revision: 3 } })
  expect(textNow(article(), copy, 'en_US')?.title).toBe('B')
  expect(isChanged(withText(copy, article(), 'en_US', { title: 'A' }))).toBe(false)
  const facts = withFacts(NO_CHANGES, article(), { gameId: undefined })
  expect(factsNow(article(), facts)).toEqual({ matchIds: [1] })
  expect(isChanged(withFacts(facts, article(), { gameId: 202 }))).toBe(false)
})

test('a language that is new begins empty and stays a change', () => {
  const copy = withText(NO_CHANGES, article(), 'ar', {})
  expect(copy.texts.ar).toMatchObject({ title: '', revision: 0 })
  expect(missingOf(copy.texts.ar ?? text(0))).toEqual(['title', 'summary', 'text'])
  expect(missingOf(text(1))).toEqual([])
})

test('what somebody else has changed too is a conflict, and only that', () => {
  const mine = withText(withFacts(NO_CHANGES, article(), { gameId: 201 }), article(), 'en_US', { title: 'Mine' })
  expect(conflictsOf(article(), mine)).toEqual([])
  expect(conflictsOf(article({ texts: [text(4)] }), mine)).toEqual([{ kind: 'text', language: 'en_US' }])
  expect(conflictsOf(article({ matchIds: [1, 2] }), mine)).toEqual([{ kind: 'facts' }])
  // Both have chosen the same.
  expect(conflictsOf(article({ gameId: 201 }), mine)).toEqual([])
  // The other one has deleted the language.
  expect(conflictsOf(article({ texts: [] }), mine)).toEqual([{ kind: 'text', language: 'en_US' }])
  const added = withText(NO_CHANGES, article(), 'ar', { title: 'Mine' })
  expect(conflictsOf(article({ texts: [{ ...text(1), language: 'ar' }] }), added)).toHaveLength(1)
})

test('after a choice mine is based on what is stored, or is gone', () => {
  const mine = withText(NO_CHANGES, article(), 'en_US', { title: 'Mine' })
  const stored = article({ texts: [text(4)] })
  const conflict = { kind: 'text', language: 'en_US' } as const
  const kept = resolved(stored, mine, conflict, 'mine')
  expect(kept.texts.en_US).toMatchObject({ title: 'Mine', revision: 4 })
  expect(conflictsOf(stored, kept)).toEqual([])
  expect(isChanged(resolved(stored, mine, conflict, 'theirs'))).toBe(false)
  const facts = withFacts(NO_CHANGES, article(), { gameId: 201 })
  const moved = article({ matchIds: [5] })
  expect(conflictsOf(moved, resolved(moved, facts, { kind: 'facts' }, 'mine'))).toEqual([])
  expect(isChanged(resolved(moved, facts, { kind: 'facts' }, 'theirs'))).toBe(false)
})

test('a copy on the device that does not fit is left out', () => {
  expect(copyFrom(null)).toEqual(NO_CHANGES)
  expect(copyFrom({ texts: { en_US: { title: 1 } }, facts: 'x' })).toEqual(NO_CHANGES)
  const hostile = { title: '', summary: '', revision: 1, document: { type: 'script' } }
  expect(copyFrom({ texts: { en_US: hostile } })).toEqual(NO_CHANGES)
  const copy = withFacts(withText(NO_CHANGES, article(), 'en_US', { title: 'B' }), article(), { matchIds: [] })
  expect(copyFrom(JSON.parse(JSON.stringify(copy)))).toEqual(copy)
})
