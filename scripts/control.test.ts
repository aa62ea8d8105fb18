import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { announceSite, openControl, presentSite, runningSite } from './control.ts'

const folder = () => fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'control-')))
const brands = { get: async () => null, put: async () => {}, remove: async () => {}, list: async () => [] }
const controlled = { brands, changeDatabase: async () => 0, askLedger: async () => ({}) }

/** A process that announces itself and then starts for as long as it lives. */
async function startingSite(dataDir: string) {
  const script = `import(process.argv[1]).then(async ({ announceSite }) => {
    await announceSite(process.argv[2])
    console.log('announced')
    setInterval(() => {}, 1000)
  })`
  const child = spawn(process.execPath, ['-e', script, path.resolve('scripts/control.ts'), dataDir])
  await once(child.stdout, 'data')
  return child
}

test('a site is known from its first moment, and who asks for it waits until it is ready', async () => {
  const dataDir = folder()
  await announceSite(dataDir)
  expect(presentSite(dataDir)).toEqual({ pid: process.pid, folder: dataDir })
  const found = runningSite(dataDir)
  const close = await openControl(dataDir, 'http://localhost:1', controlled)
  await expect(found).resolves.toMatchObject({ pid: process.pid, url: 'http://localhost:1' })
  close()
  await expect(runningSite(dataDir)).resolves.toBeNull()
})

test('nobody waits for a site that was killed while it was starting', async () => {
  const dataDir = folder()
  const site = await startingSite(dataDir)
  const found = runningSite(dataDir)
  site.kill('SIGKILL')
  await expect(found).resolves.toBeNull()
})

test('a second process waits until the first has left the folder', async () => {
  const dataDir = folder()
  const first = await startingSite(dataDir)
  const second = announceSite(dataDir)
  expect(presentSite(dataDir)).toEqual({ pid: first.pid, folder: dataDir })
  first.kill('SIGKILL')
  await second
  expect(presentSite(dataDir)).toEqual({ pid: process.pid, folder: dataDir })
})

test('a copy of the folder of a running site has no site', async () => {
  const [dataDir, copy] = [folder(), folder()]
  const close = await openControl(dataDir, 'http://localhost:1', controlled)
  fs.cpSync(dataDir, copy, { recursive: true })
  expect(presentSite(copy)).toBeNull()
  expect(presentSite(dataDir)).toMatchObject({ pid: process.pid })
  close()
})
