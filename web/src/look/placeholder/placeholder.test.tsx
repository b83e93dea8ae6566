import { entityTypes, type EntityType } from '@waybook/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { Placeholder } from './placeholder.tsx'

const drawn = (type: EntityType, id: string) => renderToStaticMarkup(<Placeholder type={type} id={id} />)

it('[SCR-6] each type of entity has its own mark and tint', () => {
  const all = entityTypes.map((type) => drawn(type, 'same'))
  expect(new Set(all).size).toBe(entityTypes.length)
})

it('[SCR-6] no two entities of a type look the same', () => {
  expect(drawn('item', 'items/a')).not.toBe(drawn('item', 'items/b'))
})
