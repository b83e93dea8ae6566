/** The end of a sentence or block, or the mark that begins a block, followed by characters that may open a sentence. */
const SENTENCE_END =
  /(?:^|\n[ \t]*\n|[.!?…]["”’»)*_]*\s+|(?:^|\n)[ \t]*(?:(?:>|#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+)+)[\s"'“‘«(*_~]*$/u

/** In characters. Longer than any end of a sentence with its marks and tags. */
const NEAR = 300

/** Whether a new sentence begins after a text, which may be Markdown. */
export function endsSentence(before: string): boolean {
  return SENTENCE_END.test(before.length > NEAR ? `word${before.slice(-NEAR)}` : before)
}

const LINK = /<a [^>]*>[^<]*<\/a>/g
const INLINE = /<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/g
const BREAK = /<br\b[^>]*>/g
const TAG = /<[^>]*>/g

/** The text before an offset in HTML, for `endsSentence`. A link counts as a word, whatever it shows. */
export function textBefore(html: string, place: number): string {
  const start = Math.max(0, place - NEAR)
  const near = html
    .slice(start, place)
    .replaceAll(LINK, 'word')
    .replaceAll(INLINE, '')
    .replaceAll(BREAK, '\n')
    .replaceAll(TAG, '\n\n')
  return start === 0 ? near : `word${near}`
}
