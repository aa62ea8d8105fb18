import { themeTokens } from '#app/lib/theme-tokens.ts'
import { paletteOf } from '../palette.ts'
import { type Change, changesOf, type Part, partAt, valueAt, withValue } from '../record.ts'
import { drawnMark, drawnWordmark, ICONS, MARK } from './logo-canvas.ts'

type Upload = (make: () => Promise<Blob>) => Promise<string | undefined>

/** The name that most readers see: English, else that of the default language, else the first. */
function mainName(record: Part): string {
  const texts = partAt(record, 'texts')
  const code = ['en_US', String(record.defaultLanguage), ...Object.keys(texts)].find((each) =>
    Object.hasOwn(texts, each),
  )
  return String(valueAt(texts, `${code}.name`) ?? '')
}

/**
 * What changes when wordmarks, mark and icons are drawn of a record's names and colours: one pair for the main name, and one for
 * each language that writes another. Undefined when the colours are none, or one could not be stored.
 */
export async function drawnLogos(record: Part, upload: Upload): Promise<Change[] | undefined> {
  const [dark, light] = [paletteOf(record, 'dark'), paletteOf(record, 'light')]
  if (!dark || !light) return undefined
  const inkOf = { dark: themeTokens(dark, 'dark')['on-brand'], light: themeTokens(light, 'light')['on-brand'] }
  const drawn = (name: string, scheme: 'dark' | 'light') => ({
    name,
    palette: scheme === 'dark' ? dark : light,
    ink: inkOf[scheme] ?? '#ffffff',
  })
  const main = mainName(record)
  const others = Object.keys(partAt(record, 'texts')).filter((code) => valueAt(record, `texts.${code}.name`) !== main)
  let made = record
  const put = async (path: string, make: () => Promise<Blob>): Promise<boolean> => {
    const stored = await upload(make)
    if (stored) made = withValue(made, path, stored)
    return stored !== undefined
  }
  const names: [string, string][] = [['logos', main]]
  for (const code of others) names.push([`texts.${code}.logos`, String(valueAt(record, `texts.${code}.name`) ?? '')])
  for (const [path, name] of names)
    for (const scheme of ['dark', 'light'] as const)
      if (!(await put(`${path}.${scheme}`, () => drawnWordmark(drawn(name, scheme))))) return undefined
  if (!(await put('logos.mark', () => drawnMark(drawn(main, 'light'), MARK)))) return undefined
  made = withValue(made, 'logos.favicon', valueAt(made, 'logos.mark'))
  for (const [name, size] of Object.entries(ICONS)) {
    const isWhole = name === 'maskable'
    if (!(await put(`icons.${name}`, () => drawnMark(drawn(main, 'light'), size, isWhole)))) return undefined
  }
  return changesOf(record, made)
}
