// Code that the first page doesn't need. It is one small file, because a page without a server needs all of it together.

export { saveAnswers } from './save-answers.ts'
export { clearStore } from './offline-store.ts'
export { startFromSaved } from './restore-saved.ts'
