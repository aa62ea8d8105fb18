import { localeByCode } from '#contract/languages.ts'
import type { Video } from '#contract/video.ts'
import { videoPath } from '#contract/video-rules.ts'
import { matchPath } from '../match/match-path.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { isoLength } from '../video-list/video-length.ts'
import { chapterTexts } from './chapter-text.ts'

/** Search engines read no more than some of them. */
const CLIPS_MAX = 30

/** They put numbers in order on a page; in data they are letters of a name. */
const BIDI_SIGNS = /[\u200e\u200f\u2066-\u2069]/gu

/** schema.org data of a video's page. */
export function videoData(shell: Shell, video: Video) {
  const { origin, prefix, brand, locale } = shell
  const { title, summary, publishedAt, seconds, source, match, views, author } = video
  const url = `${origin}${prefix}${videoPath(video)}`
  const chapters = chapterTexts(video, locale.dir).slice(0, CLIPS_MAX)
  const clips = chapters.map(({ at, title: name }, index) => {
    const endOffset = chapters[index + 1]?.at ?? seconds
    return {
      '@type': 'Clip',
      name: name.replaceAll(BIDI_SIGNS, ''),
      startOffset: at,
      ...(endOffset === undefined ? {} : { endOffset }),
      url: `${url}?t=${at}`,
    }
  })
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary || title,
    thumbnailUrl: [`${origin}${video.poster ?? brand.logos.share}`],
    uploadDate: publishedAt,
    ...(seconds === undefined ? {} : { duration: isoLength(seconds) }),
    // A file, or a playlist, which search engines read too. No page of the video alone is there to be embedded.
    contentUrl: new URL(source.url, origin).href,
    inLanguage: localeByCode(video.language)?.tag,
    url,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: views,
    },
    author: author
      ? { '@type': 'Person', name: author.name, url: `${origin}${prefix}/userInfo/${author.uid}` }
      : { '@type': 'Organization', name: brand.texts.name, url: origin },
    ...(clips.length > 0 ? { hasPart: clips } : {}),
    ...(match
      ? {
          about: {
            '@type': 'SportsEvent',
            name: `${match.home.name} - ${match.away.name}`,
            startDate: match.startsAt,
            url: `${origin}${matchPath(shell, match.gameId, match.id)}`,
          },
        }
      : {}),
  }
}
