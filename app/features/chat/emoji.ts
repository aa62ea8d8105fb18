import { createStored } from '#app/lib/stored.ts'

export type EmojiGroup = 'faces' | 'hands' | 'hearts' | 'sports' | 'party' | 'signs'

/** Without skin tones and joined signs, as code points: a device draws each of them, and a screen reader names it. */
const CODES: Readonly<Record<EmojiGroup, string>> = {
  faces:
    '1f600 1f603 1f604 1f601 1f606 1f605 1f602 1f923 1f642 1f609 1f60a 1f60d 1f970 1f618 1f60b 1f61c 1f92a 1f917 1f92d 1f92b 1f914 1f610 1f611 1f644 1f60f 1f623 1f625 1f62e 1f62f 1f62a 1f634 1f60c 1f61b 1f612 1f613 1f614 1f643 1f632 1f641 1f616 1f61e 1f61f 1f624 1f622 1f62d 1f627 1f629 1f92f 1f62c 1f630 1f631 1f975 1f976 1f633 1f974 1f621 1f620 1f92c 1f637 1f922 1f607 1f973 1f60e 1f913 1f921 1f480',
  hands:
    '1f44d 1f44e 1f44f 1f64c 1f64f 1f4aa 1f44a 270a 1f91d 1f44c 1f91e 1f91f 1f918 1f44b 1f449 1f448 1f446 1f447 270b 1f926 1f937',
  hearts: '2764 1f9e1 1f49b 1f49a 1f499 1f49c 1f5a4 1f90d 1f494 1f495 1f496 1f498 1f49d',
  sports:
    '26bd 1f3c0 1f3c8 26be 1f3be 1f3d0 1f3c9 1f94e 1f3b1 1f3d3 1f3f8 1f3d2 1f3cf 1f945 26f3 1f94a 1f3af 1f3ae 1f579 1f3c1 1f3c6 1f947 1f948 1f949 1f3c5 1f6a8 1f7e8 1f7e5 23f1 1f4e3 1f94b 1f945',
  party:
    '1f389 1f38a 1f388 1f381 1f525 1f4a5 2728 1f31f 1f4ab 1f37a 1f37b 1f942 1f37f 1f355 1f354 2615 1f3b6 1f941 1f436 1f431 1f981 1f985 1f432 1f410',
  signs: '1f4af 2705 274c 2753 2757 1f440 1f4a4 1f4a9 1f680 1f3f3 1f6a9 1f51d 1f197 2b06 2b07 1f51c',
}

/** Signs that a device would otherwise draw as text. */
const WITH_VARIANT = new Set(['2764', '1f579', '1f3f3', '23f1', '2b06', '2b07'])

const emojiOf = (code: string): string =>
  String.fromCodePoint(Number.parseInt(code, 16)) + (WITH_VARIANT.has(code) ? '\ufe0f' : '')

export const EMOJI: readonly { group: EmojiGroup; emoji: readonly string[] }[] = Object.entries(CODES).map(
  ([group, codes]) => ({ group: group as EmojiGroup, emoji: [...new Set(codes.split(' '))].map(emojiOf) }),
)

const RECENT_MAX = 16
const known = new Set(EMOJI.flatMap(({ emoji }) => emoji))

/** The visitor's last emoji, the latest first; kept in this browser. */
export const recentEmoji = createStored('chat-emoji', (value): readonly string[] =>
  (Array.isArray(value) ? value : []).filter((each) => known.has(each)).slice(0, RECENT_MAX),
)

export const withEmoji = (recent: readonly string[], emoji: string): string[] =>
  [emoji, ...recent.filter((each) => each !== emoji)].slice(0, RECENT_MAX)
