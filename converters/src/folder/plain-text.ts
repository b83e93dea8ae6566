import { readEntityId } from '@waybook/contract'

/** The text as readers see it: full-width brackets are brackets, and invisible characters are gone. The server checks it in this form. */
export function asSeen(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
}

/**
 * Signs of Waybook's own syntax, which a text of another program never means: links, comments, and markers that hide a part of the text.
 * In another program's text they would be faults, or hide what follows.
 */
const OUR_SYNTAX = /\[\s*[![]|!\s*secret|%%/i

export function hasOurSyntax(text: string): boolean {
  return OUR_SYNTAX.test(asSeen(text))
}

/** Replaces the signs of Waybook's syntax by others that look alike. */
export function withoutOurSyntax(text: string): string {
  return asSeen(text)
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/!(?=\S)/g, '! ')
    .replaceAll(/%{2,}/g, '%')
}

/** Removes what no database can store: U+0000 and halves of surrogate pairs. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** A text of another program for a place without formatting: a name, a tag, a property. One line of at most `max` characters. */
export function plainText(text: string, max: number): string {
  const line = storable(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const harmless = hasOurSyntax(line) ? withoutOurSyntax(line).trim() : line
  return harmless.length <= max
    ? harmless
    : harmless
        .slice(0, max)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
        .trim()
}

/** A name, or what stands for it if it is empty. */
export function nameOf(text: string, instead: string): string {
  return plainText(text, 200) || instead
}

/** A name of a property: letters, digits and underscores. Empty if there are none. */
export function propertyKey(text: string): string {
  return plainText(text, 80)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
}

const SLUG_MAX = 80

/** The second part of an id for a name; `null` if its letters have no equivalent among a to z. */
export function slugFor(name: string): string | null {
  const id = readEntityId(`items/${name.replaceAll('/', ' ').slice(0, SLUG_MAX)}`)
  return id === null ? null : id.slice('items/'.length)
}
