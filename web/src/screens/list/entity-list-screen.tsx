import type { EntityType } from '@waybook/contract'

import { PageHead } from '#ui/page/page-head.tsx'

import { typeWords } from '../../parts/entity/type-words.ts'
import { EntityList } from './entity-list.tsx'

export function EntityListScreen({ type }: { readonly type: EntityType }) {
  const { plural, listed } = typeWords[type]
  return (
    <>
      <PageHead title={plural} lede={listed} />
      <EntityList type={type} />
    </>
  )
}
