import { isEntityId } from '@waybook/contract'

import { asSeen } from './as-seen.ts'

/** `[[category/name]]` or `[[category/name|shown]]`; an editor may have wrapped it. */
export const WIKI_LINK = /\[\[[^[\]]+\]\]/g

export interface WikiLink {
  /** `null` where the part before the bar is not an entity id. */
  readonly id: string | null
  /** The author's words; empty where the target's name is to be shown. */
  readonly shown: string
}

/** Shown for a target that was meant as an id: a player must not learn from the id what the name would give away. */
const UNKNOWN = 'something'

/** Reads one link with its brackets. A target that is a name is shown as it is: nobody can know where it was to lead. */
export function readWikiLink(written: string): WikiLink {
  // In a table the bar has to be escaped.
  const [target = '', ...rest] = written.slice(2, -2).split(/\\?\|/)
  const shown = rest.join('|').trim().replaceAll(/\s+/g, ' ')
  // Obsidian adds `#heading` for a place within a page.
  const id = target.replace(/#[^]*/, '').trim().normalize('NFC').toLowerCase()
  if (isEntityId(id)) return { id, shown }
  return { id: null, shown: shown || (asSeen(target).includes('/') ? UNKNOWN : target.trim()) }
}

/** A plain text with its links as their authors' words; links that show their target's name leave nothing. */
export function withoutLinks(text: string): string {
  return text.replaceAll(WIKI_LINK, (written) => readWikiLink(written).shown)
}
