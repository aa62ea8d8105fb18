import { expect, type Page } from '@playwright/test'

/** Fails when anything of a stored text runs on a page, is refused only by the page's policy, or becomes part of its markup. */
export async function trapScripts(page: Page): Promise<(what: string) => Promise<void>> {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('xss.invalid')) heard.push(`a request: ${request.url()}`)
  })
  await page.addInitScript(() => {
    Object.assign(window, { refused: [] })
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { refused: string[] }).refused.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  const inMarkup = () =>
    page.evaluate(() => {
      const { ran, refused } = window as unknown as { ran?: number; refused: string[] }
      const isStored = (text: string) => /window\.ran|parent\.ran|xss\.invalid|alert\(1\)/.test(text)
      const found = [...document.querySelectorAll('*')].flatMap((element) => {
        const attributes = [...element.attributes].filter(({ name, value }) => {
          const isAddress = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'srcdoc', 'xlink:href'].includes(
            name,
          )
          return (
            (name.startsWith('on') || name === 'style' || isAddress) &&
            isStored(decodeURIComponent(value.replaceAll('%', '%25'))) &&
            !value.startsWith('/')
          )
        })
        const isScript =
          ['SCRIPT', 'STYLE'].includes(element.tagName.toUpperCase()) &&
          element.getAttribute('type') !== 'application/json' &&
          element.getAttribute('type') !== 'application/ld+json' &&
          element.children.length === 0 &&
          /^\s*window\.ran=1/.test(element.textContent ?? '')
        const isForeign = ['XSS', 'MARQUEE', 'OBJECT', 'EMBED', 'MATH', 'BASE'].includes(element.tagName.toUpperCase())
        return [
          ...attributes.map(({ name, value }) => `${element.tagName} ${name}=${value}`),
          ...(isScript || isForeign ? [`an element ${element.tagName}`] : []),
        ]
      })
      return [...(ran === undefined ? [] : ['window.ran']), ...refused, ...found]
    })
  return async (what) => {
    expect([...heard, ...(await inMarkup())], what).toEqual([])
  }
}
