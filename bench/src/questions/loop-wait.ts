/** The interval at which the server samples its event loop. A sample on time is also reported with this length. */
const LOOK_MS = 10

/** The longest delay of the server's event loop since the last call, in milliseconds, as reported by the server. */
export async function longestLoopWaitMs(origin: string, metricsKey: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsKey}` } })
  const longest = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await response.text())?.[1]
  if (longest === undefined) throw new Error('The server does not report the delay of its event loop')
  return Math.max(0, Number(longest) * 1000 - LOOK_MS)
}
