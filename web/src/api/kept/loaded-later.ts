// What the first page does not need. It is loaded as one file, because all of it is small and is needed together when the server is away.

export { keepAnswers } from './keep-answers.ts'
export { removeKept } from './kept-store.ts'
export { startFromKept } from './restore-kept.ts'
