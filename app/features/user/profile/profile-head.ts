import type { User } from '#contract/user.ts'
import { seo } from '../../shell/seo.ts'
import type { Shell } from '../../shell/shell.functions.ts'

export const profileHead = ({ loaderData }: { loaderData?: { shell: Shell; user: User } | undefined }) =>
  loaderData
    ? seo(loaderData.shell, {
        title: `${loaderData.user.username} - ${loaderData.shell.brand.texts.name}`,
        description: loaderData.user.signature ?? loaderData.user.username,
        path: `/userInfo/${loaderData.user.uid}`,
        isHidden: true,
      })
    : {}
