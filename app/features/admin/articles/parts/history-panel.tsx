import { m } from '#app/paraglide/messages.js'
import type { AdminArticle } from '#contract/admin-news.ts'
import { ACTION_LABELS } from '../../admin-labels.ts'
import { Panel } from '../../panel.tsx'
import { Timestamp } from '../../timestamp.tsx'
import { UserLink } from '../../user-link.tsx'
import { ARTICLE_LANGUAGES, languageName } from '../article-labels.ts'

type Line = AdminArticle['history'][number]

/** The language that a line is about: `article 7, ar`. */
const languageIn = ({ detail }: Line) => ARTICLE_LANGUAGES.find((code) => detail.endsWith(`, ${code}`))

/** What was done with the article, the newest first. */
export const HistoryPanel = ({ history }: Pick<AdminArticle, 'history'>) => (
  <Panel title={m.admin_article_history()}>
    {history.length === 0 ? (
      <p className="text-13 text-text-muted">{m.admin_article_history_empty()}</p>
    ) : (
      <ol className="grid max-h-80 gap-3 overflow-y-auto text-13">
        {history.map((line) => {
          const language = languageIn(line)
          return (
            <li key={`${line.at} ${line.act} ${line.detail}`}>
              <p className="font-medium">
                {ACTION_LABELS[line.act]()}
                {language && <span className="font-normal text-text-muted"> · {languageName(language)}</span>}
              </p>
              <p className="text-text-muted">
                <UserLink uid={line.adminUid} name={line.adminName || String(line.adminUid)} />{' '}
                <Timestamp at={line.at} />
              </p>
            </li>
          )
        })}
      </ol>
    )}
  </Panel>
)
