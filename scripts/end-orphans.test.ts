import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { childrenOf, endOrphans } from './end-orphans.ts'

/** A process that has a file of the folder open. */
async function processIn(folder: string) {
  const script = `require('fs').openSync(process.argv[1], 'w'); console.log('open'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', script, path.join(folder, 'database')])
  await once(child.stdout, 'data')
  return child
}

test('of the processes that a killed site had started, those end that have its state folder open', async () => {
  const [own, others] = ['own', 'own-2'].map((name) => fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`))) as [
    string,
    string,
  ]
  const [orphan, stranger] = [await processIn(own), await processIn(others)]
  const pids = [orphan.pid ?? 0, stranger.pid ?? 0]
  expect(childrenOf(process.pid)).toEqual(expect.arrayContaining(pids))
  await endOrphans(pids, own)
  expect(orphan.signalCode ?? (await once(orphan, 'exit'))[1]).toBe('SIGKILL')
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  stranger.kill()
  await endOrphans(pids, own)
})
