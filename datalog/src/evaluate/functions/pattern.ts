import type { EvaluationContext } from '../frame.ts'

/** In UTF-16 units. Limited because matching may take quadratic time or worse. */
const LONGEST_SUBJECT = 10_000

/** The named character classes of Soufflé's patterns. */
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
 * Whether the pattern in the first cell matches the whole text in the second. Returns `null`, which skips the row, if the pattern is
 * invalid or the text is too long. The meter doesn't count the time of a single match, so a caller with untrusted queries must be able to
 * terminate the thread.
 */
export function compilePattern({
  symbols,
  meter,
}: EvaluationContext): (pattern: number, text: number) => boolean | null {
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
