import { weathers as painted } from '@waybook/artwork'
import { weathers } from '@waybook/contract'
import { expect, it } from 'vitest'

it('[SCN-20] scenes have the weather that the offline painter paints', () => {
  expect(weathers).toEqual(painted)
})
