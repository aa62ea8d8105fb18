import { ensureBrowser } from './ensure-browser.ts'
import { run, runSteps } from './run.ts'

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
/** `--all` adds the tests tagged SWEEP (tests/support/visitor.ts), and more of what is random. */
const isAll = process.argv.includes('--all')
const sweeps = isAll ? ['--retries', '0'] : ['--grep-invert', '@sweep']
const build = () => run('node', ['scripts/build.ts', '--if-changed'])
const buildThenUnitTests = async () => (await build()) || run('npm', ['run', 'test:unit'])
const steps = [
  { name: 'verify', work: () => run('node', ['scripts/verify.ts', '--static']) },
  {
    name: 'tests without a browser, and build',
    // The backend's tests share one worker, which leaves a core to the others.
    work: async () => {
      const codes = await Promise.all([
        run('npm', ['run', 'test:workerd', ...(isAll ? ['--', '--mode', 'sweeps'] : [])]),
        buildThenUnitTests(),
      ])
      return Math.max(...codes)
    },
  },
  { name: 'size budgets', work: () => run('node', ['scripts/size.ts']) },
  {
    name: 'e2e',
    work: async () => run('playwright', ['test', ...sweeps], { CHROME_PATH: ensureBrowser() }),
  },
]

const e2eAlone = [{ name: 'build', work: build }, ...steps.filter(({ name }) => name === 'e2e')]

process.exitCode = await runSteps(only === 'e2e' ? e2eAlone : steps)
