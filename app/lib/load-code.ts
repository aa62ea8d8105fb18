const isStyle = (file: string) => file.endsWith('.css')

/** Asks for a file that a chunk needs, once a page; settles when a style sheet has been applied. */
function link(file: string): Promise<unknown> | undefined {
  const href = `/${file}`
  if (document.querySelector(`link[href="${href}"]`)) return
  const element = document.createElement('link')
  element.rel = isStyle(file) ? 'stylesheet' : 'modulepreload'
  element.crossOrigin = ''
  element.href = href
  document.head.appendChild(element)
  if (!isStyle(file)) return
  return new Promise((resolve, reject) => {
    element.onload = resolve
    element.onerror = () => {
      element.remove()
      reject(new TypeError(`error loading dynamically imported module: ${href}`))
    }
  })
}

/** How soon the site is asked again that did not answer. */
const ASK_AGAIN_MS = 5000

/** Whether the site answers at all: then a chunk that did not come is lost. */
const isReachable = (): Promise<boolean> =>
  fetch('/healthz').then(
    () => true,
    () => false,
  )

const mayBeBack = () =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true })
    if (navigator.onLine) setTimeout(resolve, ASK_AGAIN_MS)
  })

/**
 * Every dynamic import of the browser's build (scripts/wait-online.ts), in place of Vite's preload helper: asks for the
 * chunk and what it imports at once. Offline, or while the site does not answer, it waits, so the page stays, and what was
 * asked for comes when both are back. Otherwise a lost chunk is reported (reload-on-lost-chunk.ts) and the import fails.
 */
export async function loadCode<Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  try {
    await Promise.all(files.map(link))
    return await load()
  } catch (error) {
    if (navigator.onLine && (await isReachable())) {
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
      throw error
    }
    await mayBeBack()
    return loadCode(load, files)
  }
}
