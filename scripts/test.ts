import { ensureBrowser } from './ensure-browser.ts'
import { run, runSteps } from './run.ts'

const only = process.argv[process.argv.indexOf('--only') + 1]
/** Without `--all` the sweeps are left out: SWEEP in tests/support/visitor.ts. */
const sweeps = process.argv.includes('--all') ? [] : ['--grep-invert', '@sweep']
const steps = [
  { name: 'verify', work: () => run('node', ['scripts/verify.ts']) },
  { name: 'workerd tests', work: () => run('vitest', ['run', '--project', 'workerd']) },
  { name: 'build', work: () => run('node', ['scripts/build.ts', '--if-changed']) },
  { name: 'size budgets', work: () => run('node', ['scripts/size.ts']) },
  {
    name: 'e2e',
    work: async () => run('playwright', ['test', ...sweeps], { CHROME_PATH: ensureBrowser() }),
  },
]

process.exitCode = await runSteps(
  process.argv.includes('--only')
    ? steps.filter(({ name }) => name === only || (only === 'e2e' && name === 'build'))
    : steps,
)
