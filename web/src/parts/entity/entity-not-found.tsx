import { OffTheMap } from '#look/off-the-map.tsx'
import { PageHead } from '#ui/page/heading.tsx'

/** Shown if there is no such entity, or none that the viewer may see. `kind` is the name of its type, such as `Character`. */
export function EntityNotFound({ kind }: { readonly kind: string }) {
  return (
    <>
      <PageHead title={`${kind} not found`} lede="There is none by this name, or none that you may see." />
      <OffTheMap />
    </>
  )
}
