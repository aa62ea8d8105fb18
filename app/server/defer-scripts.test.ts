import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = (head: string, tail: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head><body><p>text</p>${tail}</body></html>`

const HEAD =
  '<link rel="stylesheet" href="/assets/styles.css"/><link rel="modulepreload" href="/assets/index.js" fetchPriority="low" nonce="m1"/><title>t</title>'
const TAIL =
  '<script src="/assets/i18n/en.first.js" nonce="m1"></script><script type="module" async="" src="/assets/index.js" nonce="m1"></script>'

test('scripts are neither linked nor preloaded in the page', () => {
  const html = deferScripts(page(HEAD, TAIL), 'm1')
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toMatch(/<script[^>]* src=/)
  expect(html).toContain('<p>text</p><script data-src="/assets/i18n/en.first.js" nonce="m1"></script>')
})

test('one inline script before the style sheet loads them later, messages before the entry', () => {
  const html = deferScripts(page(HEAD, TAIL), 'm1')
  expect(html.indexOf('<script nonce="m1">')).toBeLessThan(html.indexOf('<link rel="stylesheet"'))
  expect(html).toContain('(["/assets/i18n/en.first.js","/assets/index.js"],["/assets/index.js"],')
})

test('a page that links its scripts differently is left unchanged', () => {
  const html = page(HEAD, '<script type="module" src="/@vite/client"></script>')
  expect(deferScripts(html, 'm1')).toBe(html)
})

test('script tags in the text of a page are left unchanged', () => {
  const text = '&lt;script src="/assets/i18n/x.js"&gt;'
  expect(deferScripts(page(HEAD, text + TAIL), 'm1')).toContain(text)
})
