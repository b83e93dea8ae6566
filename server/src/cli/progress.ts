/** Reports the progress of a long task. `total` is 0 while it is unknown. */
type Progress = (done: number, total: number) => void

/** A task that ends sooner shows no progress. */
const SHOWN_AFTER_MS = 700

/** Shows a counter on a terminal. Elsewhere prints one line per quarter to keep logs short. */
export function showProgress(label: string, out: NodeJS.WriteStream): Progress {
  const began = Date.now()
  let quarters = -1
  return (done, total) => {
    const reached = total === 0 ? 0 : Math.floor((4 * done) / total)
    if (Date.now() - began < SHOWN_AFTER_MS) return
    if (out.isTTY) out.write(`\r${label} ${done}/${total}${done === total ? '\n' : ''}`)
    else if (reached > quarters) out.write(`${label} ${done}/${total}\n`)
    quarters = Math.max(quarters, reached)
  }
}
