import fs from 'node:fs'
import { expect, test } from 'vitest'
import { type LockFile, missingFrom } from './lock-file.ts'

test('a required optional package that is not locked is found, with its platform', () => {
  const lock: LockFile = {
    packages: {
      '': {},
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@tool/linux-arm64-musl': '1.0.0', '@tool/linux-x64': '1.0.0' },
      },
      'node_modules/@tool/linux-x64': { version: '1.0.0' },
    },
  }
  expect(missingFrom(lock)).toEqual([
    {
      place: 'node_modules/@tool/linux-arm64-musl',
      entry: { version: '1.0.0', os: ['linux'], cpu: ['arm64'], libc: ['musl'], dev: true, optional: true },
    },
  ])
})

test('a package locked in another version at the top is missing next to its dependent', () => {
  const lock: LockFile = {
    packages: {
      '': {},
      'node_modules/a': { version: '2.0.0', optionalDependencies: { 'b-darwin-x64': '2.0.0' } },
      'node_modules/b-darwin-x64': { version: '1.0.0' },
    },
  }
  expect(missingFrom(lock).map(({ place }) => place)).toEqual(['node_modules/a/node_modules/b-darwin-x64'])
})

test('this project’s lock file is complete, so that npm ci accepts it', () => {
  expect(missingFrom(JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as LockFile)).toEqual([])
})
