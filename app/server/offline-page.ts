import { m } from '#app/paraglide/messages.js'
import { textsOf } from '#brands/brand.ts'
import { contentLocale, LOCALES, type Locale } from '#contract/languages.ts'
import { brandPage } from './brand-page.ts'
import type { RequestScope } from './request-scope.ts'

export const OFFLINE_PAGE = '/offline'

/** In a script, where `<` could end it. */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * The page that the service worker keeps. It is shown at any address, so it has its words in every language, and takes that of the
 * address, else of the cookie, else of the browser that asked for it.
 */
export function offlinePage({ brand, locale }: RequestScope): Promise<Response> {
  const wordsIn = (of: Locale) => {
    const { tag } = contentLocale(of)
    const language = { locale: tag as never }
    const { name } = textsOf(brand, of.code)
    return {
      name,
      title: m.error_offline_title({}, language),
      text: m.error_offline_text({ brand: name }, language),
      action: m.shell_error_retry({}, language),
    }
  }
  const shown = wordsIn(locale)
  const words = LOCALES.filter(({ isComplete }) => isComplete).map((each) => ({
    tag: each.tag,
    code: each.code,
    dir: each.dir,
    ...wordsIn(each),
  }))
  const script = `(function(l){var d=document,p=location.pathname.split('/')[1],c=(/(?:^|; )lang=([^;]*)/.exec(d.cookie)||[])[1],w=l.find(function(w){return w.tag===p})||l.find(function(w){return w.code===c});if(w){var s=function(q,t){d.querySelector(q).textContent=t};d.documentElement.lang=w.tag;d.documentElement.dir=w.dir;d.title=w.title+' - '+w.name;s('b',w.name);s('h1',w.title);s('h1+p',w.text);s('a',w.action)}addEventListener('online',function(){location.reload()})})(${asScript(words)})`
  const { tag, dir } = contentLocale(locale)
  const { title, text, action } = shown
  return brandPage({
    brand,
    locale: { tag, dir, code: locale.code },
    status: 200,
    title,
    texts: [text],
    action,
    script,
  })
}
