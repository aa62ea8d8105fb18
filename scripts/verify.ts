import { run, runSteps } from './run.ts'

process.exitCode = await runSteps([
  { name: 'messages', work: () => run('node', ['scripts/messages.ts', 'check']) },
  { name: 'compile messages', work: () => run('node', ['scripts/compile-messages.ts']) },
  { name: 'routes', work: () => run('node', ['scripts/generate-routes.ts']) },
  { name: 'format and lint', work: () => run('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'types', work: () => run('tsc', ['--noEmit', '-p', '.']) },
  {
    name: 'unit and architecture tests',
    work: () => run('vitest', ['run', '--project', 'unit*', '--project', 'arch']),
  },
])
