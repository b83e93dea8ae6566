// Compares two versions of a text.
export { compareWords, type Compared } from './compare-words.ts'
