import { OffTheMap } from '#look/off-the-map.tsx'
import { PageHead } from '#ui/page/heading.tsx'

/** Shown if the entity does not exist or the viewer may not see it. `kind` is the name of its type, such as `Character`. */
export function EntityNotFound({ kind }: { readonly kind: string }) {
  return (
    <>
      <PageHead title={`${kind} not found`} lede="It does not exist, or you do not have access to it." />
      <OffTheMap />
    </>
  )
}
