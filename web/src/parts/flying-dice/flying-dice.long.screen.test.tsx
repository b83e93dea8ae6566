import '#look/look.css'
import { expect, it } from 'vitest'

import { paint } from '#testing/paint.ts'

import { rollOf, shown, throwData } from './flying-dice-fixture.tsx'

it('[THR-8] dice with reflections also come to rest, and disappear with the roll', async () => {
  localStorage.setItem('waybook-dice', '3d')
  paint()
  const { events, next } = await shown({ roll: rollOf('1'), throwData })
  await expect.poll(() => events).toEqual(['seen', 'result'])
  await next({ roll: null, throwData: null })
  await expect.poll(() => events).toEqual(['seen', 'result', 'hidden'])
})
