/**
 * How long a screen waits for its document before the shell takes its place. Longer than a server takes to start anew or a phone to
 * wake its radio; shorter than people wait before they press Reload.
 */
export const SHELL_AFTER_MS = 4000

interface Sources {
  readonly network: () => Promise<Response>
  /** The kept shell; `undefined` if the browser has dropped it. */
  readonly shell: () => Promise<Response | undefined>
  readonly wait: (ms: number) => Promise<void>
}

/** Answers with the document of the server, or with the shell if it fails, says that it is out of order (5xx) or takes too long. */
export async function openScreen({ network, shell, wait }: Sources): Promise<Response> {
  const answer = network()
  const inTime = await Promise.race([answer.catch(() => null), wait(SHELL_AFTER_MS).then(() => null)])
  if (inTime && inTime.status < 500) return inTime
  return (await shell()) ?? inTime ?? (await answer)
}
