import { readFields } from '@waybook/entity-text'
import { editor } from '@waybook/messages/editor'

/** Marks at the beginning of a line, and what a reader sees instead. */
const lineMarks: readonly (readonly [RegExp, string])[] = [
  [/^(?:\s{0,3}>\s?)+/, ''],
  [/^\[!([\w-]+)\][+-]?\s*(.*)$/, '$2'],
  [/^\s{0,3}#{1,6}\s+/, ''],
  [/^(\s*)[-*+]\s+\[ \]\s/, '$1☐ '],
  [/^(\s*)[-*+]\s+\[[xX]\]\s/, '$1☑ '],
  [/^(\s*)[-*+]\s+/, '$1• '],
  [/^\s*\|\s?|\s?\|\s*$/g, ''],
]

/** Marks within a line, and what a reader sees instead. */
const inlineMarks: readonly (readonly [RegExp, string | ((...found: readonly string[]) => string)])[] = [
  [/!\[\[([^\]|#]+)[^\]|]*(?:\|[^\]]*)?\]\]/g, (_, target = '') => `[${nameIn(target)}]`],
  [/!\[([^\]]*)\]\([^)]*\)/g, (_, alt = '') => `[${alt || editor.picture()}]`],
  [/\[\[[^\]|]+\|([^\]]+)\]\]/g, '$1'],
  [/\[\[([^\]#]*)(?:#\^?([^\]]*))?\]\]/g, (_, target = '', part = '') => (target ? nameIn(target) : part)],
  [/\[([^\]]+)\]\([^)]*\)/g, '$1'],
  [/\[\^[^\]]+\]:?/g, ''],
  [/\*\*(\S|\S.*?\S)\*\*/g, '$1'],
  [/__(\S|\S.*?\S)__/g, '$1'],
  [/~~(\S|\S.*?\S)~~/g, '$1'],
  [/==(\S|\S.*?\S)==/g, '$1'],
  [/(?<![\w*])\*(\S|[^\s*][^*]*?\S)\*(?![\w*])/g, '$1'],
  [/(?<![\w_])_(\S|[^\s_][^_]*?\S)_(?![\w_])/g, '$1'],
  [/`([^`]+)`/g, '$1'],
  [/\s\^[\w-]+$/, ''],
  [/<\/?[a-z][^>]*>/gi, ''],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
]

const RULE_OR_FENCE = /^\s*(?:```|~~~|\|?[\s:|-]*-{3}[\s:|-]*$)/

/**
 * A Markdown text as a reader sees it: without marks, and with the words of links. Only for comparing: texts that differ in their marks
 * alone are the same here.
 * @example readingText('## The **Gate**') // 'The Gate'
 */
export function readingText(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !RULE_OR_FENCE.test(line))
    .map((line) => withoutInline(lineMarks.reduce((words, [mark, shown]) => words.replace(mark, shown), line)))
    .join('\n')
}

function withoutInline(line: string): string {
  return inlineMarks.reduce(
    (words, [mark, shown]) => (typeof shown === 'string' ? words.replace(mark, shown) : words.replace(mark, shown)),
    line,
  )
}

/** `characters/kessa-vane` -> `Kessa Vane`. Other targets are names or paths of files as they are written. */
function nameIn(target: string): string {
  const last = target.split('/').at(-1) ?? target
  return /^[a-z\d-]+$/.test(last)
    ? last.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : last
}

/** A field of the front matter in words: lists with commas, keys with their values. */
export function fieldWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) {
    const isSimple = value.every((one) => typeof one !== 'object' || Array.isArray(one))
    return value.map(fieldWords).join(isSimple ? ', ' : '\n')
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${keyWords(key)}: ${fieldWords(one)}`)
      .join(', ')
  if (typeof value === 'boolean') return value ? editor.yes() : editor.no()
  return typeof value === 'string' ? readingText(value) : JSON.stringify(value)
}

/** `visualDescription` -> `Visual description` */
export function keyWords(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The fields that differ between two files, in words; `null` if the front matter of one cannot be read. */
export function changedFields(before: string, after: string) {
  const [was, is] = [readFields(before), readFields(after)]
  if (!was.ok || !is.ok) return null
  const keys = [...new Set([...Object.keys(was.fields), ...Object.keys(is.fields)])]
  return keys
    .map((key) => ({ key, before: fieldWords(was.fields[key]), after: fieldWords(is.fields[key]) }))
    .filter((field) => field.before !== field.after)
}
