import { expect, test } from 'vitest'
import { isOwnPage } from './own-page.ts'

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
  '/en/%2e%2e/java/user/followUser?userId=7&isFollowed=true',
  '/./java/x',
  '/en/../java/x',
  '/news/.%2E/java/x',
  '/en/%252e%252e/java/x',
  '/j%61va/x',
  '/en//java/x',
  '/%2fjava/x',
])('%s is none', (href) => {
  expect(isOwnPage(href)).toBe(false)
})
