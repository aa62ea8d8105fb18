import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { faultOf } from '#brands/read-record.ts'
import { type BrandAnswer, type BrandCommand, type BrandKeys, runBrandCommand } from './brand-control.ts'
import { askControl, runningSite } from './control.ts'
import { brandKeys, dataDirOf, openLocalSite, ROOT } from './local-site.ts'

const USAGE = `npm run brand -- put <file> | get <id> | list | check <file> | remove <id>   [--remote]

  put       validates a record and serves it on its hostnames; a running local site shows it within seconds
  check     reports the faults of a record
  --remote  uses the Cloudflare KV namespace of wrangler.toml instead of the local state folder (DATA_DIR)
`

function readRecord(file: string | undefined): unknown {
  if (!file) throw new Error('which file?')
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

/** The KV namespace of the Cloudflare account to which wrangler is signed in. */
function remoteKeys(): BrandKeys {
  const wrangler = (...args: string[]) => {
    const bin = path.join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
    const result = spawnSync(process.execPath, [bin, 'kv', 'key', ...args, '--binding', 'BRANDS', '--remote'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    return { isOk: result.status === 0, out: result.stdout, err: result.stderr }
  }
  const must = (result: { isOk: boolean; out: string; err: string }) => {
    if (!result.isOk) throw new Error(result.err.trim() || 'wrangler failed')
    return result.out
  }
  return {
    get: async (key) => {
      const result = wrangler('get', key)
      if (result.isOk) return result.out
      if (/not found|404/i.test(result.err + result.out)) return null
      throw new Error(result.err.trim())
    },
    put: async (key, value) => void must(wrangler('put', key, value)),
    remove: async (key) => void must(wrangler('delete', key)),
    list: async (prefix) =>
      (JSON.parse(must(wrangler('list', '--prefix', prefix))) as { name: string }[]).map(({ name }) => name),
  }
}

async function runCommand(command: BrandCommand, isRemote: boolean): Promise<BrandAnswer> {
  if (isRemote) return runBrandCommand(remoteKeys(), command)
  const dataDir = dataDirOf(process.env)
  const running = runningSite(dataDir)
  if (running) return askControl(dataDir, running, command)
  const site = await openLocalSite({ port: 0, dataDir })
  try {
    return await runBrandCommand(await brandKeys(site.runtime), command)
  } finally {
    await site.stop()
  }
}

async function main(args: string[]): Promise<BrandAnswer> {
  const isRemote = args.includes('--remote')
  const [verb, argument] = args.filter((arg) => arg !== '--remote')
  if (verb === 'check') {
    const fault = faultOf(readRecord(argument))
    return fault ? { isOk: false, text: `${argument}: ${fault}` } : { isOk: true, text: `${argument} is valid` }
  }
  if (verb === 'put') return runCommand({ verb, record: readRecord(argument) }, isRemote)
  if (verb === 'list') return runCommand({ verb }, isRemote)
  if ((verb === 'get' || verb === 'remove') && argument) return runCommand({ verb, id: argument }, isRemote)
  return { isOk: false, text: USAGE }
}

try {
  const answer = await main(process.argv.slice(2))
  ;(answer.isOk ? process.stdout : process.stderr).write(`${answer.text}\n`)
  process.exitCode = answer.isOk ? 0 : 1
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
