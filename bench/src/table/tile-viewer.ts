import http from 'node:http'

/** As many connections as a browser opens to one server. */
const CONNECTIONS = 6
/** The level that a window of 1440 px shows of a map of 4,000: half of its size. */
const SHOWN = /^1-/
/** The level behind it follows when the brush rests. */
const BEHIND = /^2-/
const BEHIND_AFTER_MS = 1000

interface TileViewerOptions {
  readonly tilesAt: string
  readonly cookie: string
  readonly onClose: () => void
}

/**
 * Loads tiles as the page does: one state of a tile at a time, then the newest. A part of a stroke is seen when all of its tiles, or newer ones,
 * have arrived.
 */
export class TileViewer {
  /** The times at which the messages of the parts arrived. */
  readonly notifiedAt: number[] = []
  /** The times at which the parts were seen. */
  readonly seenAt = new Map<number, number>()
  bytes = 0
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  readonly #wanted = new Map<string, { readonly key: string | null; readonly part: number }>()
  readonly #loading = new Set<string>()
  readonly #waiting = new Map<string, NodeJS.Timeout>()
  /** The missing tiles of each part. */
  readonly #missing: Set<string>[] = []
  readonly #options: TileViewerOptions

  constructor(options: TileViewerOptions) {
    this.#options = options
  }

  readonly close = (): void => {
    this.#options.onClose()
    this.#waiting.forEach((timer) => clearTimeout(timer))
    this.#agent.destroy()
  }

  /** Handles a message with the tiles that a part changed. */
  receive(bytes: number, tiles: readonly (readonly [id: string, key: string | null])[]): void {
    const part = this.#missing.length
    this.notifiedAt.push(performance.now())
    const shown = tiles.filter(([id]) => SHOWN.test(id))
    this.bytes += bytes
    this.#missing.push(new Set(shown.map(([id]) => id)))
    // Most steps of a token change no tile.
    if (shown.length === 0) this.seenAt.set(part, performance.now())
    for (const [id, key] of tiles) this.#wanted.set(id, { key, part })
    for (const [id] of shown) void this.#load(id)
    for (const [id] of tiles.filter(([one]) => BEHIND.test(one))) {
      clearTimeout(this.#waiting.get(id))
      this.#waiting.set(
        id,
        setTimeout(() => void this.#load(id), BEHIND_AFTER_MS),
      )
    }
  }

  async #load(id: string): Promise<void> {
    const wanted = this.#wanted.get(id)
    if (!wanted || this.#loading.has(id)) return
    this.#loading.add(id)
    if (wanted.key !== null) this.bytes += await this.#get(`${id}-${wanted.key}.webp`)
    this.#loading.delete(id)
    this.#arrived(id, wanted.part)
    if (this.#wanted.get(id) !== wanted) await this.#load(id)
  }

  #arrived(id: string, newest: number): void {
    for (const [part, missing] of this.#missing.slice(0, newest + 1).entries())
      if (missing.delete(id) && missing.size === 0) this.seenAt.set(part, performance.now())
  }

  /** Returns the bytes of a file. A tile that has changed since is no longer there. */
  async #get(file: string): Promise<number> {
    const { tilesAt, cookie } = this.#options
    return await new Promise((resolve, reject) => {
      const request = http.get(`${tilesAt}/${file}`, { agent: this.#agent, headers: { cookie } }, (response) => {
        let bytes = 0
        response.on('data', (data: Buffer) => (bytes += data.length))
        response.on('end', () => resolve(response.statusCode === 200 ? bytes : 0))
      })
      request.on('error', reject)
    })
  }
}
