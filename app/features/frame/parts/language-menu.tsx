import { useLocation } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { LOCALES, type Locale } from '#contract/languages.ts'
import { useShell } from '../../shell/shell.queries.ts'

const COMPLETE = LOCALES.filter(({ isComplete }) => isComplete)
const IN_ENGLISH = LOCALES.filter(({ isComplete }) => !isComplete)

/**
 * Every language by its own name, incomplete ones (shown in English) apart. Each is a link to that language's URL, which
 * is enough without scripts; `languageChoiceScript` keeps the choice, and the URL stays the same.
 */
export function LanguageMenu() {
  return (
    <Menu
      label={m.shell_language_label()}
      button={<SpriteIcon name="globe" className="size-[18px] fill-none" />}
      className="max-h-[70dvh] w-80 max-w-[92vw] overflow-y-auto"
    >
      <Languages locales={COMPLETE} />
      {IN_ENGLISH.length > 0 && (
        <>
          <p id="languages-in-english" className="mt-1 border-line border-t px-3 pt-3 pb-1 text-13 text-text-muted">
            {m.shell_language_in_english()}
          </p>
          <Languages locales={IN_ENGLISH} labelId="languages-in-english" />
        </>
      )}
    </Menu>
  )
}

function Languages({ locales, labelId }: { locales: readonly Locale[]; labelId?: string }) {
  const { locale } = useShell()
  const path = useLocation({ select: (location) => location.pathname + location.searchStr })
  return (
    <HydrateWhenSeen as="ul" className="languages grid grid-cols-2" aria-labelledby={labelId}>
      {locales.map((entry) => (
        <li key={entry.code}>
          <a
            href={`/${entry.tag}${path === '/' ? '' : path}`}
            lang={entry.tag}
            hrefLang={entry.tag}
            aria-current={entry.code === locale.code ? 'true' : undefined}
            data-language={entry.code}
            onClick={(event) => {
              event.preventDefault()
              location.assign(path)
            }}
          >
            {entry.endonym}
            {entry.code === locale.code && <SpriteIcon name="check" className="size-[16px] fill-none" />}
          </a>
        </li>
      ))}
    </HydrateWhenSeen>
  )
}
