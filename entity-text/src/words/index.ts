/** How two versions of a text differ. */
export { compareWords, type Compared } from './compare-words.ts'
