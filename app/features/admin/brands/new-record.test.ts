import { expect, test } from 'vitest'
import { recordFrom } from './new-record.ts'

const NEW = { id: 'harbour', name: 'Harbour', host: 'harbour.localhost' }

const other = {
  id: 'main',
  hosts: ['main.test'],
  flavour: 'pro',
  theme: { scheme: 'dark' },
  features: { mall: true },
  games: [1, 2],
  logos: { light: '/brands/main/light.svg', dark: '/brands/main/dark.svg', mark: '/brands/main/mark.svg' },
  proData: 'vip',
  roleGrantsByTwo: true,
  isDemo: true,
  texts: {
    en_US: {
      name: 'Main',
      title: 'Main - live',
      copyright: '\u00a9 Main',
      claims: [{ text: 'Main is first' }],
      logos: { light: '/brands/main/a.svg', dark: '/brands/main/b.svg' },
      support: 'Main replies within an hour',
    },
  },
  environments: { dev: {}, pro: { rechargeUrl: 'https://pay.main.test' }, pro_guonei: {} },
  contacts: [{ kind: 'email', value: 'a@main.test' }],
  links: [{ label: 'Main', url: 'https://main.test' }],
  downloads: [{ platform: 'ios', url: 'https://main.test/app' }],
  operator: { company: 'Main Ltd' },
  certificates: [{ name: 'Licence' }],
  icons: { small: '/brands/main/s.png', large: '/media/brands/main/l.png' },
  botCheckSiteKey: 'key',
  maintenance: {},
}

const money = {
  payMethods: ['card'],
  payMethodsOffByCountry: { JP: ['card'] },
  trialSeconds: 60,
  exchange: { diamond: 10, gold: 1 },
  giftShare: 70,
  commission: { registration: 5, purchases: { percent: 10, firstCoins: 1000 } },
}

test('a new brand takes the look, the texts and the rules of another one, with its own name and place', () => {
  expect(recordFrom(other, NEW)).toEqual({
    id: 'harbour',
    hosts: ['harbour.localhost'],
    flavour: 'pro',
    theme: { scheme: 'dark' },
    features: { mall: true },
    games: [1, 2],
    proData: 'vip',
    roleGrantsByTwo: true,
    isDemo: true,
    texts: { en_US: { name: 'Harbour', title: 'Harbour - live', copyright: '\u00a9 Harbour' } },
    environments: { dev: {}, pro: {}, pro_guonei: {} },
    contacts: [],
    links: [],
    downloads: [],
  })
})

test('a new brand has no picture of the other one, which says the name of that one', () => {
  expect(JSON.stringify(recordFrom(other, NEW))).not.toContain('brands/main')
})

test('a new brand sells nothing, owes nobody anything and has no crowd that is not there', () => {
  expect(recordFrom({ ...other, ...money, hasSimulatedCrowd: true }, NEW)).toEqual(recordFrom(other, NEW))
})
