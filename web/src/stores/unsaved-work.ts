/** Saves work that is only on the page. Resolves to whether a reload would lose nothing. */
type Save = () => Promise<boolean>

const savers = new Set<Save>()

/** Registers a text that is not saved with every keystroke. Returns a function that unregisters it. */
export function saveBeforeReload(save: Save): () => void {
  savers.add(save)
  return () => void savers.delete(save)
}

/** Saves all registered work. Returns whether all of it is saved. */
export async function saveUnsavedWork(): Promise<boolean> {
  const saved = await Promise.all([...savers].map(async (save) => await save()))
  return saved.every(Boolean)
}
