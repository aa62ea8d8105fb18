/** What moves a page, in a piece of code of its own: see `match.live.ts`. */
export { heldTopics } from './held-topics.ts'
export { followBoard, followMatch, onScore } from './live-queries.ts'
export { scoreSocketOf } from './page-socket.ts'
export { ScoreAnnouncer } from './score-announcer.ts'
