import { m } from '#app/paraglide/messages.js'
import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** The head of the page of all rooms; the rooms of one game are a view of it. */
export function roomsHead(shell: Shell, isView: boolean) {
  const brand = shell.brand.texts.name
  return seo(shell, {
    title: m.live_seo_list_title({ brand }),
    description: m.live_seo_list_description({ brand }),
    path: '/live',
    isHidden: isView,
  })
}
