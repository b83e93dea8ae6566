import { lazyPart } from '#recovery/lazy-part.tsx'
import { useViewChoice } from '#stores/view-as.ts'

const ViewAsDialog = lazyPart<object>(async () => (await import('#parts/view-as/view-as-dialog.tsx')).ViewAsDialog, {
  inAdvance: false,
})

/** The choice of a player to view as, wherever it was asked for. */
export function ViewChoice() {
  return useViewChoice() ? <ViewAsDialog /> : null
}
