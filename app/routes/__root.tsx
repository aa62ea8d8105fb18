import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from '#app/styles.css?url'

export const Route = createRootRoute({
  head: () => ({ links: [{ rel: 'stylesheet', href: css }] }),
  component: () => (
    <html lang={getLocale()}>
      <head><HeadContent /></head>
      <body><a href="#main">{m.shell_skip_to_content()}</a><Outlet /><Scripts /></body>
    </html>
  ),
})
