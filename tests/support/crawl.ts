const TRIES = 20
const WAIT_MS = 3000
const AT_ONCE = 4

export interface CrawledPage {
  path: string
  status: number
  /** The document's tag: language, direction, brand's colours. */
  root: string | undefined
  title: string | undefined
  headings: string[]
}

/** A site that has just started on a busy machine sends visitors away for a while. */
async function answerOf(url: string, cookie: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} })
    if (response.status < 429 || tries === TRIES) return response
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}

const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What stays of a page while the clock goes on. Left out is what a running match, a room or a countdown changes: all but
 * the document's tag, the title and the page's own heading.
 */
function readPage(path: string, status: number, html: string): CrawledPage {
  return {
    path,
    status,
    root: /<html[^>]*>/.exec(html)?.[0],
    title: /<title>([^<]*)/.exec(html)?.[1],
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) => textOf(inner)),
  }
}

/** Pages of one template differ in ids only. */
const templateOf = (path: string) => path.replace(/[^/]*\d[^/]*/g, '*')

function linksOf(html: string): string[] {
  const paths = [...html.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
  return paths.filter((path) => !path.startsWith('//') && !/\.\w+$|^\/(java|api|media)\//.test(path))
}

/** Reads these pages of a site, in this order. */
export async function readPages(url: string, paths: readonly string[], cookie = ''): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = []
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const group = paths.slice(at, at + AT_ONCE).map(async (path) => {
      const response = await answerOf(`${url}${path}`, cookie)
      return readPage(path, response.status, await response.text())
    })
    pages.push(...(await Promise.all(group)))
  }
  return pages
}

/** The paths that links from `start` lead to, at most `perTemplate` of a template and `max` in all. */
export async function findPaths(
  url: string,
  start: string,
  { max, perTemplate, cookie = '' }: { max: number; perTemplate: number; cookie?: string },
): Promise<string[]> {
  const prefix = `${start}/`
  const found = [start]
  const counts = new Map<string, number>()
  for (let at = 0; at < found.length; at++) {
    const response = await answerOf(`${url}${found[at]}`, cookie)
    for (const path of linksOf(await response.text())) {
      const template = templateOf(path)
      const count = counts.get(template) ?? 0
      if (found.length >= max || count >= perTemplate || !path.startsWith(prefix) || found.includes(path)) continue
      counts.set(template, count + 1)
      found.push(path)
    }
  }
  return found
}
