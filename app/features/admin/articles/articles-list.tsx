import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { AdminArticleLine } from '#contract/admin-news.ts'
import { GAMES, gameByCode } from '#contract/games.ts'
import { languageOf, localeByCode } from '#contract/languages.ts'
import { gameName } from '../../match/game-name.ts'
import { describeList, orderField } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import { ARTICLE_LANGUAGES, gameText, languageName, STATE_COLOURS, STATE_NAMES } from './article-labels.ts'
import { decideArticle, listArticles } from './articles.functions.ts'

/** Where a link to an article of staff's leads. */
export const articleLink = (id: number) => ({
  to: '/admin/$list' as const,
  params: { list: 'article' },
  search: { id },
})

type LineProps = { line: AdminArticleLine }

const Title = ({ line: { id, title } }: LineProps) => (
  <Link
    {...articleLink(id)}
    preload={false}
    dir="auto"
    className="wrap-anywhere block font-medium hover:text-brand-text hover:underline"
  >
    {title || <span className="text-text-muted">{m.admin_article_untitled({ id })}</span>}
  </Link>
)

const State = ({ line: { state } }: LineProps) => (
  <span className={`whitespace-nowrap font-medium ${STATE_COLOURS[state]}`}>{STATE_NAMES[state]()}</span>
)

/** Tags, because names of five languages are a paragraph. */
const Languages = ({ line: { languages } }: LineProps) => (
  <span className="flex flex-wrap gap-1">
    {languages.map((code) => (
      <abbr
        key={code}
        title={languageName(code)}
        className="rounded-sm bg-surface-2 px-1.5 py-0.5 text-12 no-underline"
      >
        {localeByCode(code)?.tag}
      </abbr>
    ))}
  </span>
)

const When = ({ line: { state, publishAt, updatedAt } }: LineProps) => (
  <Timestamp at={state === 'scheduled' && publishAt ? publishAt : updatedAt} />
)

/** Articles of all brands, those that changed last first. */
export const articlesList = describeList({
  name: 'articles',
  title: m.admin_page_articles,
  fields: {
    text: { kind: 'text', label: m.admin_list_text_title_author },
    source: {
      kind: 'tab',
      firstLabel: m.admin_article_by_staff,
      options: { simulated: m.admin_article_by_program },
    },
    state: {
      kind: 'choice',
      label: m.admin_article_state,
      anyLabel: m.admin_article_any_state,
      options: STATE_NAMES,
    },
    language: {
      kind: 'choice',
      label: m.admin_article_language,
      anyLabel: m.admin_article_any_language,
      options: Object.fromEntries(ARTICLE_LANGUAGES.map((code) => [code, () => languageName(code)])),
    },
    game: {
      kind: 'choice',
      label: m.admin_article_game,
      anyLabel: m.admin_article_any_game,
      options: Object.fromEntries(GAMES.map(({ id, code }) => [code, () => gameName(id)])),
    },
    brand: { kind: 'code', label: m.admin_article_brand },
    sort: orderField(m.admin_list_changed),
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-3 md:*:first:col-span-1 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr_auto]',
    submitLabel: m.admin_article_find,
    isSearch: true,
  },
  read: ({ source, language, game, ...search }) => {
    const gameId = game === undefined ? undefined : gameByCode(game)?.id
    return listArticles({
      data: {
        source: source === 'simulated' ? 'simulated' : 'staff',
        ...search,
        ...(language ? { language: languageOf(language) } : {}),
        ...(gameId === undefined ? {} : { gameId }),
      },
    })
  },
  keyOf: ({ id }) => id,
  nameOf: ({ id, title }) => title || m.admin_article_untitled({ id }),
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_article_title, ({ title }) => title],
    [m.admin_article_state, ({ state }) => STATE_NAMES[state]()],
    [m.admin_article_languages, ({ languages }) => languages.join(' ')],
    [m.admin_article_brand, ({ brand }) => brand],
    [m.admin_article_author, ({ author }) => author],
    [m.admin_article_changed, ({ updatedAt }) => updatedAt],
  ],
  bulk: [
    {
      name: 'take_off',
      label: m.admin_article_take_off,
      isFor: ({ state }) => state === 'published',
      isGrave: true,
      send: ({ id }, { key }) => decideArticle({ data: { key, input: { id, act: 'take_off' } } }),
      undo: ({ id }, { key }) => decideArticle({ data: { key, input: { id, act: 'publish' } } }),
    },
  ],
  rows: {
    columns: () => [
      { key: 'title', title: m.admin_article_title(), cell: (line) => <Title line={line} /> },
      { key: 'state', title: m.admin_article_state(), cell: (line) => <State line={line} /> },
      { key: 'languages', title: m.admin_article_languages(), cell: (line) => <Languages line={line} /> },
      {
        key: 'game',
        title: m.admin_article_game(),
        cell: ({ gameId }) => gameId !== undefined && <span className="whitespace-nowrap">{gameText(gameId)}</span>,
      },
      {
        key: 'brand',
        title: m.admin_article_brand(),
        cell: ({ brand }) =>
          brand === undefined ? (
            <span className="whitespace-nowrap text-text-muted">{m.admin_article_all_brands()}</span>
          ) : (
            <bdi>{brand}</bdi>
          ),
      },
      { key: 'author', title: m.admin_article_author(), cell: ({ author }) => author && <bdi>{author}</bdi> },
      { key: 'when', title: m.admin_article_changed(), cell: (line) => <When line={line} /> },
    ],
    compact: (line) => (
      <div className="grid gap-1 text-13">
        <Title line={line} />
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-text-muted">
          <State line={line} />
          {line.gameId !== undefined && <span>{gameText(line.gameId)}</span>}
          {line.brand !== undefined && <bdi>{line.brand}</bdi>}
          <span className="ms-auto">
            <When line={line} />
          </span>
        </p>
        <Languages line={line} />
      </div>
    ),
  },
  empty: () => ({ picture: 'posts', title: m.admin_article_empty(), text: m.admin_article_empty_text() }),
})
