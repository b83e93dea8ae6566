import { searchWords } from '#rich-text/search-words.ts'

/** More words than anybody types to find something; each costs a look into the index. */
const WORDS_MAX = 16

/** The words of a question, each once. */
export function queryWords(text: string): string[] {
  return [...new Set(searchWords(text))].slice(0, WORDS_MAX)
}
