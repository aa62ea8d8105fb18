import { expect, test } from 'vitest'
import { footerLinks } from './footer-links.ts'

const OFF = { news: false, videos: false, experts: false, mall: false }
const own = [{ label: 'Our shop', url: 'https://shop.example.org' }]
const contacts = [{ kind: 'email' as const, value: 'a@b.test' }]

test('the footer has the pages of the specification, whatever is off', () => {
  const links = footerLinks({ links: own, contacts }, OFF, '/en')
  for (const path of [
    '/about',
    '/protocol/service',
    '/protocol/privacy',
    '/protocol/responsibility',
    '/salesmartly#support-contacts',
  ])
    expect(links.map(({ url }) => url)).toContain(`/en${path}`)
  expect(links.at(-1)).toEqual(own[0])
  expect(links.some(({ url }) => url.endsWith('/news'))).toBe(false)
})

test('each link is another, with a name of its own', () => {
  const links = footerLinks({ links: [], contacts }, { news: true, videos: true, experts: true, mall: true }, '')
  expect(new Set(links.map(({ url }) => url)).size).toBe(links.length)
  expect(new Set(links.map(({ label }) => label)).size).toBe(links.length)
})

test('who wants to reach the operator comes to addresses where there are some, else to a new request', () => {
  const contactOf = (brand: { contacts: typeof contacts; operator?: { company: string; email?: string } }) =>
    footerLinks({ links: [], ...brand }, OFF, '').find(({ url }) => url.includes('#'))?.url
  expect(contactOf({ contacts })).toBe('/salesmartly#support-contacts')
  expect(contactOf({ contacts: [], operator: { company: 'A', email: 'a@b.test' } })).toBe(
    '/salesmartly#support-contacts',
  )
  expect(contactOf({ contacts: [], operator: { company: 'A' } })).toBe('/salesmartly#new')
})
