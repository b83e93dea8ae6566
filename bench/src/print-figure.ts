/** Prints one figure. */
export const printFigure = (what: string, value: string) => process.stdout.write(`${what.padEnd(58)} ${value}\n`)
