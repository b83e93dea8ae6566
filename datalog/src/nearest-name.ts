/** The name most similar to `written`, if `written` is likely a typo of it. */
export function nearestName(written: string, names: Iterable<string>): string | null {
  let nearest: string | null = null
  let least = Math.floor(written.length / 3) + 1
  for (const name of names) {
    if (Math.abs(name.length - written.length) > least) continue
    const distance = editsBetween(written.toLowerCase(), name.toLowerCase())
    if (distance < least || (distance === least && nearest === null)) [nearest, least] = [name, distance]
  }
  return nearest
}

/** The Levenshtein distance, computed one row of the table at a time. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let above = 0; above < a.length; above++) {
    const next = [above + 1]
    for (let column = 1; column <= b.length; column++) {
      const changed = (row[column - 1] ?? 0) + (a[above] === b[column - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? a.length
}
