/**
 * The beginning of a cell that a spreadsheet takes for a formula: full-width signs count too, and spaces and quotation marks around the
 * cell are removed when it is pasted.
 */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/

/** The lines of an answer as text for a spreadsheet. Players write some of its cells, so none may be a formula. */
export function copiedRows(lines: readonly string[]): string {
  return lines.map((line) => line.split('\t').map(harmless).join('\t')).join('\n')
}

/** An apostrophe makes a spreadsheet take a cell for text. */
function harmless(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
}
