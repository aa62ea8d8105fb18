import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './site.ts'

/** The module that a page of `docs` shows to operators, as it stands there: its first block of JavaScript. */
export async function documentedSample<T>(page: string): Promise<T> {
  const code = /^```js\n([\s\S]*?)^```$/m.exec(fs.readFileSync(path.join(ROOT, page), 'utf8'))?.[1]
  if (!code) throw new Error(`${page} shows no JavaScript`)
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as T
}
