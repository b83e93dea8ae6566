import { isAttachment } from '#rich-text/attachments.ts'

import { isKept } from '../file-inside.ts'

/** No program could store these names, or they would mean something else in a path. */
const NOT_IN_NAMES = /[\\:*?"<>|#^[\]\p{Cc}]/u
const PART_MAX = 100
const DEPTH_MAX = 8

/**
 * The path of the file for a name that links lead to; `null` if it cannot be a name of a file.
 * @example pathOfMissing('Places/Old Mill') // 'Places/Old Mill.md'
 */
export function pathOfMissing(name: string): string | null {
  const parts = name.replace(/\.md$/i, '').split('/')
  const isName = (part: string) =>
    part.trim() === part && part !== '' && !part.startsWith('.') && part.length <= PART_MAX && !NOT_IN_NAMES.test(part)
  if (parts.length > DEPTH_MAX || !parts.every(isName) || isAttachment(name) || !isKept(parts.join('/'))) return null
  return `${parts.join('/')}.md`
}

/** The text of a page that players do not see, for a name that had none. */
export const MISSING_PAGE = '---\nvisible: false\n---\n'
