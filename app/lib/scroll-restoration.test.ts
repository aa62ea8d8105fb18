import type { ParsedLocation } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createScrollRestoration } from './scroll-restoration.ts'

const at = (key: string) => ({ location: { href: '/en', state: { __TSR_key: key } } as unknown as ParsedLocation })

test('a page that was hydrated or refreshed stays where it is scrolled, another one does not', () => {
  const shouldScroll = createScrollRestoration(false)
  const asked = ['a', 'a', 'b', 'b', 'a'].map((key) => shouldScroll(at(key)))
  expect(asked).toEqual([false, false, true, false, true])
})

test('the server’s page always restores the position that was left', () => {
  expect(createScrollRestoration(true)(at('a'))).toBe(true)
})
