import { looksSecret } from '#rich-text/looks-secret.ts'

import { fault, type Fault } from '../fault.ts'
import type { OpenText } from './open-texts.ts'

/** The beginning of a marker in any spelling; `!secret` also without the bracket. */
const MARKER = /\[\s*!\s*([\p{L}\p{N}_]+)|!(secret)/giu

/** Reports markers, even misspelled ones, that remain in text players may read. The secret would be visible to them. */
export function checkSecrets({ text, placeOf }: OpenText): Fault[] {
  const written = new Map<string, string>()
  for (const [marker, bracketed, bare = ''] of text.matchAll(MARKER)) written.set(bracketed ?? bare, marker)
  return [...written].flatMap(([word, marker]) => {
    const place = placeOf(new RegExp(`!\\s*${word}`))
    if (!looksSecret(word)) return []
    const [known] = /^(?:secret|gm)/i.exec(word) ?? []
    return known === undefined
      ? fault(place, `players would read "${marker}]"`, 'did you mean "[!secret]"?')
      : fault(
          place,
          'players would read this secret',
          `begin a quote with > [!${known.toLowerCase()}], after an empty line`,
        )
  })
}
