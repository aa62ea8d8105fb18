import { expect, test } from 'vitest'
import type { Article } from '#contract/news.ts'
import { testRow } from '#tests/support/match-row.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { articleData } from './article-data.ts'
import { isTelling, titleFor } from './article-title.ts'

const shell = {
  origin: 'https://grandstand.test',
  prefix: '/ar',
  brand: { texts: { name: 'Grandstand' }, logos: { mark: '/mark.svg', share: '/share.png' } },
} as unknown as Shell
const article = {
  id: 7,
  title: 'Two late goals',
  summary: 'In short.',
  language: 'ar',
  languages: ['ar'],
  gameId: 202,
  matchId: 1,
  matchIds: [1],
  cover: '/media/articles/7/0123456789abcdef.jpg',
  author: { uid: 12, name: 'Ann' },
  publishedAt: '2026-11-25T20:00:00.000Z',
  updatedAt: '2026-11-25T21:00:00.000Z',
  reading: 3,
  isSimulated: false,
  document: { type: 'doc', content: [{ type: 'paragraph' }] },
} satisfies Article

test('search engines get what Google asks for of a news article, with whole addresses', () => {
  expect(articleData(shell, article, testRow(1, 1))).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Two late goals',
    datePublished: '2026-11-25T20:00:00.000Z',
    dateModified: '2026-11-25T21:00:00.000Z',
    inLanguage: 'ar',
    image: ['https://grandstand.test/media/articles/7/0123456789abcdef.jpg'],
    mainEntityOfPage: 'https://grandstand.test/ar/news/soccer/7',
    author: { '@type': 'Person', name: 'Ann', url: 'https://grandstand.test/userInfo/12' },
    publisher: { '@type': 'Organization', name: 'Grandstand', logo: { url: 'https://grandstand.test/share.png' } },
    about: { '@type': 'SportsEvent' },
  })
})

test('an article without a cover or an author has those of the brand, and a headline is not too long', () => {
  const { cover, author, ...plain } = article
  const data = articleData(shell, { ...plain, title: '🏆'.repeat(150) }, undefined) as { headline: string }
  expect(data).toMatchObject({
    image: ['https://grandstand.test/share.png'],
    author: { '@type': 'Organization', name: 'Grandstand' },
  })
  expect([...data.headline]).toHaveLength(110)
  expect(data).not.toHaveProperty('about')
  expect([cover, author]).toBeDefined()
})

test('a title about a match is hidden from who hides scores, another one is not', () => {
  const match = testRow(1, 1)
  expect(titleFor(false, article, match)).toBe('Two late goals')
  expect(titleFor(true, article, match)).toContain(match.home.name)
  expect(titleFor(true, article, undefined)).not.toContain('goals')
  expect(isTelling(true, {})).toBe(false)
  expect(titleFor(true, { title: 'Transfers' }, undefined)).toBe('Transfers')
})
