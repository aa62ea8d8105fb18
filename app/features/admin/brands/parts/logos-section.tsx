import { Brush, ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useBrandForm } from '../brand-form.ts'
import { languageName } from '../brand-labels.ts'
import { isOwnPicture } from '../own-picture.ts'
import { partAt, valueAt, withChanges } from '../record.ts'
import { TextField } from './fields.tsx'
import { fittedLogo, ICONS, type LogoSize, MARK, WORDMARK } from './logo-canvas.ts'
import { useLogoUpload } from './use-logo-upload.ts'

const PATH_CHARS_MAX = 200
const LOGOS = ['dark', 'light', 'mark', 'favicon'] as const
const ICON_NAMES = ['small', 'large', 'maskable'] as const

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
      <DrawAll />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {LOGOS.map((name) => (
          <Picture
            key={name}
            path={`logos.${name}`}
            label={labels[name]}
            size={name === 'dark' || name === 'light' ? WORDMARK : MARK}
            isRequired
          />
        ))}
        {ICON_NAMES.map((name) => (
          <Picture key={name} path={`icons.${name}`} label={iconLabels[name]} size={ICONS[name]} mayGo={['icons']} />
        ))}
      </div>
      <section className="grid gap-2">
        <h3 className="font-medium text-14">{m.admin_brand_wordmarks()}</h3>
        <p className="text-13 text-text-muted">{m.admin_brand_wordmarks_hint()}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {Object.keys(partAt(record, 'texts')).flatMap((language) =>
            (['dark', 'light'] as const).map((name) => (
              <Picture
                key={`${language} ${name}`}
                path={`texts.${language}.logos.${name}`}
                label={m.admin_brand_wordmark({ language: languageName(language), logo: labels[name] })}
                size={WORDMARK}
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
  size: LogoSize
  isRequired?: boolean
  mayGo?: readonly string[]
}

/** The path of a picture, the picture on the ground where it stands, and the way to another one. */
function Picture({ path, label, size, isRequired = false, mayGo = [] }: PictureProps) {
  const { record, set } = useBrandForm()
  const picker = useRef<HTMLInputElement>(null)
  const { upload, isBusy } = useLogoUpload(String(record.id))
  const source = valueAt(record, path)
  const ground = valueAt(record, `theme.${path.endsWith('.light') ? 'light' : 'dark'}.surface`)
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    const stored = file && (await upload(() => fittedLogo(file, size)))
    if (stored) set(path, stored, mayGo)
  }
  return (
    <div className="grid content-start gap-2">
      <TextField path={path} label={label} max={PATH_CHARS_MAX} isCode isRequired={isRequired} mayGo={mayGo} />
      <div
        className="flex h-14 items-center gap-3 rounded-md border border-line px-3"
        style={{ background: typeof ground === 'string' ? ground : undefined }}
      >
        {isOwnPicture(source) && <img src={source} alt={label} className="h-8 max-w-[132px] object-contain" />}
        <Button
          variant="quiet"
          className="ms-auto"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => picker.current?.click()}
        >
          <ImagePlus size={16} aria-hidden />
          {m.admin_brand_upload()}
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/svg+xml,image/png,image/jpeg,image/webp"
        aria-label={m.admin_brand_upload_of({ picture: label })}
        hidden
        onChange={(event) => void take(event)}
      />
    </div>
  )
}

/** For who has no logo yet: one of the names and colours as they are now. */
function DrawAll() {
  const { record, change } = useBrandForm()
  const { upload, isBusy } = useLogoUpload(String(record.id))
  const draw = async () => {
    const { drawnLogos } = await import('./draw-logos.ts')
    const drawn = await drawnLogos(record, upload)
    if (drawn) change((now) => withChanges(now, drawn))
  }
  return (
    <div className="grid gap-2">
      <p className="text-13 text-text-muted">{m.admin_brand_draw_hint()}</p>
      <div>
        <Button variant="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void draw()}>
          <Brush size={16} aria-hidden />
          {m.admin_brand_draw()}
        </Button>
      </div>
    </div>
  )
}
