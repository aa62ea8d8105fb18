import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../../shell/shell.queries.ts'
import { useBrandForm } from '../brand-form.ts'
import { languageName } from '../brand-labels.ts'
import { isShownHere } from '../own-picture.ts'
import { partAt, valueAt } from '../record.ts'
import { TextField } from './fields.tsx'

const PATH_CHARS_MAX = 200
const LOGOS = ['dark', 'light', 'mark', 'favicon'] as const
const ICONS = ['small', 'large', 'maskable'] as const

/** The pictures of the brand. */
export function LogosSection() {
  const { record } = useBrandForm()
  const labels = {
    dark: m.admin_brand_logo_dark(),
    light: m.admin_brand_logo_light(),
    mark: m.admin_brand_logo_mark(),
    favicon: m.admin_brand_logo_favicon(),
  }
  const iconLabels = {
    small: m.admin_brand_icon_small(),
    large: m.admin_brand_icon_large(),
    maskable: m.admin_brand_icon_maskable(),
  }
  return (
    <div className="grid gap-6">
      <p className="text-13 text-text-muted">{m.admin_brand_logos_hint()}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {LOGOS.map((name) => (
          <Picture key={name} path={`logos.${name}`} label={labels[name]} isRequired />
        ))}
        {ICONS.map((name) => (
          <Picture key={name} path={`icons.${name}`} label={iconLabels[name]} mayGo={['icons']} />
        ))}
      </div>
      <section className="grid gap-2">
        <h3 className="font-medium text-14">{m.admin_brand_wordmarks()}</h3>
        <p className="text-13 text-text-muted">{m.admin_brand_wordmarks_hint()}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {Object.keys(partAt(record, 'texts')).flatMap((language) =>
            (['dark', 'light'] as const).map((name) => (
              <Picture
                key={`${language} ${name}`}
                path={`texts.${language}.logos.${name}`}
                label={m.admin_brand_wordmark({ language: languageName(language), logo: labels[name] })}
                mayGo={[`texts.${language}.logos`]}
              />
            )),
          )}
        </div>
      </section>
    </div>
  )
}

interface PictureProps {
  path: string
  label: string
  isRequired?: boolean
  mayGo?: readonly string[]
}

/** The path of a picture, and the picture on the ground where it stands. */
function Picture({ path, label, isRequired = false, mayGo = [] }: PictureProps) {
  const { record } = useBrandForm()
  const { id } = useShell().brand
  const source = valueAt(record, path)
  const ground = valueAt(record, `theme.${path.endsWith('.light') ? 'light' : 'dark'}.surface`)
  return (
    <div className="grid content-start gap-2">
      <TextField path={path} label={label} max={PATH_CHARS_MAX} isCode isRequired={isRequired} mayGo={mayGo} />
      {isShownHere(source, id) && (
        <div
          className="flex h-14 items-center rounded-md border border-line px-3"
          style={{ background: typeof ground === 'string' ? ground : undefined }}
        >
          <img src={source} alt={label} className="max-h-8 max-w-full" />
        </div>
      )}
    </div>
  )
}
