/** What moves a page, in a piece of code of its own: see `match.live.ts`. */
export { delayedTopics } from './delayed-topics.ts'
export { onScoreChange, subscribeBoard, subscribeMatch } from './live-queries.ts'
export { scoreSocketOf } from './page-socket.ts'
export { ScoreAnnouncer } from './score-announcer.ts'
