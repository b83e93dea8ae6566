/** Tells how far a long piece of work is; `total` is 0 while it is not known. */
type Progress = (done: number, total: number) => void

/** Work that ends sooner needs no word. */
const SPEAKS_AFTER_MS = 700

/** On a terminal one line that counts up; elsewhere a line at each quarter, so that a log stays short. */
export function showProgress(label: string, out: NodeJS.WriteStream): Progress {
  const began = Date.now()
  let quarters = -1
  return (done, total) => {
    const reached = total === 0 ? 0 : Math.floor((4 * done) / total)
    if (Date.now() - began < SPEAKS_AFTER_MS) return
    if (out.isTTY) out.write(`\r${label} ${done}/${total}${done === total ? '\n' : ''}`)
    else if (reached > quarters) out.write(`${label} ${done}/${total}\n`)
    quarters = Math.max(quarters, reached)
  }
}
