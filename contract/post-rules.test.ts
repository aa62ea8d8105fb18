import { expect, test } from 'vitest'
import { isOwnPage } from './post-rules.ts'

test.each(['/soccer/12', '/news/fans', '/ar/s/x', '/feedback', '/payments', '/wsx'])(
  '%s is a page of this site',
  (href) => {
    expect(isOwnPage(href)).toBe(true)
  },
)

test.each([
  'https://example.org',
  '//example.org',
  '/\\example.org',
  'soccer',
  '/java/user/logout',
  '/ar/java/x',
  '/zh-hant/java/x',
  '/JAVA/x',
  '/_serverFn/x',
  '/media/x',
  '/pay?x',
  '/ws',
])('%s is none', (href) => {
  expect(isOwnPage(href)).toBe(false)
})
