import { m } from '#app/paraglide/messages.js'
import type { Brand } from '#brands/brand.ts'
import type { featuresOf } from '#brands/features-of.ts'

/** For the footer: the pages that no navigation on a phone leads to, then the operator's. */
export const footerLinks = (
  { links, contacts, operator }: Pick<Brand, 'links' | 'contacts' | 'operator'>,
  features: Pick<ReturnType<typeof featuresOf>, 'news' | 'videos' | 'experts' | 'mall'>,
  prefix: string,
): Brand['links'] => [
  { label: m.shell_place_anchors(), url: `${prefix}/anchor/anchorList` },
  { label: m.shell_place_custom(), url: `${prefix}/customLive` },
  { label: m.shell_place_multi(), url: `${prefix}/live2` },
  ...(features.news ? [{ label: m.shell_place_news(), url: `${prefix}/news` }] : []),
  ...(features.videos ? [{ label: m.shell_place_videos(), url: `${prefix}/videos` }] : []),
  ...(features.experts ? [{ label: m.plan_title(), url: `${prefix}/expert` }] : []),
  ...(features.mall ? [{ label: m.shell_place_mall(), url: `${prefix}/mall` }] : []),
  { label: m.shell_place_about(), url: `${prefix}/about` },
  { label: m.shell_place_certificate(), url: `${prefix}/certificate` },
  { label: m.shell_place_download(), url: `${prefix}/download` },
  { label: m.shell_place_support(), url: `${prefix}/salesmartly` },
  // The heading of its contacts, else a new request.
  {
    label: m.shell_place_contact(),
    url: `${prefix}/salesmartly#${contacts.length > 0 || operator?.email ? 'support-contacts' : 'new'}`,
  },
  { label: m.shell_place_terms(), url: `${prefix}/protocol/service` },
  { label: m.shell_place_privacy(), url: `${prefix}/protocol/privacy` },
  { label: m.shell_place_disclaimer(), url: `${prefix}/protocol/responsibility` },
  { label: m.shell_place_complaint(), url: `${prefix}/protocol/complaint` },
  ...links,
]
