/** A mail as its reader gets it. */
export interface ReceivedMail {
  readonly to: readonly string[]
  /** The raw source. */
  readonly source: string
  readonly header: (name: string) => string
  readonly subject: string
  /** The decoded parts by their types, such as `text/plain`. */
  readonly parts: ReadonlyMap<string, string>
}

export function readMail(source: string, to: readonly string[]): ReceivedMail {
  const [head, body] = splitHead(source)
  const header = (name: string) => headerIn(head, name)
  return { to, source, header, subject: decodedWords(header('subject')), parts: new Map(partsOf(head, body)) }
}

function splitHead(source: string): readonly [head: string, body: string] {
  const end = source.indexOf('\r\n\r\n')
  return [source.slice(0, end), source.slice(end + 4)]
}

/** Long headers are folded. */
function headerIn(head: string, name: string): string {
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
}

function partsOf(head: string, body: string): (readonly [type: string, text: string])[] {
  const contentType = headerIn(head, 'content-type')
  const [, boundary] = /boundary="([^"]+)"/.exec(contentType) ?? []
  if (boundary === undefined) {
    const [type = ''] = contentType.split(';')
    return [[type, decoded(body, headerIn(head, 'content-transfer-encoding'))]]
  }
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(...splitHead(part.trimStart())))
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? fromQuoted(body.replaceAll('=\r\n', '')) : body
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Subjects with other letters are encoded in words (RFC 2047). */
function decodedWords(text: string): string {
  return text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, words: string) =>
      encoding.toUpperCase() === 'B' ? Buffer.from(words, 'base64').toString() : fromQuoted(words.replaceAll('_', ' ')),
    )
}
