/** The first line of a secret: `> [!secret]`, optionally folded (`-`, `+`) and with readers (`for [[characters/odo]]`). */
const SECRET = /^(\s*>\s?)\[!(?:secret|gm)\][+-]?[ \t]*(.*)$/i
const READERS = /^for[ \t]+(everyone|\[\[[^\]\n]+\]\](?:(?:[ \t]*,[ \t]*|[ \t]+and[ \t]+)\[\[[^\]\n]+\]\])*)[ \t]*$/i
const TARGET = /\[\[([^\]|\n]+)/g

export interface SecretLine {
  /** The quote mark and what follows it, up to the marker. */
  readonly indent: string
  /** Who may read it besides the game master: targets of links. */
  readonly readers: readonly string[]
  /** Whether it has been revealed to all. */
  readonly isForAll: boolean
  /** Whether the line is only the marker, so that a header can take its place. */
  readonly isBare: boolean
}

/** What the first line of a secret says; `null` for every other line. */
export function readSecretLine(line: string): SecretLine | null {
  const [match, indent = '', rest = ''] = SECRET.exec(line) ?? []
  if (match === undefined) return null
  const [, whom = ''] = READERS.exec(rest) ?? []
  const readers = [...whom.matchAll(TARGET)].map(([, target = '']) => target.trim())
  return { indent, readers, isForAll: whom.toLowerCase() === 'everyone', isBare: rest.trim() === '' || whom !== '' }
}

/** The marker of a secret for these readers. */
export function secretMarker(readers: readonly string[]): string {
  const links = readers.map((id) => `[[${id}]]`).join(', ')
  return `[!secret]${links === '' ? '' : ` for ${links}`}`
}
