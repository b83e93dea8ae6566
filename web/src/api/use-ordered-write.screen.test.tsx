import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Problem } from '@waybook/contract'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'

import { useOrderedWrite } from './use-ordered-write.ts'

it('[HTTP-7] a write waits for the one before it, which keeps its key when retried', async () => {
  const queries = new QueryClient()
  const { result: write } = await renderHook(() => useOrderedWrite('pins of a map'), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  await expect.poll(() => write.current).toBeTypeOf('function')
  const sent: (readonly [name: string, key: string])[] = []
  const first = write.current(async (key) => {
    sent.push(['first', key])
    await Promise.resolve()
    if (sent.length === 1) throw new Problem('unavailable', 'The server is starting')
  })
  const second = write.current(async (key) => await Promise.resolve(void sent.push(['second', key])))
  await Promise.all([first, second])
  expect(sent.map(([name]) => name)).toEqual(['first', 'first', 'second'])
  const [[, key] = [], [, again] = [], [, other] = []] = sent
  expect([again, other === key]).toEqual([key, false])
})
