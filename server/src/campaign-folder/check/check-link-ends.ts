import { fault, type Fault } from '../fault.ts'
import type { OpenText } from './open-texts.ts'

const LEFT_OVER = /\[\s*\[\s*[\p{L}\p{N}_-]+\s*\//u

/** What is left of a link where links are read already shows an id, and with it what its author meant to hide. */
export function checkLinkEnds({ text, placeOf }: OpenText): Fault[] {
  if (!LEFT_OVER.test(text)) return []
  const why = 'players would read the id in a link, as it is not closed, stands in another, or where links are not read'
  return [fault(placeOf(/\[\s*\[/), why, 'write [[category/name]] by itself, and not in code, names or tags')]
}
