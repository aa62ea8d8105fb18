import { useLocation } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import type { Locale } from '#contract/languages.ts'
import { offeredLocales } from '../../shell/offered-locales.ts'
import { useShell } from '../../shell/shell.queries.ts'

/**
 * Every language of the brand by its own name, incomplete ones (shown in English) apart. Each is a link to that language's URL, which
 * is enough without scripts; `languageChoiceScript` keeps the choice, and the URL stays the same.
 */
export function LanguageMenu() {
  const locales = offeredLocales(useShell().brand)
  const inEnglish = locales.filter(({ isComplete }) => !isComplete)
  if (locales.length < 2) return null
  return (
    <Menu
      label={m.shell_language_label()}
      button={<SpriteIcon name="globe" className="size-[18px] fill-none" />}
      className="max-h-[70dvh] w-80 max-w-[92vw] overflow-y-auto"
    >
      <Languages locales={locales.filter(({ isComplete }) => isComplete)} />
      {inEnglish.length > 0 && (
        <>
          <p id="languages-in-english" className="languages-note">
            {m.shell_language_in_english()}
          </p>
          <Languages locales={inEnglish} labelId="languages-in-english" />
        </>
      )}
    </Menu>
  )
}

function Languages({ locales, labelId }: { locales: readonly Locale[]; labelId?: string }) {
  const { locale } = useShell()
  const path = useLocation({ select: (location) => location.pathname + location.searchStr })
  return (
    <HydrateWhenSeen as="ul" className="languages" aria-labelledby={labelId}>
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
