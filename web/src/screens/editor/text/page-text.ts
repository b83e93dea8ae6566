import { splitFile } from '@waybook/entity-text'

/** The offset of the text in a file: after the front matter and the empty lines that follow it. */
function textOffset(file: string): number {
  const { bodyOffset } = splitFile(file)
  const [empty = ''] = /^(?:[ \t]*\r?\n)*/.exec(file.slice(bodyOffset)) ?? []
  return bodyOffset + empty.length
}

/** The text of a page, without its front matter. */
export function textIn(file: string): string {
  return file.slice(textOffset(file))
}

/** The number of lines before the text. */
export function linesBeforeText(file: string): number {
  return file.slice(0, textOffset(file)).split('\n').length - 1
}

/** Whether `text` is the text of the page, ignoring empty lines at its beginning. */
export function isTextOf(file: string, text: string): boolean {
  const { bodyOffset } = splitFile(file)
  return file.endsWith(text) && file.slice(bodyOffset, Math.max(bodyOffset, file.length - text.length)).trim() === ''
}

/** Replaces the text `before` of a page with `after` and keeps every other byte. Adds an empty line before the first text of a page. */
export function withText(file: string, before: string, after: string): string {
  const head = isTextOf(file, before) ? file.slice(0, file.length - before.length) : file.slice(0, textOffset(file))
  const isFirst = head !== '' && before === '' && splitFile(head).bodyOffset === head.length
  return isFirst ? `${head}${head.endsWith('\n') ? '' : '\n'}\n${after}` : head + after
}
