import { m } from '#app/paraglide/messages.js'
import { seo } from '../../shell/seo.ts'
import type { Shell } from '../../shell/shell.functions.ts'

export const cropHead = (shell: Shell) =>
  seo(shell, {
    title: m.user_crop_seo_title({ brand: shell.brand.texts.name }),
    description: m.user_crop_intro(),
    path: '/caijian',
  })
