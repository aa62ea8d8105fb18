import { themeTokens } from '#app/lib/theme-tokens.ts'
import { type Brand, hostsOf } from '#brands/brand.ts'

const block = (selector: string, values: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** Menus of every brand name the recharge page; nothing in the browser's code asks whether this one has it. */
const WITHOUT_RECHARGE = 'a[href$="/userInfo/recharge"],li:has(>a[href$="/userInfo/recharge"]){display:none}'

const sellsCoins = (brand: Brand): boolean =>
  (brand.payMethods ?? []).length > 0 || hostsOf(brand).rechargeUrl !== undefined

const cssOf = new WeakMap<Brand, string>()

/**
 * The brand's design tokens as CSS, for both schemes, and no way to the recharge page where no coins are sold.
 */
export function themeCss(brand: Brand): string {
  const cached = cssOf.get(brand)
  if (cached) return cached
  const css =
    block(':root', themeTokens(brand.theme.dark, 'dark')) +
    block(':root[data-theme=light]', themeTokens(brand.theme.light, 'light')) +
    (sellsCoins(brand) ? '' : WITHOUT_RECHARGE)
  cssOf.set(brand, css)
  return css
}
