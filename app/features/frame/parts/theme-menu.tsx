import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'

function toggleTheme() {
  const root = document.documentElement
  const next = root.dataset.theme === 'light' ? 'dark' : 'light'
  root.dataset.theme = next
  try {
    localStorage.setItem('theme', next)
  } catch {
    // Storage may be blocked; the theme then lasts until the page is left.
  }
}

/**
 * A button that switches between light and dark. CSS chooses the icon, so that a cached page is right for everybody.
 */
export function ThemeMenu() {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label={m.shell_theme_toggle()}
      title={m.shell_theme_toggle()}
      className="grid h-9 w-9 shrink-0 place-items-center rounded-md text-text-muted hover:bg-surface-1 hover:text-text"
    >
      <SpriteIcon name="sun" className="size-[18px] fill-none light:hidden" />
      <SpriteIcon name="moon" className="hidden size-[18px] fill-none light:block" />
    </button>
  )
}
