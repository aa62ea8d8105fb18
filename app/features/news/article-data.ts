import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Article } from '#contract/news.ts'
import { articlePath } from '#contract/news-rules.ts'
import { gameName } from '../match/game-name.ts'
import { matchPath } from '../match/match-path.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** Longer ones are cut by search engines. */
const HEADLINE_CHARS_MAX = 110

/** What search engines are told of an article: all that Google asks for of a `NewsArticle`. */
export function articleData(shell: Shell, article: Article, match: MatchRow | undefined): object {
  const { origin, prefix, brand } = shell
  const tag = localeByCode(article.language)?.tag
  const url = `${origin}${prefix}${articlePath(article)}`
  const organization = { '@type': 'Organization', name: brand.texts.name, url: origin }
  const { title, summary, cover, gameId, publishedAt, updatedAt, author } = article
  return {
    '@type': article.isPost ? 'BlogPosting' : 'NewsArticle',
    headline: [...title].slice(0, HEADLINE_CHARS_MAX).join(''),
    ...(summary ? { description: summary } : {}),
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: tag,
    url,
    mainEntityOfPage: url,
    isAccessibleForFree: true,
    timeRequired: `PT${article.reading}M`,
    ...(gameId === undefined ? {} : { articleSection: gameName(gameId) }),
    image: [`${origin}${cover ?? brand.logos.share}`],
    // A program's author is who runs it.
    author: author ? { '@type': 'Person', name: author.name, url: `${origin}/userInfo/${author.uid}` } : organization,
    publisher: { ...organization, logo: { '@type': 'ImageObject', url: `${origin}${brand.logos.share}` } },
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
