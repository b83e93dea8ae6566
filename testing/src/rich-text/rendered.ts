import { renderMarkdown, type RichText } from '@waybook/server/rich-text/render-markdown.ts'

/** For tests: what becomes of a text that is sound. */
export function rendered(...lines: readonly string[]): RichText {
  const result = renderMarkdown(lines.join('\n'))
  if (!result.ok) throw new Error(`The text ${result.why}`)
  return result
}
