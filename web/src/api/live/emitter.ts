type Listener<Values extends readonly unknown[]> = (...values: Values) => void

/** Calls listeners by the name of an event. `Events` has what each event passes to them: `{ ping: [by: string]; status: [] }`. */
export class Emitter<Events extends { readonly [Name in keyof Events]: readonly unknown[] }> {
  readonly #listeners: { [Name in keyof Events]?: Set<Listener<Events[Name]>> } = {}

  /** Returns a function that unsubscribes. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
    const listeners = (this.#listeners[name] ??= new Set())
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  emit<Name extends keyof Events>(name: Name, ...values: Events[Name]): void {
    this.#listeners[name]?.forEach((listener) => listener(...values))
  }
}
