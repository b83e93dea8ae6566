import { useSyncExternalStore } from 'react'

/** Every store. The references are weak because a component may create its own store. */
const stores = new Set<WeakRef<Store<unknown>>>()

/** A value outside components that lives as long as the page and notifies subscribers of changes. */
export class Store<Value> {
  #value: Value
  readonly #readInitial: () => Value
  readonly #listeners = new Set<() => void>()

  /** `readInitial` reads the value again for `reset` if the device stores it. */
  constructor(value: Value, readInitial: () => Value = () => value) {
    this.#value = value
    this.#readInitial = readInitial
    stores.add(new WeakRef(this))
  }

  readonly get = (): Value => this.#value

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  change(changed: Partial<Value>): void {
    this.#set({ ...this.#value, ...changed })
  }

  /** Restores the value of a page that has just loaded. */
  reset(): void {
    this.#set(this.#readInitial())
  }

  #set(value: Value): void {
    this.#value = value
    this.#listeners.forEach((listener) => listener())
  }
}

/** Gives each test the stores of a page that has just loaded. Clear the device's storage first. */
export function resetStores(): void {
  for (const store of stores) store.deref()?.reset()
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get)
}
