import net from 'node:net'

export interface Target {
  readonly port: number
  /** The requests to send in turn, each as it goes over the wire. */
  readonly requests: readonly string[]
}

export interface Load {
  readonly answers: number
  readonly ms: number
  /** The time of each answer in milliseconds, unsorted. */
  readonly times: readonly number[]
}

/** Sends requests over several connections for a while, each as soon as the answer to the one before has arrived. */
export async function load(target: Target, connections: number, forMs: number): Promise<Load> {
  const began = performance.now()
  const times: number[] = []
  const until = began + forMs
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => await keepAsking(target, index, until, times)),
  )
  return { answers: times.length, ms: performance.now() - began, times }
}

async function keepAsking({ port, requests }: Target, first: number, until: number, times: number[]): Promise<void> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
  let next = first * 7
  let sentAt = 0
  const ask = () => {
    sentAt = performance.now()
    socket.write(requests[next++ % requests.length] ?? '')
  }
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('connect', ask)
    const reader = new AnswerReader((status) => {
      if (status !== 200) return void socket.destroy(new Error(`The server responded with ${status}`))
      const now = performance.now()
      times.push(now - sentAt)
      if (now < until) return ask()
      socket.destroy()
      resolve()
    })
    socket.on('data', (bytes: Buffer) => reader.read(bytes))
  })
}

const HEAD_END = Buffer.from('\r\n\r\n')
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n')

/** Finds the end of each answer, by its length or its last chunk. A client that decoded answers would take longer than the server. */
class AnswerReader {
  readonly #onAnswer: (status: number) => void
  #received: Buffer = Buffer.alloc(0)

  constructor(onAnswer: (status: number) => void) {
    this.#onAnswer = onAnswer
  }

  read(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes])
    const headEnds = this.#received.indexOf(HEAD_END)
    if (headEnds < 0) return
    const head = this.#received.toString('latin1', 0, headEnds)
    const length = /^content-length: (\d+)/im.exec(head)?.[1]
    const ended =
      length === undefined
        ? this.#received.indexOf(CHUNKS_END, headEnds) >= 0
        : this.#received.length >= headEnds + HEAD_END.length + Number(length)
    if (!ended) return
    this.#received = Buffer.alloc(0)
    this.#onAnswer(Number(head.slice(9, 12)))
  }
}
