/** Where the newest unpublished text is saved. `page`: nowhere else yet. `none`: there is no such text. */
type DraftPlace = 'none' | 'page' | 'device' | 'server'

export interface DraftStatus {
  readonly place: DraftPlace
  /** When it was last saved outside the page, in milliseconds since 1970. */
  readonly at: number | null
  /** Whether saving on the server failed. */
  readonly failed: boolean
}

interface DraftPlaces {
  readonly saveOnDevice: (text: string) => Promise<void>
  readonly saveOnServer: (text: string) => Promise<void>
  readonly now: () => number
  readonly onStatus: (status: DraftStatus) => void
}

/** The delays between a change and its saves on the device and on the server. */
export const DEVICE_AFTER_MS = 1000
export const SERVER_AFTER_MS = 5000

type Timer = ReturnType<typeof setTimeout> | undefined

/** Saves a text while it is written: soon on the device, less often on the server. Retries failed saves on the server. */
export class DraftSaver {
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

  /** Call with each new text. The timers start at the first change, so writing without a pause is saved too. */
  changed(text: string): void {
    this.#text = text
    this.#set({ place: 'page' })
    this.#device ??= setTimeout(() => void this.#saveOnDevice(), DEVICE_AFTER_MS)
    this.#server ??= setTimeout(() => void this.#saveOnServer(), SERVER_AFTER_MS)
  }

  /** Saves a pending text on the device at once, because the page may be closing. */
  flush(): void {
    if (this.#device !== undefined) void this.#saveOnDevice()
  }

  /** Saves the newest text on the device if it is only on the page. Resolves to whether it is now saved outside the page. */
  async saveNow(): Promise<boolean> {
    if (this.#status.place === 'page') await this.#saveOnDevice()
    return this.#status.place !== 'page'
  }

  /** Stops saving, because the text is published or discarded. Resolves when no save is in flight. */
  async settle(): Promise<void> {
    this.#stop()
    await this.#saving
    this.#set({ place: 'none', at: null, failed: false })
  }

  /** Takes over a draft saved before the page was opened. Sends it to the server if it is only on the device. */
  resume(place: 'device' | 'server', at: number, text: string): void {
    this.#text = text
    this.#set({ place, at })
    if (place === 'device') this.#server ??= setTimeout(() => void this.#saveOnServer(), SERVER_AFTER_MS)
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

  async #saveOnDevice(): Promise<void> {
    clearTimeout(this.#device)
    this.#device = undefined
    const text = this.#text
    await this.#places.saveOnDevice(text).then(
      () => this.#saved(text, 'device'),
      () => {},
    )
  }

  async #saveOnServer(): Promise<void> {
    this.#server = undefined
    const text = this.#text
    this.#saving = this.#places.saveOnServer(text).then(
      () => this.#saved(text, 'server'),
      () => this.#again(),
    )
    await this.#saving
  }

  /** Ignores saves of older texts. */
  #saved(text: string, place: 'device' | 'server'): void {
    if (text !== this.#text || this.#status.place === 'none') return
    const isKnown = place === 'device' && this.#status.place === 'server'
    if (!isKnown) this.#set({ place, at: this.#places.now(), ...(place === 'server' && { failed: false }) })
  }

  #again(): void {
    if (this.#isClosed || this.#status.place === 'none') return
    this.#set({ failed: true })
    this.#server ??= setTimeout(() => void this.#saveOnServer(), SERVER_AFTER_MS)
  }

  #set(changed: Partial<DraftStatus>): void {
    this.#status = { ...this.#status, ...changed }
    if (!this.#isClosed) this.#places.onStatus(this.#status)
  }
}
