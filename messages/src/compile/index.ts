export { buildMessages, ENGLISH, MESSAGE_FILES, translationFile, translationsIn } from './build.ts'
export { readEnglish } from './english.ts'
export { translationFaults, unusedMessages } from './faults.ts'
export { translations } from '../languages.ts'
