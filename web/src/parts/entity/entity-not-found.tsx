import { PageHead } from '#ui/page/page-head.tsx'

import { OffTheMap } from '../../look/off-the-map.tsx'

/** In an entity's place, where there is none that the viewer knows; `kind` is what it would be called, as in `Character`. */
export function EntityNotFound({ kind }: { readonly kind: string }) {
  return (
    <>
      <PageHead title={`${kind} not found`} lede="There is none by this name, or none that you may see." />
      <OffTheMap />
    </>
  )
}
