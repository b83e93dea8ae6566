import { searchWords } from '#rich-text/search-words.ts'

/** More words than anyone types to find something. Each costs a lookup in the index. */
const WORDS_MAX = 16

/** The distinct words of a search. */
export function queryWords(text: string): string[] {
  return [...new Set(searchWords(text))].slice(0, WORDS_MAX)
}
