/**
 * The beginning of a cell that a spreadsheet reads as a formula. Full-width signs count too. Pasting removes spaces and quotation marks around
 * a cell.
 */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/

/** The lines of an answer as text for a spreadsheet. Players write some of the cells, so no cell may be a formula. */
export function copiedRows(lines: readonly string[]): string {
  return lines.map((line) => line.split('\t').map(harmless).join('\t')).join('\n')
}

/** A leading apostrophe makes a spreadsheet read a cell as text. */
function harmless(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
}
