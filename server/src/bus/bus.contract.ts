import { describe, expect, it, onTestFinished } from 'vitest'

import { type Bus, MESSAGE_MAX_BYTES } from './bus.ts'

/** Opens connected buses. */
export interface BusHarness {
  readonly open: () => Promise<Bus>
  /** Loses all messages that are sent after this call. */
  readonly cut: () => void
  readonly restore: () => void
}

/** The contract of every `Bus` between several servers. */
export function describeBus(kind: string, harness: () => Promise<BusHarness>): void {
  async function openAll(count: number) {
    const { open, cut, restore } = await harness()
    const buses = await Promise.all(Array.from({ length: count }, async () => await open()))
    onTestFinished(async () => void (await Promise.all(buses.map(async (bus) => await bus.close()))))
    return { buses, open, cut, restore }
  }

  /** The messages that a bus receives on a topic, and the number of gaps. */
  function hear(bus: Bus | undefined, topic: string) {
    const heard: { messages: unknown[]; gaps: number } = { messages: [], gaps: 0 }
    bus?.subscribe(topic, (message) => void heard.messages.push(message))
    bus?.onGap(() => void (heard.gaps += 1))
    return heard
  }

  describe(`messages between servers, ${kind}`, () => {
    it('[LIV-100] reach every server except their sender, in order', async () => {
      const { buses } = await openAll(3)
      const heard = buses.map((bus) => hear(bus, 'color'))
      const sent = Array.from({ length: 500 }, (_, index) => ({ index, name: 'grün \u0000 “🎲”', none: null }))
      for (const message of sent) buses[0]?.publish('color', message)
      await expect.poll(() => heard.map(({ messages }) => messages.length)).toEqual([0, 500, 500])
      expect(heard.map(({ messages }) => messages)).toEqual([[], sent, sent])
      expect(heard.map(({ gaps }) => gaps)).toEqual([0, 0, 0])
    })

    it('[LIV-100] arrive as often as they were sent, even if they are equal', async () => {
      const { buses } = await openAll(2)
      const heard = hear(buses[1], 'knock')
      const large = 'x'.repeat(MESSAGE_MAX_BYTES / 2)
      for (let time = 0; time < 6; time += 1) buses[0]?.publish('knock', large)
      await expect.poll(() => heard.messages).toEqual(Array.from({ length: 6 }, () => large))
    })

    it('[LIV-100] reach only subscribers to their topic', async () => {
      const { buses } = await openAll(2)
      const [color, shape] = [hear(buses[1], 'color'), hear(buses[1], 'shape')]
      const ended: unknown[] = []
      buses[1]?.subscribe('color', (message) => void ended.push(message))()
      buses[0]?.publish('nobody', 1)
      buses[0]?.publish('color', 2)
      buses[0]?.publish('shape', 3)
      await expect.poll(() => [color.messages, shape.messages]).toEqual([[2], [3]])
      expect(ended).toEqual([])
    })

    it('[LIV-100] are refused at once if they are too large', async () => {
      const { buses } = await openAll(2)
      const heard = hear(buses[1], 'size')
      const most = 'é'.repeat((MESSAGE_MAX_BYTES - '["size",""]'.length) / 2 - 1)
      expect(() => buses[0]?.publish('size', `${most}éé`)).toThrow('too large')
      buses[0]?.publish('size', most)
      await expect.poll(() => heard.messages).toEqual([most])
    })

    it('[LIV-101] that were lost are reported to all as a gap, and later ones arrive', async () => {
      const { buses, cut, restore } = await openAll(2)
      const heard = buses.map((bus) => hear(bus, 'color'))
      buses[0]?.publish('color', 'before')
      await expect.poll(() => heard[1]?.messages).toEqual(['before'])
      cut()
      buses[0]?.publish('color', 'during')
      restore()
      await expect.poll(() => heard.map(({ gaps }) => gaps > 0)).toEqual([true, true])
      buses[0]?.publish('color', 'after')
      buses[1]?.publish('color', 'answer')
      await expect.poll(() => heard[1]?.messages.at(-1)).toBe('after')
      await expect.poll(() => heard[0]?.messages).toEqual(['answer'])
    })

    it('[LIV-106] one server claims work until it closes', async () => {
      const { buses } = await openAll(2)
      const claims = async () => await Promise.all(buses.map(async (bus) => await bus.claim('printing links')))
      const claimed = await claims()
      expect(new Set(claimed)).toEqual(new Set([false, true]))
      expect(await claims()).toEqual(claimed)
      expect(await buses[0]?.claim('something else')).toBe(true)
      await buses[claimed.indexOf(true)]?.close()
      await expect.poll(async () => await buses[claimed.indexOf(false)]?.claim('printing links')).toBe(true)
    })

    it('[LIV-100] are sent before a server closes, and are neither sent nor received afterwards', async () => {
      const { buses } = await openAll(3)
      const heard = buses.map((bus) => hear(bus, 'end'))
      buses[0]?.publish('end', 'last words')
      await buses[0]?.close()
      buses[0]?.publish('end', 'too late')
      buses[1]?.publish('end', 'goodbye')
      await expect.poll(() => heard[2]?.messages).toEqual(['last words', 'goodbye'])
      expect(heard[0]?.messages).toEqual([])
    })
  })
}
