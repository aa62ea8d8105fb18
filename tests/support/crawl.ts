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
  /** What the page says, without figures; absent where matches and rooms stand, which go on. */
  words?: string
}

/** Pages without a match or a room that goes on while they are read again. */
const STILL = /^\/[\w-]+\/(protocol|userInfo|certificate|download|salesmartly|mall)(\/|$)/

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
 * What stays of a page while the clock goes on: the document's tag, the title and the page's own heading, and all words of
 * one that shows no match.
 */
function readPage(path: string, status: number, html: string): CrawledPage {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return {
    ...(STILL.test(path) && { words: textOf(main.replace(/<script.*?<\/script>/gs, '')).replace(/\d+/g, '') }),
    path,
    status,
    root: /<html[^>]*>/.exec(html)?.[0],
    title: /<title>([^<]*)/.exec(html)?.[1],
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) => textOf(inner)),
  }
}

/** Pages of one template differ in ids and games only. */
const templateOf = (path: string) =>
  path.replace(/[^/]*\d[^/]*/g, '*').replace(/^(\/[\w-]+)\/(match)\/.*|^(\/[\w-]+)\/[a-z]+\/\*$/, '$1$3/$2*')

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
