import { type Brand, textsOf } from '#brands/brand.ts'
import type { Locale } from '#contract/languages.ts'
import { EMPTY_PITCH, escaped } from './markup.ts'
import { hashSource, SECURITY_HEADERS } from './security.ts'
import { themeCss } from './theme.ts'

/** As pages of the app that stand in place of another (`app/ui/empty-state.tsx`). */
const STYLE = [
  'body{margin:0;padding:16px;box-sizing:border-box;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--text);font:14px/1.5 system-ui,sans-serif}',
  'html[lang=ar] body{line-height:1.8}',
  'main{box-sizing:border-box;width:100%;max-width:440px;padding:32px 24px;border:1px solid var(--line);border-radius:12px;background:var(--surface-1);text-align:center}',
  'svg{width:96px;height:64px;fill:none;stroke:var(--text-muted);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  'svg circle{stroke:var(--brand-text)}',
  'b{color:var(--brand-text)}',
  'img{width:28px;height:28px;margin-inline-end:8px;vertical-align:middle;object-fit:contain}',
  'h1{margin:8px 0;font-size:20px;line-height:1.4;text-wrap:balance}',
  'p{margin:0 0 8px;color:var(--text-muted);overflow-wrap:anywhere;text-wrap:balance}',
  'a{display:inline-block;margin-top:12px;padding:10px 16px;line-height:20px;border-radius:8px;background:var(--brand);color:var(--on-brand);font-weight:500;text-decoration:none}',
  'a:focus-visible{outline:2px solid var(--outline);outline-offset:2px}',
].join('')

/** As the pages choose it: see `themeScript`. */
const THEME = `try{var t=localStorage.getItem('theme');if(t==='system')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

export interface BrandPage {
  brand: Brand
  locale: Pick<Locale, 'tag' | 'dir' | 'code'>
  status: number
  title: string
  texts: readonly string[]
  /** Of the link that asks for the address again. */
  action: string
  /** Where the brand's mark is; absent: of a page that is shown without a network. */
  mark?: string
  /** Inline code after the text. */
  script?: string
}

/** A page in a brand's look that needs no data, and no file but the mark. All texts are escaped. */
export async function brandPage({
  brand,
  locale,
  status,
  title,
  texts,
  action,
  mark,
  script = '',
}: BrandPage): Promise<Response> {
  const css = themeCss(brand) + STYLE
  const scripts = [THEME, ...(script ? [script] : [])]
  const [name, tag, dir] = [textsOf(brand, locale.code).name, locale.tag, locale.dir].map(escaped)
  const picture = mark ? `<img src="${escaped(mark)}" alt="">` : ''
  const html = `<!doctype html><html lang="${tag}" dir="${dir}" data-theme="${brand.theme.scheme}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escaped(title)} - ${name}</title><style>${css}</style><script>${THEME}</script></head><body><main>${EMPTY_PITCH}<p>${picture}<b><bdi>${name}</bdi></b></p><h1>${escaped(title)}</h1>${texts.map((text) => `<p dir="auto">${escaped(text)}</p>`).join('')}<a href="">${escaped(action)}</a></main>${script ? `<script>${script}</script>` : ''}</body></html>`
  const [style, ...hashes] = await Promise.all([css, ...scripts].map(hashSource))
  return new Response(html, {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${style}; script-src ${hashes.join(' ')};${mark ? " img-src 'self';" : ''} base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}
