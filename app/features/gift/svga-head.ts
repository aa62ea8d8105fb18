import { m } from '#app/paraglide/messages.js'
import { seo } from '../shell/seo.ts'
import type { Shell } from '../shell/shell.functions.ts'

export const svgaHead = (shell: Shell) =>
  seo(shell, {
    title: m.gift_svga_seo_title({ brand: shell.brand.texts.name }),
    description: m.gift_svga_intro(),
    path: '/svga',
  })
