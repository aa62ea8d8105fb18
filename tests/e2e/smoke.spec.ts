import { runScript } from '#tests/support/site.ts'
import { expect, test } from '#tests/support/visitor.ts'

test('npm run smoke finds nothing wrong with a local run, on each kind of brand', async ({ origin }) => {
  for (const host of ['localhost', 'arena.localhost']) {
    const { code, output } = await runScript('smoke', origin.replace('localhost', host))
    expect(output).toMatch(/^(ok {4}\S.*\n)+$/)
    expect(code).toBe(0)
  }
})

test('npm run smoke says that a hostname has no brand', async ({ origin }) => {
  const { code, output } = await runScript('smoke', origin.replace('localhost', 'nobody.localhost'))
  expect(output).toContain('FAIL  the home page of a brand is served: no brand has the hostname nobody.localhost')
  expect(code).toBe(1)
})
