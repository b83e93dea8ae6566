/**
 * How long a screen waits for its document before the shell replaces it. Longer than a server takes to restart or a phone to wake its radio; shorter
 * than people wait before they reload.
 */
export const SHELL_AFTER_MS = 4000

interface Sources {
  readonly network: () => Promise<Response>
  /** The cached shell; `undefined` if the browser has dropped it. */
  readonly shell: () => Promise<Response | undefined>
  readonly wait: (ms: number) => Promise<void>
}

/** Returns the server's document, or the shell if the request fails, gets a 5xx status or takes too long. */
export async function openScreen({ network, shell, wait }: Sources): Promise<Response> {
  const answer = network()
  const inTime = await Promise.race([answer.catch(() => null), wait(SHELL_AFTER_MS).then(() => null)])
  if (inTime && inTime.status < 500) return inTime
  return (await shell()) ?? inTime ?? (await answer)
}
