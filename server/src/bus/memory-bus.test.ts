import { describeBus } from './bus.contract.ts'
import { memoryBus } from './memory-bus.ts'

describeBus('in memory', async () => {
  const { open, cut, restore } = memoryBus()
  return await Promise.resolve({ open: async () => await Promise.resolve(open()), cut, restore })
})
