import { renderMarkdown, type RichText } from '@waybook/server/rich-text/render-markdown.ts'

/** For tests: renders a valid text. */
export function rendered(...lines: readonly string[]): RichText {
  const result = renderMarkdown(lines.join('\n'))
  if (!result.ok) throw new Error(`The text ${result.why}`)
  return result
}
