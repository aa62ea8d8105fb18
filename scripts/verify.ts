import { run, runSteps } from './run.ts'

/** `--static`: without the tests. */
const isStatic = process.argv.includes('--static')

process.exitCode = await runSteps([
  { name: 'messages', work: () => run('node', ['scripts/messages.ts', 'check']) },
  { name: 'compile messages', work: () => run('node', ['scripts/compile-messages.ts']) },
  { name: 'routes', work: () => run('node', ['scripts/generate-routes.ts']) },
  { name: 'format and lint', work: () => run('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'types', work: () => run('tsc', ['--noEmit', '-p', '.']) },
  ...(isStatic ? [] : [{ name: 'unit and architecture tests', work: () => run('npm', ['run', 'test:unit']) }]),
])
