/** How often the server looks at its own event loop; a look that comes on time counts as so long, too. */
const LOOK_MS = 10

/** The longest that the server's event loop has waited since this was last asked, in milliseconds, as it measures it itself. */
export async function longestLoopWaitMs(origin: string, metricsKey: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsKey}` } })
  const longest = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await response.text())?.[1]
  if (longest === undefined) throw new Error('the server does not tell of its event loop')
  return Math.max(0, Number(longest) * 1000 - LOOK_MS)
}
