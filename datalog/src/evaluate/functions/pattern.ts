import type { World } from '../frame.ts'

/** UTF-16 units: the time that a pattern takes may grow as the square of the text, or faster. */
const LONGEST_SUBJECT = 10_000

/** The named classes that Soufflé's patterns know within brackets. */
const CLASSES: Readonly<Record<string, string>> = {
  digit: '0-9',
  alpha: 'A-Za-z',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9A-Fa-f',
}

/**
 * Whether the whole text of the second cell is what the pattern of the first one describes. `null`, and
 * no row, where the pattern cannot be read or the text is too long. What one matching may take is not metered: who runs hostile queries must be able to end the thread.
 */
export function compilePattern({ symbols, meter }: World): (pattern: number, text: number) => boolean | null {
  const patterns = new Map<number, RegExp | null>()
  return (pattern, text) => {
    const known = patterns.get(pattern)
    const read = known === undefined ? readPattern(symbols.value(pattern)) : known
    if (known === undefined) patterns.set(pattern, read)
    const subject = symbols.value(text)
    if (!read || subject.length > LONGEST_SUBJECT || !meter.work(subject.length)) return null
    return read.test(subject)
  }
}

function readPattern(pattern: string): RegExp | null {
  try {
    const known = pattern.replaceAll(/\[:(\w+):\]/g, (_, name: string) => CLASSES[name] ?? '')
    return new RegExp(`^(?:${known})$`, 'u')
  } catch {
    return null
  }
}
