import { isDeepStrictEqual } from 'node:util'

import { readFields, setField, splitFile } from '@waybook/entity-text'

import { linkedById, type EntityNames } from '#campaign-folder/entity-names.ts'
import { writeAudience, type SecretAudience } from '#rich-text/audience.ts'
import { renderMarkdown, secretsIn } from '#rich-text/render-markdown.ts'
import { idOf, OPENING, type SecretMark } from '#rich-text/secret-marks.ts'

/** The Markdown texts of a file that have secrets for players. */
export type SecretField = 'body' | 'boxText'

export interface WantedAudience {
  readonly field: SecretField
  /** The id of the secret in the rendered text. */
  readonly secret: string
  readonly audience: SecretAudience
}

/** A text in which a secret has another audience. */
interface WithAudience {
  readonly text: string
  /** Who read it before. */
  readonly before: SecretAudience
}

/** A file in which a secret has another audience, and nothing else is another. `null` if it has no such secret any more. */
export function withSecretAudience(
  text: string,
  { field, secret, audience }: WantedAudience,
  names: EntityNames,
): WithAudience | null {
  const { body, bodyOffset } = splitFile(text)
  if (field === 'body') {
    const changed = withAudience(body, { secret, audience }, names)
    return changed && { ...changed, text: text.slice(0, bodyOffset) + changed.text }
  }
  const read = readFields(text)
  const boxText = read.ok ? read.fields['boxText'] : undefined
  const changed = typeof boxText === 'string' ? withAudience(boxText, { secret, audience }, names) : null
  return changed && { ...changed, text: setField(text, ['boxText'], changed.text) }
}

function withAudience(
  markdown: string,
  { secret, audience }: Pick<WantedAudience, 'secret' | 'audience'>,
  names: EntityNames,
): WithAudience | null {
  const read = (one: string) => readSecrets(linkedById(one, names))
  const before = read(markdown)
  // Ids stand in for names in what is rendered, so that offsets are others there.
  const index = before.marks.findIndex((mark) => idOf(mark) === secret)
  const place = secretsIn(markdown)[index]
  if (!place) return null
  const changed = replaceOpening(markdown, place, audience)
  const after = read(changed)
  // Whatever surrounds the secret: no other may have changed, nor what is in it, as it could be read by somebody else.
  const wanted = before.marks.map((mark) => (idOf(mark) === secret ? { ...mark, audience } : mark))
  const isSame = after.html === before.html && isDeepStrictEqual(after.marks.map(comparable), wanted.map(comparable))
  return isSame ? { text: changed, before: before.marks[index]?.audience ?? [] } : null
}

function readSecrets(linked: string) {
  const rendered = renderMarkdown(linked)
  const html = rendered.ok ? rendered.full.replaceAll(/<aside [^>]*>/g, '<aside>') : ''
  return { marks: rendered.ok ? rendered.secrets : [], html }
}

function replaceOpening(markdown: string, { offset, audience, written }: SecretMark, wanted: SecretAudience): string {
  const [opening = ''] = OPENING.exec(markdown.slice(offset)) ?? []
  const before = markdown.slice(0, offset) + opening.trimEnd() + writeAudience(wanted)
  const rest = markdown.slice(offset + opening.length)
  if (audience !== null) return before + rest.slice(written.length)
  // Words beside an audience would keep it from being read.
  return before + (written.trim() === '' ? rest : newLineLike(markdown, offset) + rest)
}

/** A line break and the marks of the quotes and the indentation of the lists that a place is in. */
function newLineLike(markdown: string, offset: number): string {
  const line = markdown.slice(markdown.lastIndexOf('\n', offset - 1) + 1, offset)
  return (markdown.includes('\r\n') ? '\r\n' : '\n') + line.replaceAll(/[^>\s]/g, ' ')
}

function comparable({ audience }: SecretMark): unknown {
  return audience === 'everyone' ? audience : (audience ?? []).toSorted()
}
