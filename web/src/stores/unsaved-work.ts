/** Saves work that is only on the page. Resolves to whether a reload would lose nothing. */
type Keep = () => Promise<boolean>

const keeping = new Set<Keep>()

/** Registers a text that is not saved with every keystroke. Returns a function that unregisters it. */
export function keepBeforeReload(keep: Keep): () => void {
  keeping.add(keep)
  return () => void keeping.delete(keep)
}

/** Saves all registered work. Returns whether all of it is saved. */
export async function keepUnsavedWork(): Promise<boolean> {
  const kept = await Promise.all([...keeping].map(async (keep) => await keep()))
  return kept.every(Boolean)
}
