/** The local names of elements that run, embed or load something. */
const FORBIDDEN = new Set(
  'script foreignobject image feimage iframe object embed audio video canvas handler listener'.split(' '),
)

/** Document types are at the start of a drawing. */
const START_BYTES = 4000

const TAG = /<[^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*>/g
const ATTRIBUTE = /(?<=[\s"'])([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The document type that many programs write above a drawing. It declares nothing of its own: that would be in square brackets. */
const DOCUMENT_TYPE = /^\s*<!DOCTYPE\s+svg(?:\s+(?:PUBLIC|SYSTEM|"[^"<>[\]]*"|'[^'<>[\]]*'))*\s*>/i

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * The reason to refuse an SVG drawing, or `null` if it is harmless. Drawings are only rasterized on the server, so this checks for
 * anything that a renderer could run or load. Doubtful drawings are refused.
 */
export function svgDanger(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  if (text === null) return 'is not in UTF-8'
  // Comments draw nothing. Without them, every `<` starts an element or something to refuse.
  const drawing = text
    .replaceAll(/<!--[^-]*(?:-[^-]+)*-->/g, '')
    .replace(/^\s*<\?xml\s[^>]*\?>/, '')
    .replace(DOCUMENT_TYPE, '')
  if (/<[!?]/.test(drawing)) return 'has entities or processing instructions'
  const element = [...drawing.matchAll(/<\s*(?:[\w.-]+:)?([\w.-]+)/g)].find(([, name = '']) =>
    FORBIDDEN.has(name.toLowerCase()),
  )
  if (element) return `has a <${element[1]}> element`
  if (/\son[\w.-]+\s*=/i.test(drawing)) return 'has a script'
  return refersOutside(drawing) ? 'refers to external content' : null
}

/** A drawing without its document type, which names a file that no renderer should look for. Other pictures stay. */
export function withoutDocumentType(bytes: Uint8Array): Uint8Array {
  const start = Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1')
  const found = /<!DOCTYPE\s+svg[^<>[\]]*>/i.exec(start)
  if (!found) return bytes
  const blank = Buffer.from(bytes)
  blank.fill(' ', found.index, found.index + found[0].length)
  return blank
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') || /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text) ? null : text
  } catch {
    return null
  }
}

function refersOutside(drawing: string): boolean {
  const links = [...drawing.matchAll(/(?:^|[\s:"'])(?:href|src|base)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
  if (links.some(([, double, single]) => !/^(#|$)/.test((double ?? single ?? '').trim()))) return true
  const styled = readReferences(drawing)
  if (/@import/i.test(styled) || hasEscapes(drawing)) return true
  return [...styled.matchAll(/url\(\s*["']?\s*(.?)/gi)].some(([, first]) => first !== '#')
}

/**
 * Whether style sheets or presentation attributes contain a backslash, which can disguise any keyword there. It is allowed in text and in
 * editors' attributes such as `inkscape:export-filename`.
 */
function hasEscapes(drawing: string): boolean {
  const hasStyles = /<(?:[\w.-]+:)?style[\s/>]/i.test(drawing)
  if (hasStyles && drawing.split(TAG).some(isEscaped)) return true
  return [...drawing.matchAll(TAG)]
    .flatMap(([tag]) => [...tag.matchAll(ATTRIBUTE)])
    .some(([, name = '', double, single]) => !name.includes(':') && isEscaped(double ?? single ?? ''))
}

function isEscaped(text: string): boolean {
  return readReferences(text).includes('\\')
}

function readReferences(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));?/gi, readReference)
}

function readReference(whole: string, decimal?: string, hex?: string, name?: string): string {
  const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
  if (code <= 0x10ffff) return String.fromCodePoint(code)
  return predefined[name ?? ''] ?? whole
}
