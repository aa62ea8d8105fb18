const MODULE = /<link rel="modulepreload" href="(\/assets\/[^"]+)"[^>]*>/g
const SCRIPT = /<script (?:type="module" async="" )?src="(\/assets\/[^"]+)"/g
const FIRST_WORDS = '<script src="/assets/i18n/'

/** So long after the head has come, code waits no more for a paint: a slow line needs the time. */
export const DEADLINE_MS = 400

/**
 * Runs in the browser, as text: it can use nothing from outside. Fetches the code once the page is painted (two frames
 * later, so that its pictures are in too), or when the deadline is over, and runs it once the page is parsed: scripts
 * in their order, the page's entry last. The last button or tick pressed before that is pressed again when the page is
 * awake, and what was chosen in a list is chosen again.
 */
function fetchLater(scripts: string[], modules: string[], deadlineMs: number): void {
  let isAsked = false
  let pressed: HTMLElement | null = null
  let isTicked = false
  let isAwake = false
  const remember = ({ target }: Event) => {
    const pressable = 'button[type=button]:not([data-login]),input[type=radio],input[type=checkbox]'
    if (target instanceof Element) pressed = target.closest<HTMLElement>(pressable)
    isTicked = pressed instanceof HTMLInputElement && pressed.checked
  }
  const run = () => {
    for (const src of scripts) {
      const script = Object.assign(document.createElement('script'), { async: false, src })
      if (modules.includes(src)) script.type = 'module'
      document.head.appendChild(script)
    }
  }
  const ask = (fetchPriority: 'high' | 'low') => {
    if (isAsked) return
    isAsked = true
    for (const href of new Set([...scripts, ...modules])) {
      const kind = modules.includes(href) ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' }
      document.head.appendChild(Object.assign(document.createElement('link'), { ...kind, fetchPriority, href }))
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
  }
  const afterFrame = (next: () => void) => requestAnimationFrame(() => setTimeout(next))
  const onPaint = (list: PerformanceObserverEntryList) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) afterFrame(() => afterFrame(() => ask('high')))
  }
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
  setTimeout(ask, deadlineMs, 'low')
  document.addEventListener('click', remember, true)
  const pressAgain = () => {
    // Its part of the page may be asleep still: React wakes it at once for this.
    pressed?.dispatchEvent(new Event('mouseup', { bubbles: true }))
    // A tick is there already, or has been taken back: from its opposite a press leads to it.
    if (pressed instanceof HTMLInputElement) pressed.checked = !isTicked
    window.removeEventListener('click', hear)
    pressed?.click()
  }
  const awake = () => {
    isAwake = true
    document.removeEventListener('click', remember, true)
    setTimeout(pressAgain)
  }
  // A button's press that itself woke the page has been heard by the time it comes here; a tick's has not.
  const hear = () => {
    if (isAwake && !(pressed instanceof HTMLInputElement)) pressed = null
  }
  // React sets a list back to its own value when it takes it over: a choice made before is made again after.
  const isTakenOver = (list: HTMLSelectElement) => Object.keys(list).some((key) => key.startsWith('__reactProps$'))
  const choose = (list: HTMLSelectElement, value: string): void => {
    if (!isTakenOver(list)) return void setTimeout(choose, 50, list, value)
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const keepChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && !isTakenOver(target)) setTimeout(choose, 0, target, target.value)
  }
  // Of the two events of a choice the first: React wakes the list on it.
  document.addEventListener('input', keepChoice, true)
  document.addEventListener('awake', awake, { once: true })
  window.addEventListener('click', hear)
  document.currentScript?.remove()
}

/**
 * Takes a page's code out of the way of its first paint: no script is linked or preloaded any more, one inline script
 * ahead of the style sheet asks for them later. Their elements stay, without an address, for the page's own renderer
 * finds its way by them. A page that is written otherwise (in development) is left as it is.
 */
export function deferScripts(html: string, mark: string): string {
  const headEnd = html.indexOf('</head>')
  const tailStart = html.indexOf(FIRST_WORDS, headEnd)
  const start = html.indexOf('<link ')
  if (tailStart < 0 || start > headEnd) return html
  const [modules, scripts] = [[] as string[], [] as string[]]
  const head = html.slice(start, headEnd).replace(MODULE, (_link, href: string) => {
    modules.push(href)
    return ''
  })
  const tail = html.slice(tailStart).replace(SCRIPT, (_script, src: string) => {
    scripts.push(src)
    return `<script data-src="${src}"`
  })
  const call = `(${fetchLater})(${JSON.stringify(scripts)},${JSON.stringify(modules)},${DEADLINE_MS})`
  return `${html.slice(0, start)}<script nonce="${mark}">${call}</script>${head}${html.slice(headEnd, tailStart)}${tail}`
}
