/** Where the newest text that is not published yet is kept. `none`: there is no such text. */
type DraftPlace = 'none' | 'page' | 'device' | 'server'

export interface DraftStatus {
  readonly place: DraftPlace
  /** When it was last kept anywhere but on the page, in milliseconds since 1970. */
  readonly at: number | null
  /** Whether the server has failed to keep it. */
  readonly failed: boolean
}

interface DraftPlaces {
  readonly keepOnDevice: (text: string) => Promise<void>
  readonly keepOnServer: (text: string) => Promise<void>
  readonly now: () => number
  readonly onStatus: (status: DraftStatus) => void
}

/** How long after a change the text is kept on the device, and on the server. */
export const DEVICE_AFTER_MS = 1000
export const SERVER_AFTER_MS = 5000

type Timer = ReturnType<typeof setTimeout> | undefined

/** Keeps a text while it is written: soon on the device, and less often on the server. What fails on the server is tried again. */
export class DraftKeeper {
  readonly #places: DraftPlaces
  #status: DraftStatus = { place: 'none', at: null, failed: false }
  #text = ''
  #device: Timer
  #server: Timer
  #saving: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(places: DraftPlaces) {
    this.#places = places
  }

  /** Called with each new text. The timers run from the first change on, so that long writing is kept too. */
  changed(text: string): void {
    this.#text = text
    this.#set({ place: 'page' })
    this.#device ??= setTimeout(() => void this.#keepOnDevice(), DEVICE_AFTER_MS)
    this.#server ??= setTimeout(() => void this.#keepOnServer(), SERVER_AFTER_MS)
  }

  /** Keeps a waiting text on the device at once, because the page may be about to close. */
  flush(): void {
    if (this.#device !== undefined) void this.#keepOnDevice()
  }

  /** Keeps the newest text on the device if it is nowhere yet. Resolves to whether it is kept anywhere but on the page. */
  async keep(): Promise<boolean> {
    if (this.#status.place === 'page') await this.#keepOnDevice()
    return this.#status.place !== 'page'
  }

  /** Stops keeping the text, because it is published or discarded. Resolves when nothing is on its way any more. */
  async settle(): Promise<void> {
    this.#stop()
    await this.#saving
    this.#set({ place: 'none', at: null, failed: false })
  }

  /** Says where a text is that was kept before the page was opened. One that the server does not have yet is sent to it. */
  resume(place: 'device' | 'server', at: number, text: string): void {
    this.#text = text
    this.#set({ place, at })
    if (place === 'device') this.#server ??= setTimeout(() => void this.#keepOnServer(), SERVER_AFTER_MS)
  }

  close(): void {
    this.flush()
    this.#stop()
    this.#isClosed = true
  }

  #stop(): void {
    clearTimeout(this.#device)
    clearTimeout(this.#server)
    this.#device = undefined
    this.#server = undefined
  }

  async #keepOnDevice(): Promise<void> {
    clearTimeout(this.#device)
    this.#device = undefined
    const text = this.#text
    await this.#places.keepOnDevice(text).then(
      () => this.#kept(text, 'device'),
      () => {},
    )
  }

  async #keepOnServer(): Promise<void> {
    this.#server = undefined
    const text = this.#text
    this.#saving = this.#places.keepOnServer(text).then(
      () => this.#kept(text, 'server'),
      () => this.#again(),
    )
    await this.#saving
  }

  /** An older text that was kept says nothing about the newest one. */
  #kept(text: string, place: 'device' | 'server'): void {
    if (text !== this.#text || this.#status.place === 'none') return
    const isKnown = place === 'device' && this.#status.place === 'server'
    if (!isKnown) this.#set({ place, at: this.#places.now(), ...(place === 'server' && { failed: false }) })
  }

  #again(): void {
    if (this.#isClosed || this.#status.place === 'none') return
    this.#set({ failed: true })
    this.#server ??= setTimeout(() => void this.#keepOnServer(), SERVER_AFTER_MS)
  }

  #set(changed: Partial<DraftStatus>): void {
    this.#status = { ...this.#status, ...changed }
    if (!this.#isClosed) this.#places.onStatus(this.#status)
  }
}
