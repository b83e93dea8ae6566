/** Parses a service's response; returns `null` if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
