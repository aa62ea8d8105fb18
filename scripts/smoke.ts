import { smoke } from './smoke/smoke.ts'

const [url, ...others] = process.argv.slice(2)

if (!url || others.length > 0 || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
  process.stderr.write('npm run smoke -- <url>   e.g. https://www.example.com: a hostname of a brand\n')
  process.exitCode = 1
} else process.exitCode = (await smoke(url, (line) => process.stdout.write(`${line}\n`))) ? 0 : 1
