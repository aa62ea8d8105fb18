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

/**
 * Every dynamic import of the browser's build (scripts/wait-online.ts), in place of Vite's preload helper: asks for the
 * chunk and what it imports at once. Offline it waits for the network, so the page stays, and what was asked for comes
 * when the browser is online again. Otherwise a lost chunk is reported (reload-on-lost-chunk.ts) and the import fails.
 */
export async function loadCode<Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  try {
    await Promise.all(files.map(link))
    return await load()
  } catch (error) {
    if (navigator.onLine) {
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
      throw error
    }
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadCode(load, files)
  }
}
