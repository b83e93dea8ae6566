import { useSyncExternalStore } from 'react'

/** A value outside of components that lives as long as the page and notifies subscribers of changes. */
export class Store<Value> {
  #value: Value
  readonly #listeners = new Set<() => void>()

  constructor(value: Value) {
    this.#value = value
  }

  readonly get = (): Value => this.#value

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  change(changed: Partial<Value>): void {
    this.#value = { ...this.#value, ...changed }
    this.#listeners.forEach((listener) => listener())
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get)
}
