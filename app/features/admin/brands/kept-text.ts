import { m } from '#app/paraglide/messages.js'

const LABELS: ReadonlyMap<string, () => string> = new Map([
  ['roleGrantsByTwo', m.admin_brand_by_two],
  ['staffTwoStep', m.admin_brand_two_step],
  ['refundsByTwoFrom', m.admin_brand_refunds_two],
  ['hosts', m.admin_brand_hosts],
  ['flavour', m.admin_brand_flavour],
])

/** What a return to an earlier version has left as it is. A field without a label is named as in the record. */
export const keptText = (paths: readonly string[], tag: string): string =>
  m.admin_brand_return_kept({
    fields: new Intl.ListFormat(tag).format(paths.map((path) => LABELS.get(path)?.() ?? path)),
  })
