import { expect, test } from 'vitest'
import { demoBrand } from '#tests/support/brands.ts'
import type { Brand } from './brand.ts'
import { inEnvironment } from './in-environment.ts'
import { faultOf } from './read-record.ts'

const REAL = '0x4AAAAAAADnPIDROrmt1Wwj'
const TEST = '1x00000000000000000000AA'
const brand = (own?: string, ofFlavour?: string): Brand => ({
  ...demoBrand('main'),
  ...(own ? { botCheckSiteKey: own } : {}),
  environments: {
    dev: { botCheckSiteKey: TEST },
    pro: ofFlavour ? { botCheckSiteKey: ofFlavour } : {},
    pro_guonei: {},
  },
})

test('the bot-check key is that of the flavour, else the brand’s', () => {
  expect(inEnvironment(brand(REAL), 'production').botCheckSiteKey).toBe(REAL)
  expect(inEnvironment(brand('0x-other', REAL), 'production').botCheckSiteKey).toBe(REAL)
  expect(inEnvironment({ ...brand(REAL), flavour: 'dev' }, 'local').botCheckSiteKey).toBe(TEST)
  expect(inEnvironment(brand(), 'local').botCheckSiteKey).toBeUndefined()
})

test('a key for tests counts in a local run, and as none in production', () => {
  for (const key of [TEST, '2x00000000000000000000AB', '3x00000000000000000000FF']) {
    expect(inEnvironment(brand(REAL, key), 'local').botCheckSiteKey).toBe(key)
    expect(inEnvironment(brand(REAL, key), 'production').botCheckSiteKey).toBeUndefined()
  }
})

test('a record with a key for each flavour is valid', () => {
  expect(faultOf(brand(REAL, REAL))).toBeNull()
})
