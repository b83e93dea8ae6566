/** A name that Windows reserves for a device, with any ending: `con`, `NUL.md`. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
/** Characters that Windows forbids in a name, and dots and spaces at its end. */
// oxlint-disable-next-line no-control-regex -- control characters are forbidden too
const FORBIDDEN = /[<>:"|?*\\\u0000-\u001f]|[. ]+$/g
const ESCAPE = /%[\dA-F]{2}/

/**
 * A `/`-separated path that every system can store: `locations/What?.md` -> `locations/What%3F.md`, `items/con.md` -> `items/%63on.md`.
 * Other paths are returned unchanged.
 */
export function portablePath(path: string): string {
  return path.split('/').map(portableName).join('/')
}

/** Reverses `portablePath`. Returns other paths unchanged. */
export function originalPath(path: string): string {
  return path.split('/').map(originalName).join('/')
}

/** The name for a file of an unpacked zip. Windows would write `a.md:b.md` into a hidden part of `a.md`. */
export function unpackedPath(path: string, platform: NodeJS.Platform = process.platform): string {
  return platform === 'win32' ? portablePath(originalPath(path)) : path
}

function portableName(name: string): string {
  // `%` is only escaped in names with other escapes, because `100%` is an ordinary name.
  const whole = name.search(FORBIDDEN) >= 0 || ESCAPE.test(name) ? name.replaceAll('%', escaped) : name
  return whole
    .replaceAll(FORBIDDEN, (some) => Array.from(some, escaped).join(''))
    .replace(DEVICE, (device) => escaped(device.charAt(0)) + device.slice(1))
}

function originalName(name: string): string {
  if (!ESCAPE.test(name)) return name
  const original = name.replaceAll(/%[\dA-F]{2}/g, (code) => String.fromCodePoint(Number.parseInt(code.slice(1), 16)))
  return portableName(original) === name ? original : name
}

/** Forbidden characters have codes below 128. */
function escaped(character: string): string {
  return `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`
}
