import { Store, useStore } from './store.ts'

/** The last target of each attacker, until the page is closed. */
const targets = new Store<{ readonly last: Readonly<Record<string, string>> }>({ last: {} })

export function useLastTarget(attacker: string | null): string | null {
  const { last } = useStore(targets)
  return attacker === null ? null : (last[attacker] ?? null)
}

export function rememberTarget(attacker: string, target: string): void {
  targets.change({ last: { ...targets.get().last, [attacker]: target } })
}
