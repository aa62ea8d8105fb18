/** Code for live updates, in a chunk of its own that is loaded late: see `match.live.ts`. */

export { scoreSocketOf } from '#app/lib/page-socket.ts'
export { delayedTopics } from './delayed-topics.ts'
export { onFreshItems, onScoreChange, subscribeBoard, subscribeCounts } from './live-queries.ts'
export { subscribeMatch } from './load-live-match.ts'
export { ScoreAnnouncer } from './score-announcer.ts'
