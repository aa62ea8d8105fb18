import { expect, test } from 'vitest'
import type { SearchKind } from '#contract/search-rules.ts'
import { shownKinds } from './shown-kinds.ts'

test('what a brand has switched off is not among what is found', () => {
  const found = (['team', 'expert', 'news', 'video', 'goods', 'user'] as SearchKind[]).map((kind) => ({ kind }))
  const shown = (features: object) =>
    shownKinds({ brand: { features } } as Parameters<typeof shownKinds>[0], found).map(({ kind }) => kind)
  expect(shown({ news: true, videos: true, experts: true, mall: true })).toEqual([
    ...['team', 'expert', 'news', 'video', 'goods', 'user'],
  ])
  expect(shown({ news: false, videos: false, experts: true, mall: true })).toEqual(['team', 'expert', 'goods', 'user'])
  expect(shown({ news: true, videos: true, experts: false, mall: false })).toEqual(['team', 'news', 'video', 'user'])
})
