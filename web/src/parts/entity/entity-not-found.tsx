import { PageHead } from '#ui/page/heading.tsx'

import { OffTheMap } from '../../look/off-the-map.tsx'

/** Shown if there is no such entity, or none that the viewer may see. `kind` is the name of its type, such as `Character`. */
export function EntityNotFound({ kind }: { readonly kind: string }) {
  return (
    <>
      <PageHead title={`${kind} not found`} lede="It does not exist, or you do not have access to it." />
      <OffTheMap />
    </>
  )
}
