/** The first line of a secret: `> [!secret]`, optionally folded (`-`, `+`) and with readers (`for [[characters/odo]]`). */
const SECRET = /^(\s*>\s?)\[!(?:secret|gm)\][+-]?[ \t]*(.*)$/i
const READERS = /^for[ \t]+(everyone|\[\[[^\]\n]+\]\](?:(?:[ \t]*,[ \t]*|[ \t]+and[ \t]+)\[\[[^\]\n]+\]\])*)[ \t]*$/i
const TARGET = /\[\[([^\]|\n]+)/g

export interface SecretLine {
  /** The quote mark and the spaces around it. */
  readonly indent: string
  /** Link targets of the characters who may read it, in addition to the game master. */
  readonly readers: readonly string[]
  /** Whether everyone may read it. */
  readonly isForAll: boolean
  /** Whether the line has only the marker. Only then can a header replace it. */
  readonly isBare: boolean
}

/** Parses the first line of a secret. Null for other lines. */
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
