import { expect, test } from 'vitest'
import { FIRST_SCREEN_ID } from '#app/lib/first-screen.ts'
import { paintTogether } from './paint-together.ts'

test('a page that names the end of its first screen waits for it with its first paint; others and their words do not', () => {
  const page = (body: string) => `<html><head><title>t</title></head><body>${body}</body></html>`
  expect(paintTogether(page(`<div id="${FIRST_SCREEN_ID}"></div>`))).toContain(
    '<head><link rel="expect" href="#first-screen" blocking="render"><title>',
  )
  const plain = page('<p>id=&quot;first-screen&quot; is not an attribute</p>')
  expect(paintTogether(plain)).toBe(plain)
})
