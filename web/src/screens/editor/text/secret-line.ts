/** The first line of a secret: `> [!secret]`, optionally folded (`-`, `+`) and with readers (`for [[characters/odo]]`). */
const SECRET = /^(\s*>\s?)\[!(?:secret|gm)\][+-]?[ \t]*(.*)$/i
const READERS = /^for[ \t]+(\[\[[^\]\n]+\]\](?:[ \t]*,?[ \t]*(?:and[ \t]+)?\[\[[^\]\n]+\]\])*)[ \t]*$/i
const TARGET = /\[\[([^\]|\n]+)/g

export interface SecretLine {
  /** The quote mark and what follows it, up to the marker. */
  readonly indent: string
  /** Who may read it besides the game master: targets of links. */
  readonly readers: readonly string[]
  /** Whether the line is only the marker, so that a header can take its place. */
  readonly isBare: boolean
}

/** What the first line of a secret says; `null` for every other line. */
export function readSecretLine(line: string): SecretLine | null {
  const [match, indent = '', rest = ''] = SECRET.exec(line) ?? []
  if (match === undefined) return null
  const [, links] = READERS.exec(rest) ?? []
  const readers = [...(links ?? '').matchAll(TARGET)].map(([, target = '']) => target.trim())
  return { indent, readers, isBare: rest.trim() === '' || readers.length > 0 }
}
