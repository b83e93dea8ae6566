export interface Latency {
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Sends the same request `rounds` times, one after another, after as many warm-up rounds. */
export async function measure(rounds: number, ask: (round: number) => Promise<Response>): Promise<Latency> {
  const times: number[] = []
  for (let round = -rounds; round < rounds; round += 1) {
    const began = performance.now()
    const response = await ask(Math.abs(round))
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} responded with ${response.status}`)
    if (round >= 0) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}
