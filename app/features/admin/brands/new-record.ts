import { type Part, partAt } from './record.ts'

export interface NewBrand {
  id: string
  name: string
  host: string
}

const LEFT_OUT = [
  // What belongs to whoever runs the other brand, or is drawn with its name.
  ...['operator', 'certificates', 'contacts', 'links', 'downloads', 'botCheckSiteKey', 'maintenance'],
  ...['logos', 'icons'],
  // Money: nobody is owed or sold anything before an operator says so. Whether data is simulated is kept: it is the same data.
  ...['payMethods', 'payMethodsOffByCountry', 'trialSeconds', 'exchange', 'giftShare', 'commission'],
  'hasSimulatedCrowd',
]
const SAID = ['title', 'description', 'introduction', 'keywords', 'copyright'] as const

/** The texts of another brand with the new name in place of its own, and without what it says of itself alone. */
function namedAnew(texts: Part, name: string): Part {
  const { name: old, claims: _, logos: _logos, support: _support, ...others } = texts
  const renamed = SAID.map((field) => {
    const text = others[field]
    return [field, typeof text === 'string' && typeof old === 'string' && old ? text.replaceAll(old, name) : text]
  })
  return { name, ...others, ...Object.fromEntries(renamed.filter(([, text]) => text !== undefined)) }
}

/**
 * A new brand made from another one: its colours, languages, games and features, with a name and a place of its own. Its pictures are
 * drawn of the name.
 */
export function recordFrom(other: Part, { id, name, host }: NewBrand): Part {
  const kept = Object.fromEntries(Object.entries(other).filter(([field]) => !LEFT_OUT.includes(field)))
  const texts = Object.entries(partAt(other, 'texts')).map(([code]) => [
    code,
    namedAnew(partAt(other, `texts.${code}`), name),
  ])
  return {
    ...kept,
    id,
    hosts: [host],
    texts: Object.fromEntries(texts),
    // Services of its own are named by `npm run brand` alone.
    environments: { dev: {}, pro: {}, pro_guonei: {} },
    contacts: [],
    links: [],
    downloads: [],
  }
}

/** Whether the site runs on this computer, where every name under `localhost` leads to it. */
export const isLocalRun = (hostname: string): boolean =>
  hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost')
