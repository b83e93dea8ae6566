import net from 'node:net'

export interface Target {
  readonly port: number
  /** The requests to send in turn, each as raw HTTP. */
  readonly requests: readonly string[]
}

export interface Amount {
  readonly connections: number
  readonly forMs: number
  /** The number of answers after which it stops early. */
  readonly most?: number
}

export interface Load {
  readonly ms: number
  /** The time of each answer in milliseconds, unsorted. */
  readonly times: readonly number[]
}

/** Sends requests over several connections for `forMs`. Each connection sends the next request when an answer arrives. */
export async function load(target: Target, { connections, forMs, most = Infinity }: Amount): Promise<Load> {
  const began = performance.now()
  const times: number[] = []
  const isOver = () => times.length >= most || performance.now() >= began + forMs
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => await keepAsking(target, index, times, isOver)),
  )
  return { ms: performance.now() - began, times }
}

async function keepAsking(
  { port, requests }: Target,
  first: number,
  times: number[],
  isOver: () => boolean,
): Promise<void> {
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
      times.push(performance.now() - sentAt)
      if (!isOver()) return ask()
      socket.destroy()
      resolve()
    })
    socket.on('data', (bytes: Buffer) => reader.read(bytes))
  })
}

const HEAD_END = Buffer.from('\r\n\r\n')
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n')

/** Finds the end of each answer, by its length or its last chunk. Decoding answers would take longer than the server does. */
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
