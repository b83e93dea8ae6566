/** Common spellings of letters that Unicode does not take apart. The keys are both upper and lower case. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 'th',
  Þ: 'th',
  ı: 'i',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** A part of a word in a script that is written without spaces, or that joins words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+/gu

const KOREAN = /\p{scx=Hang}/u

/**
 * A text without accents and with letters that everybody can type, but in its case.
 * @example foldLetters('Straße, Ærø, é') // 'Strasse, aero, e'
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
}

/**
 * Splits a text into normalized words for the search: lower case, without accents, letters and digits only. Chinese, Japanese and Korean
 * words become pairs of letters and the last letter, because a word there may be anywhere. Used for texts and queries.
 * @example searchWords('Éclair, tide-bell') // ['eclair', 'tide', 'bell']
 * @example searchWords('Straße') // ['strasse']
 * @example searchWords('東京都') // ['東京', '京都', '都']
 */
export function searchWords(text: string): string[] {
  return splitWords(foldLetters(text)).flatMap((word) =>
    wordParts(word).flatMap(({ part, isPaired }) => (isPaired ? pairsIn(part).map(({ pair }) => pair) : part)),
  )
}

/**
 * Splits a name into normalized words that keep its letters, for keys and sorting.
 * @example nameWords('Éclair, Straße 東京都') // ['eclair', 'straße', '東京都']
 */
export function nameWords(text: string): string[] {
  return splitWords(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** A part of a word, and whether it is searched by pairs of letters. */
interface WordPart {
  readonly part: string
  readonly isPaired: boolean
  /** In code units. */
  readonly at: number
}

/**
 * Divides a normalized word where its script changes between one with and one without spaces.
 * @example wordParts('東京abc') // [{ part: '東京', isPaired: true, at: 0 }, { part: 'abc', isPaired: false, at: 2 }]
 */
export function wordParts(word: string): WordPart[] {
  const parts: WordPart[] = []
  let end = 0
  const add = (from: number, to: number, isPaired: boolean) => {
    if (to > from) parts.push({ part: word.slice(from, to), isPaired, at: from })
  }
  for (const { 0: found, index } of word.matchAll(UNSPACED)) {
    add(end, index, false)
    end = index + found.length
    add(index, end, true)
  }
  add(end, word.length, false)
  return parts
}

/**
 * The pairs of letters of a part, and its last letter. Syllables of Korean stay in their parts, so an incomplete one finds words too.
 * @example pairsIn('東京都') // [{ pair: '東京', at: 0 }, { pair: '京都', at: 1 }, { pair: '都', at: 2 }]
 */
export function pairsIn(part: string): { readonly pair: string; readonly at: number }[] {
  // Only syllables of Korean consist of several letters, and taking each letter apart is slow.
  const letters = KOREAN.test(part)
    ? Array.from(part.normalize('NFC'), (letter) => letter.normalize('NFKD'))
    : Array.from(part)
  let at = 0
  return letters.map((letter, index) => {
    const found = { pair: letter + (letters[index + 1] ?? ''), at }
    at += letter.length
    return found
  })
}
