import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, writeSettings } from './settings.ts'

const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-settings-')), 'deployment.json')
const read = (value: unknown) => {
  fs.writeFileSync(file, JSON.stringify(value))
  return readSettings(file)
}

test('without a file everything is logged, and nothing is known of the account', () => {
  expect(readSettings('/nowhere/deployment.json')).toEqual({ ids: {}, logSampling: 1 })
})

test('what is written is read again', () => {
  const settings = {
    accountId: 'a1',
    ids: { grandstand: 'd1' },
    routes: [{ pattern: '*/*', zone_name: 'example.com' }],
    logSampling: 0.1,
    url: 'https://www.example.com',
  }
  writeSettings(settings, file)
  expect(readSettings(file)).toEqual(settings)
})

test.each([
  [{ logSamplng: 1 }, 'unknown: logSamplng'],
  [{ logSampling: 10 }, 'logSampling is not from 0 to 1'],
  [{ routes: ['www.example.com'] }, 'routes: each is'],
  [{ url: 'www.example.com' }, 'url is no URL'],
  [{ ids: { grandstand: 1 } }, 'ids are not names with ids'],
])('%j is refused: %s', (value, fault) => {
  expect(() => read(value)).toThrow(fault)
})
