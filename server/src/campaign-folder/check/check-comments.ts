import { hasCommentMark } from '#rich-text/comments.ts'

import type { EntityDraft } from '../entity-file.ts'
import { fault, warning, type Fault, type Place } from '../fault.ts'
import type { OpenText } from './open-texts.ts'

/** Reports comments in a text that is not Markdown. Closed comments were removed before, in the fields that may have them. */
export function checkPlainComments({ text, placeOf }: OpenText): Fault[] {
  if (!hasCommentMark(text)) return []
  const why = 'players would read this comment, because it is not closed or comments do not work here'
  return [fault(placeOf(/%%/), why, 'end it with %%, or move it into the text')]
}

/** Warns about comments that are not closed. They hide more than their author meant. */
export function checkOpenComments({ file, source, bodyLine, body, boxText, gmNotes, placeOf }: EntityDraft): Fault[] {
  const last = () => source.split('\n').findLastIndex((line) => line.includes('%%')) + 1
  const inBody = body.commentsClosed ? [] : [neverEnds({ file, line: Math.max(last(), bodyLine) })]
  const fields = Object.entries({ boxText, gmNotes }).filter(([, text]) => text.ok && !text.commentsClosed)
  return [...inBody, ...fields.map(([field]) => neverEnds(placeOf([field])))]
}

function neverEnds(place: Place): Fault {
  return warning(
    place,
    'this comment is not closed, so the rest of its paragraph or of the text is hidden',
    'write %% where it ends',
  )
}
