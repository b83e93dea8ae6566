import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

const SceneList = lazyPart<{ readonly campaignId: string }>(async () => (await import('./scene-list.tsx')).SceneList, {
  inAdvance: false,
  loading: <Spinner />,
})

/** The game master's list of all scenes, to prepare or show one. */
export function ScenesSection({ campaignId }: { readonly campaignId: string }) {
  return useMe().may.includes('editTokens') ? <SceneList campaignId={campaignId} /> : null
}
