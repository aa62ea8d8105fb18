import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { promisify } from 'node:util'
import { findPaths, readPages } from '#tests/support/crawl.ts'
import { tokenOf } from '#tests/support/login-dialog.ts'
import { drawPicture } from '#tests/support/picture.ts'
import { freshHeaders, signInAsNew } from '#tests/support/sign-in.ts'
import { openSite, ROOT } from '#tests/support/site.ts'
import { expect, test } from '#tests/support/visitor.ts'
import { askLedger, runningSite } from '../../scripts/control.ts'

const run = promisify(execFile)
const script = (name: string, dataDir: string, ...args: string[]) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', `scripts/${name}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  })

const headersFor = (token: string) => ({ token, lan: 'en_US', 'cf-connecting-ip': '203.0.113.78' })

async function callAs<T>(
  url: string,
  token: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
): Promise<T> {
  const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  const response = await fetch(`${url}/java${path}`, {
    headers: { ...headersFor(token), ...type },
    ...(body ? { method: 'POST', body } : {}),
  })
  const envelope = (await response.json()) as { status: string; result: T }
  expect(envelope.status, `${path}: ${JSON.stringify(envelope)}`).toBe('success')
  return envelope.result
}

/** Beside those that links lead to: other languages, and a page that is not there. */
const OTHER_PAGES = ['/ar/match', '/ja/live', '/en/nowhere']
const CALLS = ['/user/info', '/user/userGold', '/user/balanceRecords?page=1', '/post/own?page=1']

interface Visitor {
  token: string
  cookie: string
  avatar: string
}

/** What a user and a guest see of a site: her own answers word for word, of each page what does not change with the minute. */
async function look(url: string, paths: readonly string[], { token, cookie, avatar }: Visitor) {
  const calls = await Promise.all(CALLS.map((path) => callAs(url, token, path)))
  const asGuest = await readPages(url, [...paths, ...OTHER_PAGES])
  const asUser = await readPages(url, [...paths, ...OTHER_PAGES], cookie)
  const picture = Buffer.from(await (await fetch(`${url}${avatar}`)).arrayBuffer())
  return { calls, asGuest, asUser, picture: createHash('sha256').update(picture).digest('hex') }
}

async function audit(dataDir: string) {
  const site = await runningSite(dataDir)
  if (!site) throw new Error('no site runs')
  const run = (await askLedger(dataDir, site, { ledger: 'audit' })) as {
    accounts: number
    lines: number
    faults: string[]
  }
  return run
}

test('a site that was saved, lost and restored is the same: accounts, coins, posts, pictures, books', async ({
  browser,
}, info) => {
  test.setTimeout(600_000)
  const dataDir = info.outputPath('state')
  const archive = info.outputPath('saved.tar.gz')
  const settings = { CRONS: '0' }
  const clock = new Date()
  const first = await openSite({ dataDir, port: 0, clock, settings })
  const context = await browser.newContext({ baseURL: first.url, extraHTTPHeaders: freshHeaders() })
  const page = await context.newPage()
  await signInAsNew(page)
  const token = await tokenOf(context)
  const post = {
    revision: 0,
    title: 'A night at the stand',
    language: 'en_US',
    document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Nobody slept.' }] }] },
  }
  await callAs(first.url, token, '/post/save', JSON.stringify(post))
  const picture = new Uint8Array(await drawPicture(page, { width: 400, height: 400, type: 'image/png' }))
  const { avatar } = await callAs<{ avatar: string }>(first.url, token, '/user/avatar', picture)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const visitor = { token, cookie, avatar }
  const paths = await findPaths(first.url, '/en', { max: 60, perTemplate: 2, cookie })
  expect(paths.length).toBeGreaterThan(40)
  const [before, books] = [await look(first.url, paths, visitor), await audit(dataDir)]
  const others = before.asUser.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)
  expect(others.sort()).toEqual(['302 /en/download/android', '302 /en/download/ios', '404 /en/nowhere'])
  expect(JSON.stringify(before.calls)).toContain('A night at the stand')
  expect(before.calls[1]).toMatchObject({ gold: expect.any(Number) })
  expect((before.calls[1] as { gold: number }).gold).toBeGreaterThan(0)
  expect(books).toMatchObject({ faults: [] })
  await expect(script('backup', dataDir, archive)).rejects.toThrow('The site is running')
  await context.close()
  await first.stop()

  expect((await script('backup', dataDir, archive)).stdout).toContain('It holds secrets')
  expect(fs.statSync(archive).mode & 0o777).toBe(0o600)
  fs.rmSync(dataDir, { recursive: true })
  await script('restore', dataDir, archive)

  const second = await openSite({ dataDir, port: 0, clock, settings })
  try {
    expect(await look(second.url, paths, visitor)).toEqual(before)
    const restored = await audit(dataDir)
    expect(restored).toMatchObject({ accounts: books.accounts, faults: [] })
    // Alarms were saved too: what was under way between accounts of the house goes on.
    expect(restored.lines).toBeGreaterThanOrEqual(books.lines)
  } finally {
    await second.stop()
  }
})
