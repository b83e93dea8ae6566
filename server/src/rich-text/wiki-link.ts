import { isEntityId } from '@waybook/contract'

import { visibleText } from './normalise-text.ts'

/** `[[category/name]]` or `[[category/name|shown]]`, possibly with line breaks. */
export const WIKI_LINK = /\[\[[^[\]]+\]\]/g

export interface WikiLink {
  /** `null` if the part before the bar is not an entity id. */
  readonly id: string | null
  /** The author's text; empty to show the target's name. */
  readonly shown: string
}

/** Shown for a target that was meant as an id, because the id could give the name away to players. */
const UNKNOWN = 'something'

/** Parses one link with its brackets. A target that is a plain name is shown as it is. */
export function readWikiLink(written: string): WikiLink {
  // In a table the bar must be escaped.
  const [target = '', ...rest] = written.slice(2, -2).split(/\\?\|/)
  const shown = rest.join('|').trim().replaceAll(/\s+/g, ' ')
  // Obsidian appends `#heading` to link to a section.
  const id = target.replace(/#[^]*/, '').trim().normalize('NFC').toLowerCase()
  if (isEntityId(id)) return { id, shown }
  return { id: null, shown: shown || (visibleText(target).includes('/') ? UNKNOWN : target.trim()) }
}

/** A plain text with its links replaced by the author's text. Links that show their target's name are removed. */
export function withoutLinks(text: string): string {
  return text.replaceAll(WIKI_LINK, (written) => readWikiLink(written).shown)
}
