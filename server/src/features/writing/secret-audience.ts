import { isDeepStrictEqual } from 'node:util'

import { readFields, setField, splitFile } from '@waybook/entity-text'

import type { EntityText } from '#campaign-folder/entity-file.ts'
import { linkedInMarkdown, type EntityNames } from '#campaign-folder/entity-names.ts'
import { writeAudience, type SecretAudience } from '#rich-text/audience.ts'
import { renderMarkdown, secretsIn } from '#rich-text/render-markdown.ts'
import { idOf, OPENING, type SecretMark } from '#rich-text/secret-marks.ts'

/** The Markdown texts of a file that can have secrets for players. */
export type SecretField = 'body' | 'boxText'

export interface WantedAudience {
  readonly field: SecretField
  /** The id of the secret in the rendered text. */
  readonly secret: string
  readonly audience: SecretAudience
}

/** A text after a secret got another audience. */
interface WithAudience {
  readonly text: string
  /** The audience of the secret before. */
  readonly before: SecretAudience
}

/** Changes the audience of a secret in a file, and nothing else. `null` if the file no longer has the secret, or more would change. */
export function withSecretAudience(
  { path, text }: Omit<EntityText, 'id'>,
  { field, secret, audience }: WantedAudience,
  names: EntityNames,
): WithAudience | null {
  const { body, bodyOffset } = splitFile(text)
  if (field === 'body') {
    const changed = withAudience(body, { secret, audience }, { names, path })
    return changed && { ...changed, text: text.slice(0, bodyOffset) + changed.text }
  }
  const read = readFields(text)
  const boxText = read.ok ? read.fields['boxText'] : undefined
  const changed = typeof boxText === 'string' ? withAudience(boxText, { secret, audience }, { names, path }) : null
  return changed && { ...changed, text: setField(text, ['boxText'], changed.text) }
}

function withAudience(
  markdown: string,
  { secret, audience }: Pick<WantedAudience, 'secret' | 'audience'>,
  { names, path }: { readonly names: EntityNames; readonly path: string },
): WithAudience | null {
  const read = (one: string) => readSecrets(linkedInMarkdown(one, names, path))
  const before = read(markdown)
  // The rendered text has ids in place of names, so its offsets differ.
  const index = before.marks.findIndex((mark) => idOf(mark) === secret)
  const place = secretsIn(markdown)[index]
  if (!place) return null
  const changed = replaceOpening(markdown, place, audience)
  const after = read(changed)
  // The edit may change no other secret and no content, because somebody else could then read it.
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
  // Words next to an audience would prevent it from being recognized.
  return before + (written.trim() === '' ? rest : newLineLike(markdown, offset) + rest)
}

/** A line break with the quote marks and the list indentation of a place. */
function newLineLike(markdown: string, offset: number): string {
  const line = markdown.slice(markdown.lastIndexOf('\n', offset - 1) + 1, offset)
  return (markdown.includes('\r\n') ? '\r\n' : '\n') + line.replaceAll(/[^>\s]/g, ' ')
}

function comparable({ audience }: SecretMark): unknown {
  return audience === 'everyone' ? audience : (audience ?? []).toSorted()
}
