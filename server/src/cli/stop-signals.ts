interface Surroundings {
  readonly platform: NodeJS.Platform
  /** Whether the output goes to a terminal. */
  readonly isTerminal: boolean
}

/** The signals that ask a command to stop: Ctrl+C, the system, and closing the window of the terminal. */
export function stopSignals({ platform, isTerminal }: Surroundings): readonly NodeJS.Signals[] {
  const everywhere = ['SIGINT', 'SIGTERM'] as const
  // Windows sends SIGBREAK for Ctrl+Break, and SIGHUP when the window closes. Then it ends the process within seconds.
  if (platform === 'win32') return [...everywhere, 'SIGHUP', 'SIGBREAK']
  // `nohup` redirects the output and ignores SIGHUP. A handler would undo that.
  return isTerminal ? [...everywhere, 'SIGHUP'] : everywhere
}

/** Calls `stop` at the first of each signal. The returned function ends that. */
export function onStopSignal(stop: () => void): () => void {
  const signals = stopSignals({ platform: process.platform, isTerminal: process.stdout.isTTY })
  // A terminal that closes sends SIGHUP, and so does its shell. The second one must not interrupt the stop.
  if (signals.includes('SIGHUP')) process.on('SIGHUP', () => {})
  for (const signal of signals) process.once(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}
