const MODULE = /<link rel="modulepreload" href="(\/assets\/[^"]+)"[^>]*>/g
const SCRIPT = /<script (?:type="module" async="" )?src="(\/assets\/[^"]+)"/g
const FIRST_MESSAGES_SCRIPT = '<script src="/assets/i18n/'

/**
 * Scripts are requested at the latest this long after the head arrived, painted or not: a slow connection needs the
 * time.
 */
export const DEADLINE_MS = 400

/**
 * Runs in the browser, inlined as text, so it cannot use anything outside itself. Requests the scripts once the page
 * has painted (two frames later, so that its pictures are painted too) or after the deadline, and runs them once the
 * document is parsed, in order, the page's entry last. The last button, radio or checkbox clicked before hydration is
 * clicked again after it, as is a button of a part whose code comes later than the page's, and a choice in a select is
 * made again. Parameters that `search` does not have are removed from the address.
 */
function loadDeferred(scripts: string[], modules: string[], deadlineMs: number, search?: string): void {
  // Before the router reads the address: it would not be that of the page.
  if (search !== undefined && location.search !== search) {
    const address = new URL(location.href)
    address.search = search
    history.replaceState(history.state, '', address)
  }
  let isRequested = false
  let clicked: HTMLElement | null = null
  let isChecked = false
  let isHydrated = false
  // What opens a sheet works without scripts.
  const buttons = 'button[type=button]:not([data-login],[popovertarget])'
  const remember = ({ target }: Event) => {
    if (target instanceof Element)
      clicked = target.closest<HTMLElement>(`${buttons},input[type=radio],input[type=checkbox]`)
    isChecked = clicked instanceof HTMLInputElement && clicked.checked
  }
  const run = () => {
    for (const src of scripts) {
      const script = Object.assign(document.createElement('script'), { async: false, src })
      if (modules.includes(src)) script.type = 'module'
      document.head.appendChild(script)
    }
  }
  const request = (fetchPriority: 'high' | 'low') => {
    if (isRequested) return
    isRequested = true
    for (const href of new Set([...scripts, ...modules])) {
      const kind = modules.includes(href) ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' }
      document.head.appendChild(Object.assign(document.createElement('link'), { ...kind, fetchPriority, href }))
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
  }
  const afterFrame = (next: () => void) => requestAnimationFrame(() => setTimeout(next))
  const onPaint = (list: PerformanceObserverEntryList) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) afterFrame(() => afterFrame(() => request('high')))
  }
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
  setTimeout(request, deadlineMs, 'low')
  document.addEventListener('click', remember, true)
  const isHydratedByReact = (element: object) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const replayClick = () => {
    window.removeEventListener('click', forgetHandledClick)
    document.addEventListener('click', onLaterClick, true)
    // Its part of the page may not be hydrated yet: React hydrates it at once for this event.
    clicked?.dispatchEvent(new Event('mouseup', { bubbles: true }))
    clickAgain()
  }
  // React drops a click in a part whose code is still loading.
  const clickAgain = () => {
    if (!clicked?.isConnected) return
    if (!isHydratedByReact(clicked)) return void setTimeout(clickAgain, 50)
    // The box may have been changed already: a click from the opposite state leads to the recorded one.
    if (clicked instanceof HTMLInputElement) clicked.checked = !isChecked
    clicked.click()
  }
  const onLaterClick = ({ target }: Event) => {
    clicked = null
    const button = target instanceof Element && target.closest<HTMLElement>(buttons)
    if (!button || isHydratedByReact(button)) return
    setTimeout(() => {
      // React has hydrated it for this click, and handled it.
      if (isHydratedByReact(button)) return
      clicked = button
      clickAgain()
    })
  }
  const onAwake = () => {
    isHydrated = true
    document.removeEventListener('click', remember, true)
    setTimeout(replayClick)
  }
  // A click on a button that happened after hydration has been handled by React; one on a box has not.
  const forgetHandledClick = () => {
    if (isHydrated && !(clicked instanceof HTMLInputElement)) clicked = null
  }
  // React resets a select to its own value when it hydrates it: a choice made before is made again afterwards.
  const chooseAgain = (list: HTMLSelectElement, value: string): void => {
    if (!isHydratedByReact(list)) return void setTimeout(chooseAgain, 50, list, value)
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const onChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && !isHydratedByReact(target))
      setTimeout(chooseAgain, 0, target, target.value)
  }
  // `input` comes before `change`, and React hydrates the select on it.
  document.addEventListener('input', onChoice, true)
  document.addEventListener('awake', onAwake, { once: true })
  window.addEventListener('click', forgetHandledClick)
  document.currentScript?.remove()
}

/**
 * Keeps a page's scripts from delaying its first paint: they are no longer linked or preloaded; one inline script
 * before the style sheet loads them later. Their elements stay, without an address, because React's hydration expects
 * them. A page with other markup (in development) is left unchanged. `search`: that of the page, if the browser is to
 * remove all other parameters from its address.
 */
export function deferScripts(html: string, nonce: string, search?: string): string {
  const headEnd = html.indexOf('</head>')
  const tailStart = html.indexOf(FIRST_MESSAGES_SCRIPT, headEnd)
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
  const values = [scripts, modules, DEADLINE_MS, ...(search === undefined ? [] : [search])]
  const call = `(${loadDeferred})(${values.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c')).join()})`
  return `${html.slice(0, start)}<script nonce="${nonce}">${call}</script>${head}${html.slice(headEnd, tailStart)}${tail}`
}
