/** Keeps what so far is only on the page. Resolves to whether a reload would lose nothing. */
type Keep = () => Promise<boolean>

const keeping = new Set<Keep>()

/** While something is being written that is not kept with every letter. Returns a function that ends it. */
export function keepBeforeReload(keep: Keep): () => void {
  keeping.add(keep)
  return () => void keeping.delete(keep)
}

/** Whether all that is written on this page is kept now. */
export async function keepUnsavedWork(): Promise<boolean> {
  const kept = await Promise.all([...keeping].map(async (keep) => await keep()))
  return kept.every(Boolean)
}
