/** Whether two tables have the same rows in any order. Soufflé's floats have single precision, ours double. */
export function sameRows(ours: string, theirs: string): boolean {
  const [one, other] = [linesOf(ours), linesOf(theirs)]
  return one.length === other.length && one.every((line, row) => isSameLine(line, other[row] ?? ''))
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .toSorted()
}

function isSameLine(line: string, other: string): boolean {
  const parts = other.split('\t')
  return line.split('\t').every((value, column) => isSameValue(value, parts[column] ?? ''))
}

function isSameValue(value: string, other: string): boolean {
  if (value === other) return true
  const [one, two] = [Number(value), Number(other)]
  return Math.abs(one - two) <= 1e-6 * Math.max(1, Math.abs(one))
}
