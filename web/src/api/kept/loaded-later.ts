// Code that the first page doesn't need. It is one small file, because a page without a server needs all of it together.

export { keepAnswers } from './keep-answers.ts'
export { removeKept } from './kept-store.ts'
export { startFromKept } from './restore-kept.ts'
